import { readWrittenCookie, writeCookie } from '../../src/page/cookies'

const HIDDEN = 'hidden'

/** The name of a notice's cookie (contract 9.5). The id is a hash of the text. */
function cookieOf({ dataset: { noticeId = '' } }: HTMLElement): string {
  return `store_notice${noticeId}`
}

/** Has the shopper dismissed this text? Another text has another id (behaviour banners.store-notice.other-notice-still-shows). */
export function isStoreNoticeDismissed(notice: HTMLElement): boolean {
  return readWrittenCookie(cookieOf(notice)) === HIDDEN
}

/**
 * Remembers until the browser's session ends that a notice is dismissed (behaviour banners.store-notice.dismiss-sets-cookie). Where
 * cookies are off it is back on the next page.
 */
export function rememberStoreNotice(notice: HTMLElement): void {
  writeCookie(cookieOf(notice), HIDDEN)
}
