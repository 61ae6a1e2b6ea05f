import { forEachJQuery } from '../../src/bridge/whenJQuery'
import { scrollLater } from './scrollLater'

/** The part of jQuery that finds notices, and has the call that scrolls to them. */
interface JQuery {
  (notices: unknown): ArrayLike<Element | undefined>
  scroll_to_notices?: unknown
}

/** The call that scrolls to the first of some notices (contract 9.4). */
export function noticeScroll(jQuery: JQuery): (notices: unknown) => void {
  return (notices) => {
    const notice = jQuery(notices)[0]
    scrollLater(({ scrollToElement, TO_NOTICE }) => {
      if (notice instanceof HTMLElement) scrollToElement(notice, TO_NOTICE)
    })
  }
}

/**
 * Adds to jQuery the call of the shop's general script, on all pages where that script is gone: besides the shop's scripts for cart and
 * checkout, payment methods use it, on product pages, too, and fail where it is missing. A service: it belongs to no element.
 *
 * @returns a function that stops waiting for another jQuery; what has been added stays.
 */
export function offerNoticeScroll(): () => void {
  return forEachJQuery<JQuery>((jQuery) => {
    jQuery.scroll_to_notices ??= noticeScroll(jQuery)
    return undefined
  })
}
