/** The handlers of an element for one type, as jQuery keeps them: those with a selector stand in front, and are counted. */
interface Handlers extends Array<{ handler: unknown }> {
  delegateCount: number
}

/** As much of jQuery as shows its handlers. */
export interface JQueryInternals {
  _data?(target: EventTarget, key: string): Record<string, Handlers> | undefined
}

/** Puts a handler in front of the others that jQuery has on an element, in its group: with a selector, or without. */
export function putFirst(
  jQuery: JQueryInternals,
  target: EventTarget,
  types: readonly string[],
  handler: unknown,
): void {
  const events = jQuery._data?.(target, 'events')
  for (const type of types) {
    const handlers = events?.[type]
    if (!handlers) continue
    const at = handlers.findIndex((known) => known.handler === handler)
    const place = at < handlers.delegateCount ? 0 : handlers.delegateCount
    handlers.splice(place, 0, ...handlers.splice(at, 1))
  }
}
