import { writeCookie } from '../../src/page/cookies'
import { readCookieText } from '../../src/page/readCookie'
import { bannersSettings } from './bannersSettings'

/** The theme's cookie, which its server may read, too. */
const COOKIE = 'flatsome_cookie_notice'

/** Milliseconds for which an acceptance is remembered: 365 days, as in the theme. */
const REMEMBERED_FOR = 365 * 86_400_000

/** Has the visitor accepted this version of the text? */
export function isCookieNoticeAccepted(): boolean {
  return readCookieText(COOKIE) === bannersSettings().bannerCookieVersion
}

/** Remembers that the text is accepted. Where cookies are off, the notice is back on the next page. */
export function rememberCookieNotice(): void {
  writeCookie(COOKIE, bannersSettings().bannerCookieVersion, { expires: new Date(Date.now() + REMEMBERED_FOR) })
}
