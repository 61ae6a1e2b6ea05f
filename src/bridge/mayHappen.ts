import { wrap } from './pluginEvents'
import { jQueryNow } from './whenJQuery'

/** The part of jQuery that asks its handlers. */
type JQuery = (target: EventTarget) => { triggerHandler(name: string, args: unknown[]): unknown }

/**
 * Asks at the body whether something may happen (contract 1.2): a jQuery handler vetoes by returning `false`, a native one by
 * `preventDefault()`.
 *
 * @returns false where it was vetoed.
 */
export function mayHappen(name: string, args: readonly unknown[]): boolean {
  const { body } = document
  const jQuery = jQueryNow<JQuery>()
  if (!jQuery) return body.dispatchEvent(new CustomEvent(name, { cancelable: true, detail: args }))
  try {
    return jQuery(body).triggerHandler(name, wrap(name, args, body, jQuery)) !== false
  } catch (error) {
    // A handler that throws has not vetoed.
    reportError(error)
    return true
  }
}
