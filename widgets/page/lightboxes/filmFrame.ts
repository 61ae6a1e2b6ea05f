/** The frame in which a film of YouTube plays, known by its name there; the site learns nothing of the shopper before. */
export function youtubeFrame(film: string): string {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(film)}?autoplay=1`
}

/**
 * The frame in which a film of Vimeo plays: by its number, and an unlisted one by what stands behind that, or is `h`, in the address that
 * was handed on. Pages of Vimeo that are named by words cannot be played.
 */
function vimeoFrame({ pathname, searchParams }: URL): string | undefined {
  const [, film, unlisted = searchParams.get('h')] = /\/(\d+)(?:\/([\da-f]+))?\/?$/.exec(pathname) ?? []
  const hash = unlisted ? `h=${encodeURIComponent(unlisted)}&` : ''
  return film && `https://player.vimeo.com/video/${film}?${hash}autoplay=1`
}

/**
 * The frame in which the film of an address plays, on a site of films that is known (contract 11.5).
 *
 * @param address absolute, already checked for safety.
 * @returns undefined for addresses of other sites, which may still be those of a film's file.
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

/** Can the film of an address be played over the page: in a frame, or because it is a file that browsers play? */
export function isFilm(address: string): boolean {
  return !!filmFrame(address) || /\.(mp4|webm|ogv|m4v)\b/i.test(address)
}
