import { jQueryHandlers, type ShowsHandlers } from '../page/jQueryHandlers'

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
