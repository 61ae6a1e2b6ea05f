import { parsedUrl } from './address'
import { report } from './report'

/**
 * Checks an address that the server handed us (decisions: Addresses from the server are checked): only http and https, never `javascript:`.
 *
 * @returns the absolute address, as the browser makes it of a link's (a page may have a `<base>`), or `undefined` where it is not usable; a
 *   forbidden scheme is reported.
 */
export function safeUrl(address: unknown): string | undefined {
  if (typeof address !== 'string' || !address) return
  const url = parsedUrl(address, document.baseURI)
  if (!url) return
  if (/^https?:$/.test(url.protocol)) return url.href
  report('address-unsafe', null, address)
  return
}

/**
 * Goes to an address, if it is safe.
 *
 * @returns whether it went.
 */
export function goTo(address: unknown): boolean {
  const url = safeUrl(address)
  if (url) location.assign(url)
  return !!url
}
