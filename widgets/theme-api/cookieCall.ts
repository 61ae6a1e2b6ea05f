import { deleteCookie, writeCookie } from '../../src/page/cookies'
import { readCookieText } from '../../src/page/readCookie'

const DAY = 24 * 60 * 60 * 1000

/**
 * The theme's `cookie(name)`, `cookie(name, value, days)` and `cookie(name, false)` (contract 0.5): reads, writes and deletes a cookie of
 * the whole site; values are not encoded. A page that has the call already keeps its own.
 */
export function offerCookieCall(): void {
  window.cookie ??= (name: string, value?: unknown, days?: number) => {
    // `null`, because callers compare with that.
    if (value === undefined) return readCookieText(name) ?? null
    if (value === false) deleteCookie(name)
    else writeCookie(name, String(value), days ? { expires: new Date(Date.now() + days * DAY) } : {})
    return value
  }
}
