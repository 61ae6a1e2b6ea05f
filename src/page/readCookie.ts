import { decoded } from './address'

/** All cookies of the page, not decoded; the empty string where it may not read any. Never throws. */
export function readCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

/**
 * The value of a cookie in a list, not decoded; `undefined` where it is not there. If there are two of one name, for different domains, the
 * first counts.
 *
 * @param cookies as in `document.cookie`.
 */
export function findCookie(cookies: string, name: string): string | undefined {
  const found = cookies.split(/; */).find((cookie) => cookie.startsWith(`${name}=`))
  return found?.slice(name.length + 1)
}

/** The value of a cookie in the browser, not decoded; `undefined` where it is not there or the page may not read cookies. Never throws. */
export function readCookieText(name: string): string | undefined {
  return findCookie(readCookies(), name)
}

/**
 * Reads a cookie; the empty string where it is not there or the page may not read cookies. Values that are not validly percent-encoded are
 * returned as they are. Never throws. Not in `cookies.ts`, because the core reads cookies and needs nothing else of that.
 */
export function readCookie(name: string): string {
  return decoded(readCookieText(name) ?? '')
}
