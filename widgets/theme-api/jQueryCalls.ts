import { forEachJQuery } from '../../src/bridge/whenJQuery'
import type { JQuery } from '../../src/slider/flickityCall'
import { offerEarlyFlickity } from './earlyFlickity'
import { offerLightboxCalls } from './lightboxCalls'
import { noticeScroll } from './noticeScroll'
import type { JQueryLightbox } from './openItems'
import { type JQueryScroll, offerScrollTo } from './scrollCall'

/** The part of jQuery that these calls are added to. */
type JQueryCalls = JQuery & JQueryLightbox & JQueryScroll & { scroll_to_notices?: unknown }

/** Adds the missing calls to a jQuery; existing calls stay. */
function addTo(jQuery: JQueryCalls): undefined {
  offerLightboxCalls(jQuery)
  offerEarlyFlickity(jQuery)
  offerScrollTo(jQuery)
  // Replaced in any case: the theme replaces the shop's scroll, and the source's rules win over both.
  jQuery.scroll_to_notices = noticeScroll(jQuery)
}

/**
 * Adds to jQuery the calls of lightboxes, sliders and scrolling, which inline HTML, child themes and the shop's scripts use
 * (contract 0.5, 9.2, 9.4). jQuery may come later than our script, and another after it.
 *
 * @returns a function that stops waiting for another; what has been added stays.
 */
export function offerJQueryCalls(): () => void {
  return forEachJQuery(addTo)
}
