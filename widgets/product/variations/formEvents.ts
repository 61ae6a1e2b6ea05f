import { emit, onPluginEvent } from '../../../src/bridge/pluginEvents'
import { putFirst } from '../../../src/page/jQueryHandlers'
import { ATTRIBUTE_SELECT } from '../form/formSelectors'

/** The events between a form and the other scripts of the page (contract 5.7). */
export interface FormEvents {
  /** Raises an event, on the form where no target is given. */
  tell(name: string, args?: readonly unknown[], target?: Element): void
  /**
   * Handles events that other scripts raise on the form; those that we raise ourselves are ignored. Of `change` events only those of the
   * attributes' selects count. Former handlers are removed.
   *
   * @param requests the handlers, by event name.
   */
  hear(requests: Readonly<Record<string, (...args: unknown[]) => void>>): void
  /** Removes the handlers. */
  stop(): void
}

/**
 * The events for which the shop's script uses its namespace. Other scripts raise them for that namespace, and take off its listeners where
 * they follow the choice themselves.
 */
const NAMED = /^(change|found_variation|check_variations|update_variation_values)$/

/**
 * Makes what a form tells other scripts and hears from them, through jQuery where the page has it.
 *
 * @param fail takes the form's island off after an error.
 */
export function createFormEvents(form: HTMLElement, fail: (error: unknown) => void): FormEvents {
  const raising = new Set<string>()
  const stops: (() => void)[] = []
  const stop = () => {
    for (const stopOne of stops.splice(0)) stopOne()
  }
  return {
    tell(name, args = [], target = form) {
      const isNested = raising.has(name)
      raising.add(name)
      emit(name, args, target)
      if (!isNested) raising.delete(name)
    },
    hear(requests) {
      stop()
      for (const [name, answer] of Object.entries(requests)) {
        const hear = (...args: unknown[]) => {
          try {
            if (!raising.has(name)) answer(...args)
          } catch (error) {
            fail(error)
          }
        }
        const selector = name === 'change' ? ATTRIBUTE_SELECT : undefined
        const named = name.replace(NAMED, '$1.wc-variation-form')
        const joined = (jQuery: object, handler: unknown) => putFirst(jQuery, form, name, handler)
        stops.push(onPluginEvent(named, hear, form, { selector, joined }))
      }
    },
    stop,
  }
}
