import { decoded } from './decoded'

/** All cookies of the page as they stand; the empty string where it may not read any. Never throws. */
export function readCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

/**
 * The value of a cookie as it stands among others; `undefined` where it is not there. Of two of one name, set for different domains, the
 * first counts.
 *
 * @param cookies as in `document.cookie`.
 */
export function findCookie(cookies: string, name: string): string | undefined {
  const found = cookies.split(/; */).find((cookie) => cookie.startsWith(`${name}=`))
  return found?.slice(name.length + 1)
}

/** The value of a cookie as it stands in the browser; `undefined` where it is not there or the page may not read cookies. Never throws. */
export function readCookieText(name: string): string | undefined {
  return findCookie(readCookies(), name)
}

/**
 * Reads a cookie; the empty string where it is not there or the page may not read cookies. Values that are not percent-encoded well are
 * returned as they stand. Never throws. Apart from `cookies.ts`, because the core reads cookies and needs nothing else of them.
 */
export function readCookie(name: string): string {
  return decoded(readCookieText(name) ?? '')
}
