/**
 * What fails in libraries of ours on pages with Prototype.js or MooTools, and what does the same in its place (decisions: Libraries that
 * change the language).
 */
const CORRECTIONS = [
  {
    // Their `Array.from` knows no second argument: no slider would know its slides.
    file: /\/embla-carousel\.esm\.js$/,
    former: 'Array.from(Array(n), (_, i) => startAt + i)',
    next: '[...Array(n).keys()].map((i) => startAt + i)',
  },
  {
    // The `remove()` of Prototype.js throws for an element that is in no place: a lightbox would not finish closing.
    file: /\/photoswipe\.esm\.js$/,
    former: 'if (this.placeholder && this.placeholder.element) {',
    next: 'if (this.placeholder?.element?.parentNode) {',
  },
] as const

/**
 * The text of a file, corrected where it is one of those. Throws where such a file no longer says what is to be corrected, as in a newer
 * version of the library: then the correction is to be made anew, or to go.
 *
 * @param id the file's path.
 */
export function correctLibrary(code: string, id: string): string {
  const correction = CORRECTIONS.find(({ file }) => file.test(id))
  if (!correction) return code
  const { former, next } = correction
  if (!code.includes(former)) throw new Error(`${id} has no “${former}” any more: see build/correctLibrary.ts`)
  return code.replace(former, next)
}
