import { decoded } from './decoded'

/** The value of a cookie as it stands in the browser; `undefined` where it is not there or the page may not read cookies. Never throws. */
export function readCookieText(name: string): string | undefined {
  try {
    const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
    return found?.slice(name.length + 1)
  } catch {
    return undefined
  }
}

/**
 * Reads a cookie; the empty string where it is not there or the page may not read cookies. Values that are not percent-encoded well are
 * returned as they stand. Never throws. Apart from `cookies.ts`, because the core reads cookies and needs nothing else of them.
 */
export function readCookie(name: string): string {
  return decoded(readCookieText(name) ?? '')
}
