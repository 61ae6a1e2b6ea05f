/**
 * The pictures of a gallery, read from what shows them or leads to them; what shows none is left out.
 *
 * @param read returns `undefined` for what shows no picture that may be opened.
 * @param asked what the shopper asked for.
 * @returns them, and the place of the asked one among them, counted from 0; -1 where it is not there.
 */
export function collectPictures<Source extends object, Picture extends object>(
  sources: readonly Source[],
  read: (source: Source) => Picture | undefined,
  asked: Source | undefined,
): { pictures: Picture[]; startAt: number } {
  const all = sources.map(read)
  const pictures = all.filter((picture) => !!picture)
  const first = asked && all[sources.indexOf(asked)]
  return { pictures, startAt: first ? pictures.indexOf(first) : -1 }
}
