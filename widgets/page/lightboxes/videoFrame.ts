/** The address of the frame for a YouTube video, by the video's id, on the domain that sets no cookies before the video is played. */
export function youtubeFrame(video: string): string {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(video)}?autoplay=1`
}

/**
 * The address of the frame for a Vimeo video: by its number, and for an unlisted video by the hash after that, or in the parameter `h`.
 * Vimeo pages that are named by words cannot be played.
 */
function vimeoFrame({ pathname, searchParams }: URL): string | undefined {
  const [, video, unlisted = searchParams.get('h')] = /\/(\d+)(?:\/([\da-f]+))?\/?$/.exec(pathname) ?? []
  const hash = unlisted ? `h=${encodeURIComponent(unlisted)}&` : ''
  return video && `https://player.vimeo.com/video/${video}?${hash}autoplay=1`
}

/** A site by whatever name of it. */
const siteOf = (hostname: string) => hostname.replace(/^(www|m)\./, '')

/** Is a video the file that browsers play? */
function isFile(address: string): boolean {
  return /\.(mp4|webm|ogv|m4v)\b/i.test(address)
}

/**
 * The address of the frame for a video: on the video sites that are known, and for a link that the shop has marked as one to a video, on
 * any other site (contract 11.5).
 *
 * @param address absolute, already checked for safety.
 * @param link the link to it.
 * @returns `undefined` where there is none; the address may still be that of a video's file.
 */
export function videoFrame(address: string, link: Element): string | undefined {
  const url = new URL(address)
  const { hostname, pathname, protocol, searchParams } = url
  const site = siteOf(hostname)
  const last = pathname.split('/').findLast(Boolean) ?? ''
  if (/^youtube(-nocookie)?\.com$/.test(site)) return youtubeFrame(searchParams.get('v') ?? last)
  if (site === 'youtu.be') return youtubeFrame(last)
  if (/(^|\.)vimeo\.com$/.test(site)) return vimeoFrame(url)
  const isElsewhere = protocol === 'https:' && site !== siteOf(location.hostname)
  return isElsewhere && link.matches('a.open-video') && !isFile(address) ? address : undefined
}

/** Can the video that a link leads to be played over the page: in a frame, or as a file? */
export function isVideo(address: string, link: Element): boolean {
  return !!videoFrame(address, link) || isFile(address)
}
