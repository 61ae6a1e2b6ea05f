import { forEachJQuery } from './whenJQuery'

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
function listenToScripts(target: EventTarget, type: string, listener: ScriptListener): () => void {
  return forEachJQuery<JQuery>((jQuery) => {
    const hear = (event: ScriptEvent) => {
      if (!event.originalEvent) listener(event)
    }
    jQuery(target).on(type, hear)
    return () => jQuery(target).off(type, hear)
  })
}

/**
 * Listens for the clicks that scripts make on links through jQuery, as in `jQuery('.reset_variations').trigger('click')`. On all other
 * elements jQuery also makes a native click; on links only jQuery's own listeners hear of it (contract 0.2).
 *
 * @param target the element that contains the links.
 * @param listener gets the link, and whether a jQuery listener has prevented the click: then somebody handles it already.
 * @returns a function that stops listening.
 */
export function listenToLinkClicks(
  target: EventTarget,
  listener: (link: HTMLElement, isPrevented: boolean) => unknown,
): () => void {
  return listenToScripts(target, 'click', (click) => {
    if (click.target instanceof HTMLAnchorElement) listener(click.target, click.isDefaultPrevented())
  })
}

/**
 * Listens for the changes that scripts announce through jQuery, as another plugin's plus and minus do: `.val(3).trigger('change')`. jQuery
 * makes no native event of them (contract 0.2).
 *
 * @param target the element that contains the fields.
 * @param listener gets the field that has another value now.
 * @returns a function that stops listening.
 */
export function listenToScriptChanges(target: EventTarget, listener: (field: HTMLInputElement) => unknown): () => void {
  return listenToScripts(target, 'change', (change) => {
    if (change.target instanceof HTMLInputElement) listener(change.target)
  })
}
