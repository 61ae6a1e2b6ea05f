/** What jQuery keeps of a handler; it reads `handler` again for each event, so that can be replaced. */
export interface JQueryHandler {
  /** The data that the script gave to jQuery: an object, but also a string or a number. */
  data?: unknown
  /** The elements whose events the handler is for, where it is not for those of the element itself. */
  selector?: string
  handler(event: { originalEvent?: object }, ...more: unknown[]): unknown
}

/** The handlers of an element for one type, as jQuery keeps them: those with a selector come first, and jQuery counts them. */
interface JQueryHandlers extends Array<JQueryHandler> {
  delegateCount: number
}

/** The part of jQuery that shows its handlers. */
export interface ShowsHandlers {
  _data?(element: EventTarget, key: string): Record<string, JQueryHandlers> | undefined
}

/**
 * jQuery's own list of the handlers that it has on an element for a type of events; `undefined` where it has none, or does not show them.
 */
export function jQueryHandlers(
  jQuery: ShowsHandlers | undefined,
  element: EventTarget,
  type: string,
): JQueryHandlers | undefined {
  return jQuery?._data?.(element, 'events')?.[type]
}

/**
 * Has jQuery a click handler on an element in whose source a text stands? That tells of a script which an optimiser has merged into another
 * file.
 *
 * @param text what no minifier changes, such as the name of a call or of a class.
 * @param selector of the elements that the handler is for; absent: it is for the element itself.
 */
export function hasClickHandler(element: EventTarget | null, text: string, selector?: string): boolean {
  const handlers = (element && jQueryHandlers(window.jQuery, element, 'click')) ?? []
  return handlers.some((one) => one.selector === selector && String(one.handler).includes(text))
}

/**
 * Moves a handler before the others that jQuery has on an element for a type, within its group: with a selector, or without (decisions: Of
 * what jQuery tells a form ours hears first).
 */
export function putFirst(jQuery: ShowsHandlers, target: EventTarget, type: string, handler: unknown): void {
  const handlers = jQueryHandlers(jQuery, target, type)
  if (!handlers) return
  const at = handlers.findIndex((known) => known.handler === handler)
  if (at < 0) return
  const place = at < handlers.delegateCount ? 0 : handlers.delegateCount
  handlers.splice(place, 0, ...handlers.splice(at, 1))
}
