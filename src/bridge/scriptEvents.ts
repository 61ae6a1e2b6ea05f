import { whenJQuery } from './whenJQuery'

/** An event as jQuery hands it to listeners; without an `originalEvent` a script has made it. */
interface ScriptEvent {
  target: EventTarget
  originalEvent?: Event
  isDefaultPrevented(): boolean
}

type ScriptListener = (event: ScriptEvent) => unknown

/** The part of jQuery that listens. */
type JQuery = (target: EventTarget) => Record<'on' | 'off', (type: string, handler: ScriptListener) => void>

/**
 * Listens for events that scripts make through jQuery. Of most of them no native listener hears.
 *
 * @returns a function that stops listening.
 */
export function listenToScripts(target: EventTarget, type: string, listener: ScriptListener): () => void {
  return whenJQuery<JQuery>((jQuery) => {
    const hear = (event: ScriptEvent) => {
      if (!event.originalEvent) listener(event)
    }
    jQuery(target).on(type, hear)
    return () => jQuery(target).off(type, hear)
  })
}
