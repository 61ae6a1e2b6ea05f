import { wrap } from './pluginEvents'
import { jQueryNow } from './whenJQuery'

/** The part of jQuery that asks its handlers. */
type JQuery = (target: EventTarget) => { triggerHandler(name: string, args: unknown[]): unknown }

/**
 * Asks whether something may happen (contract 1.2): a jQuery handler vetoes by returning `false`, a native one by `preventDefault()`.
 *
 * @returns false where it was vetoed.
 */
export function mayHappen(name: string, args: readonly unknown[], target: EventTarget = document.body): boolean {
  const jQuery = jQueryNow<JQuery>()
  if (!jQuery) return target.dispatchEvent(new CustomEvent(name, { cancelable: true, detail: args }))
  try {
    return jQuery(target).triggerHandler(name, wrap(name, args, target, jQuery)) !== false
  } catch (error) {
    // A handler that throws has not vetoed.
    reportError(error)
    return true
  }
}
