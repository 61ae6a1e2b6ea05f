import { findCookie, readCookies } from '../../../src/page/readCookie'

/** The tracker's cookies, without the `sbjs_` in front of their names (contract 12.1). */
export const cookieNames = [
  'current',
  'current_add',
  'first',
  'first_add',
  'session',
  'udata',
  'promo',
  'migrations',
] as const

/** One of the tracker's cookies. */
export type CookieName = (typeof cookieNames)[number]

/** Sets or deletes a cookie, by a line as `document.cookie` takes it. Where the page may not use cookies, nothing happens. */
export function writeCookieLine(line: string): void {
  try {
    // Not the Cookie Store API: it is asynchronous, and the next page must find what this one has written.
    Object.assign(document, { cookie: line })
  } catch {}
}

/** A host without the `www.` in front of it. */
export function withoutWww(host: string): string {
  return host.replace(/^www\./i, '')
}

/**
 * Deletes the tracker's cookies, whichever of the shop's domains they were set for (contract 9.3).
 *
 * @param domain the configured domain; empty: none.
 */
export function removeCookies(domain: string): void {
  const { hostname } = location
  const cookies = readCookies()
  for (const name of cookieNames.filter((known) => findCookie(cookies, `sbjs_${known}`) !== undefined))
    for (const setFor of [domain, withoutWww(hostname), hostname, ''])
      writeCookieLine(`sbjs_${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT${setFor && `;domain=.${setFor}`}; path=/`)
}
