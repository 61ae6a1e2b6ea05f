import { jQueryNow } from './whenJQuery'

/** The part of jQuery that stores data. */
type JQuery = (element: Element) => { data(): Record<string, unknown> }

/**
 * What other plugins stored on an element with `jQuery(element).data(key, value)`; empty where the page has no jQuery, or Zepto in its
 * place, whose `data()` fails without a name.
 */
export function storedData(element: Element): Record<string, unknown> {
  const jQuery = jQueryNow<JQuery>()
  return jQuery?.fn.jquery ? jQuery(element).data() : {}
}
