/** The address of the frame for a YouTube film, by the film's id, on the domain that sets no cookies before the film is played. */
export function youtubeFrame(film: string): string {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(film)}?autoplay=1`
}

/**
 * The address of the frame for a Vimeo film: by its number, and for an unlisted film by the hash after that, or in the parameter `h`. Vimeo
 * pages that are named by words cannot be played.
 */
function vimeoFrame({ pathname, searchParams }: URL): string | undefined {
  const [, film, unlisted = searchParams.get('h')] = /\/(\d+)(?:\/([\da-f]+))?\/?$/.exec(pathname) ?? []
  const hash = unlisted ? `h=${encodeURIComponent(unlisted)}&` : ''
  return film && `https://player.vimeo.com/video/${film}?${hash}autoplay=1`
}

/**
 * The address of the frame for a film, on the video sites that are known (contract 11.5).
 *
 * @param address absolute, already checked for safety.
 * @returns `undefined` for other sites; the address may still be that of a film's file.
 */
export function filmFrame(address: string): string | undefined {
  const url = new URL(address)
  const { hostname, pathname, searchParams } = url
  const site = hostname.replace(/^(www|m)\./, '')
  const last = pathname.split('/').findLast(Boolean) ?? ''
  if (/^youtube(-nocookie)?\.com$/.test(site)) return youtubeFrame(searchParams.get('v') ?? last)
  if (site === 'youtu.be') return youtubeFrame(last)
  if (/(^|\.)vimeo\.com$/.test(site)) return vimeoFrame(url)
  return
}

/** Can the film at this address be played over the page: in a frame, or as a file that browsers play? */
export function isFilm(address: string): boolean {
  return !!filmFrame(address) || /\.(mp4|webm|ogv|m4v)\b/i.test(address)
}
