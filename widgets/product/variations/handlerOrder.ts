/** The handlers of an element for one type, as jQuery keeps them: those with a selector stand in front, and are counted. */
interface Handlers extends Array<{ handler: unknown }> {
  delegateCount: number
}

/** As much of jQuery as shows its handlers. */
interface JQueryInternals {
  _data?(target: EventTarget, key: string): Record<string, Handlers> | undefined
}

/**
 * Puts a handler in front of the others that jQuery has on an element for a type, in its group: with a selector, or without (decisions: Of
 * what jQuery tells a form ours hears first).
 */
export function putFirst(jQuery: JQueryInternals, target: EventTarget, type: string, handler: unknown): void {
  const handlers = jQuery._data?.(target, 'events')?.[type]
  if (!handlers) return
  const at = handlers.findIndex((known) => known.handler === handler)
  if (at < 0) return
  const place = at < handlers.delegateCount ? 0 : handlers.delegateCount
  handlers.splice(place, 0, ...handlers.splice(at, 1))
}
