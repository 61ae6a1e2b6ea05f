/** What jQuery knows of a handler; it looks up `handler` anew for each event. */
export interface JQueryHandler {
  /** Whatever the script has handed to jQuery: an object, or a word or number just as well. */
  data?: unknown
  /** For whose events the handler is, where it was not asked for those of the element itself. */
  selector?: string
  handler(event: { originalEvent?: object }, ...more: unknown[]): unknown
}

/** The handlers of an element for one type, as jQuery keeps them: those with a selector stand in front, and are counted. */
export interface JQueryHandlers extends Array<JQueryHandler> {
  delegateCount: number
}

/** As much of jQuery as shows its handlers. */
export interface ShowsHandlers {
  _data?(element: EventTarget, key: string): Record<string, JQueryHandlers> | undefined
}

/** jQuery's own list of the handlers that it has on an element for a type of events; `undefined` where it has none, or does not show them. */
export function jQueryHandlers(
  jQuery: ShowsHandlers | undefined,
  element: EventTarget,
  type: string,
): JQueryHandlers | undefined {
  return jQuery?._data?.(element, 'events')?.[type]
}
