import { readWrittenCookie, writeCookie } from '../../src/page/cookies'
import { dispatch } from '../../src/page/events'

const HIDDEN = 'hidden'

/** The cookie of a notice (contract 9.5). The id is a hash. */
function cookieOf({ dataset: { noticeId = '' } }: HTMLElement): string {
  return `store_notice${noticeId}`
}

/** Has the shopper dismissed this text? Another one has another id (behaviour banners.store-notice.other-notice-still-shows). */
export function isStoreNoticeDismissed(notice: HTMLElement): boolean {
  return readWrittenCookie(cookieOf(notice)) === HIDDEN
}

/**
 * Hides a notice and remembers it until the browser's session ends (behaviours banners.store-notice.dismiss-*). Where cookies are off it
 * is back on the next page.
 */
export function dismissStoreNotice(notice: HTMLElement): void {
  writeCookie(cookieOf(notice), HIDDEN)
  notice.style.display = 'none'
  dispatch(
    'shop-islands:banner-dismissed',
    { banner: 'store-notice', isRemembered: isStoreNoticeDismissed(notice) },
    notice,
  )
}
