import { jQueryHandlers, type ShowsHandlers } from '../page/jQueryHandlers'
import { whenReady } from '../page/whenReady'
import { whenJQuery } from './whenJQuery'

/** The part of jQuery that adds a handler and shows those that were added. */
interface JQuery extends ShowsHandlers {
  (place: Element): Record<'on', (type: string, selector: string, handler: (event: Raised) => void) => void>
}

/** What we read of the event that jQuery hands to a handler. */
interface Raised {
  currentTarget: Element
}

/** A handler of ours that stands in for one of the shop's. */
interface HandlerStandIn {
  /** Was it put on this element? */
  isPutOn(place: Element): boolean
  /** Was it put on this element and then taken off by another script, which does the same in its own way? */
  isTakenOff(place: Element): boolean
  /** Is it taken off any element of the page, or was it at a click, or when this was last asked? */
  isAnyTakenOff(): boolean
  /** Is there another handler of its kind that sends a form? That is the shop's own, also where an optimiser has merged its file. */
  isBesideSender(): boolean
}

/**
 * Adds a jQuery handler where one of the shop's own scripts had its own, and as early: when the page is ready and has jQuery. A script that
 * takes off the shop's handler then takes off this one, too (decisions: Who removes; decisions: Where another order is heard). It stays for
 * as long as the page.
 *
 * @param places which elements, of those that the page has then.
 * @param selector the elements whose events the shop's handler was for.
 * @param act gets the element that the event is for; absent where nothing is to be done.
 */
export function standInForHandler(
  places: string,
  type: string,
  selector: string,
  act?: (element: Element) => void,
): HandlerStandIn {
  // A second jQuery that comes later has no such handler: remember which one has it.
  const putBy = new WeakMap<Element, JQuery>()
  const handler = ({ currentTarget }: Raised) => act?.(currentTarget)
  const isTakenOff = (place: Element) => {
    const jQuery = putBy.get(place)
    return !!jQuery?._data && !jQueryHandlers(jQuery, place, type)?.some((known) => known.handler === handler)
  }
  let wasTakenOff = false
  const isAnyTakenOff = () => {
    wasTakenOff ||= [...document.querySelectorAll(places)].some(isTakenOff)
    return wasTakenOff
  }
  const isBesideSender = () =>
    [...document.querySelectorAll(places)].some((place) =>
      jQueryHandlers(window.jQuery, place, type)?.some(
        (known) => known.selector === selector && known.handler !== handler && /submit/i.test(String(known.handler)),
      ),
    )
  const put = () =>
    whenJQuery<JQuery>((jQuery) => {
      for (const place of document.querySelectorAll(places)) {
        jQuery(place).on(type, selector, handler)
        putBy.set(place, jQuery)
      }
      // Asked while the element is there: jQuery takes the handlers off what leaves, too, as when a filter replaces it after a click.
      document.addEventListener('click', isAnyTakenOff, true)
      return undefined
    })
  // A second copy of the script adds none, or everything would be done twice. This runs before the script sets its own global, so a global
  // that is there belongs to the first copy.
  if (!('shopIslands' in window)) whenReady(put)
  return {
    isPutOn: (place) => putBy.has(place),
    isTakenOff,
    isAnyTakenOff,
    isBesideSender,
  }
}
