import { jQueryHandlers, type ShowsHandlers } from '../page/jQueryHandlers'
import { whenReady } from '../page/whenReady'
import { whenJQuery } from './whenJQuery'

/** As much of jQuery as keeps a handler, and shows those that it keeps. */
interface JQuery extends ShowsHandlers {
  (place: Element): Record<'on', (type: string, selector: string, handler: (event: Raised) => void) => void>
}

/** What jQuery hands to a handler, as much of it as is read. */
interface Raised {
  currentTarget: Element
}

/** A handler of ours in the place of one of the shop's. */
export interface HandlerStandIn {
  /** Was it put on this element? */
  isPutOn(place: Element): boolean
  /** Was it, and has somebody taken it off since, who does the same in a way of their own? */
  isTakenOff(place: Element): boolean
}

/**
 * Puts a handler into jQuery where one of the shop's own scripts had its, as soon as the page is ready and has jQuery, which is as early as
 * that: whoever takes that one off takes this one off, too (decisions: Who removes; decisions: Where another order is heard). It stays for as long as the page.
 *
 * @param places which elements, of those that the page has then.
 * @param selector for whose events the shop's handler was.
 * @param act gets the element whose event it is; absent where nothing is to be done.
 */
export function standInForHandler(
  places: string,
  type: string,
  selector: string,
  act?: (element: Element) => void,
): HandlerStandIn {
  // Another jQuery that comes later knows nothing of it.
  const putBy = new WeakMap<Element, JQuery>()
  const handler = ({ currentTarget }: Raised) => act?.(currentTarget)
  const put = () =>
    whenJQuery<JQuery>((jQuery) => {
      for (const place of document.querySelectorAll(places)) {
        jQuery(place).on(type, selector, handler)
        putBy.set(place, jQuery)
      }
      return undefined
    })
  // A second copy of the script puts none, or the same would be done twice. It has not been installed yet, so the name is the first one's.
  if (!('shopIslands' in window)) whenReady(put)
  return {
    isPutOn: (place) => putBy.has(place),
    isTakenOff(place) {
      const jQuery = putBy.get(place)
      return !!jQuery?._data && !jQueryHandlers(jQuery, place, type)?.some((known) => known.handler === handler)
    },
  }
}
