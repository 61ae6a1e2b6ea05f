import { whenJQuery } from '../../src/bridge/whenJQuery'
import type { JQuery } from '../../src/slider/flickityCall'
import { installEarlyFlickity } from './earlyFlickity'
import { installLightboxCalls, type JQueryLightbox } from './lightboxCalls'
import { noticeScroll } from './noticeScroll'

/** As much of jQuery as these calls are added to. */
type JQueryCalls = JQuery & JQueryLightbox & { scroll_to_notices?: unknown }

/** Adds what is missing to the jQuery of the moment; its own calls stay. */
function addTo(jQuery: JQueryCalls): undefined {
  installLightboxCalls(jQuery)
  installEarlyFlickity(jQuery)
  // The theme replaces the shop's scroll; the source's wins over both.
  jQuery.scroll_to_notices = noticeScroll(jQuery)
}

/**
 * The calls of lightboxes and sliders and the scroll to notices that inline HTML, child themes and the shop's scripts make on jQuery
 * (contract 0.5, 9.2, 9.4), which may be there later than we are.
 */
export function installJQueryCalls(): void {
  whenJQuery(addTo)
}
