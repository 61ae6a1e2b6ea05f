import { readCookie, writeCookie } from '../../page/cookies'
import { dispatch } from '../../page/events'

const HIDDEN = 'hidden'

/** The cookie of a notice (contract 9.5). The id is a hash; what a cookie's name cannot hold is encoded. */
function cookieOf({ dataset: { noticeId = '' } }: HTMLElement): string {
  return `store_notice${encodeURIComponent(noticeId)}`
}

/** Has the shopper dismissed this text? Another one has another id (behaviour banners.store-notice.other-notice-still-shows). */
export function isStoreNoticeDismissed(notice: HTMLElement): boolean {
  return readCookie(cookieOf(notice)) === HIDDEN
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
