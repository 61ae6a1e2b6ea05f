import { forEachJQuery } from '../../src/bridge/whenJQuery'
import { loadOnce } from '../../src/page/loadOnce'
import { report } from '../../src/page/report'

/** The part of jQuery that finds notices, and has the call that scrolls to them. */
interface JQuery {
  (notices: unknown): ArrayLike<Element | undefined>
  scroll_to_notices?: unknown
}

const loadScroll = loadOnce(() => import('../../src/page/scroll'))

/** The call that scrolls to the first of some notices (contract 9.4). */
export function noticeScroll(jQuery: JQuery): (notices: unknown) => void {
  return (notices) => {
    const [notice] = Array.from(jQuery(notices))
    const scroll = ({ scrollToElement, TO_NOTICE }: typeof import('../../src/page/scroll')) => {
      if (notice instanceof HTMLElement) scrollToElement(notice, TO_NOTICE)
    }
    loadScroll().then(scroll, (error) => report('chunk-failed', null, error))
  }
}

/**
 * Adds to jQuery the call of the shop's general script, on all pages where that script is gone: besides the shop's scripts for cart and
 * checkout, payment methods use it, on product pages, too, and fail where it is missing. A service: it belongs to no element.
 */
export function offerNoticeScroll(): undefined {
  forEachJQuery<JQuery>((jQuery) => {
    jQuery.scroll_to_notices ??= noticeScroll(jQuery)
    return undefined
  })
}
