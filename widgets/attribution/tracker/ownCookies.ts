import { type CookieName, cookieNames } from './cookieNames'

/** The page's cookies as they stand; empty where the page may not read any. */
export function readCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

/** Sets or deletes a cookie. Where the page may not, nothing happens. */
export function writeCookie(line: string): void {
  try {
    // Not the Cookie Store: it is asynchronous, and the next page must find what this one has written.
    Object.assign(document, { cookie: line })
  } catch {}
}

/** A host without the `www.` in front of it. */
export function withoutWww(host: string): string {
  return host.replace(/^www\./i, '')
}

/** The value of one of the tracker's cookies, as it was stored. Of two of one name, set for different domains, the first counts. */
export function findCookie(cookies: string, name: CookieName): string | undefined {
  const start = `sbjs_${name}=`
  return cookies
    .split(/; */)
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length)
}

/**
 * Deletes the tracker's cookies, whichever of the shop's domains they were set for (contract 9.3).
 *
 * @param domain the one that is configured; empty: none is.
 */
export function removeCookies(domain: string): void {
  const { hostname } = location
  const cookies = readCookies()
  for (const name of cookieNames.filter((known) => findCookie(cookies, known) !== undefined))
    for (const setFor of [domain, withoutWww(hostname), hostname, ''])
      writeCookie(`sbjs_${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT${setFor && `;domain=.${setFor}`}; path=/`)
}
