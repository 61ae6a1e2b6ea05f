import { whenJQuery } from './whenJQuery'

/** A click as jQuery hands it to listeners; without an `originalEvent` it was made by a script. */
interface Click {
  target: EventTarget
  originalEvent?: Event
  isDefaultPrevented(): boolean
}

/** The part of jQuery that listens for clicks. */
type JQuery = (target: EventTarget) => Record<'on' | 'off', (type: string, handler: (click: Click) => void) => void>

/** Gets the link, and whether a jQuery listener has prevented the click: then somebody handles it already. */
type LinkListener = (link: HTMLElement, isPrevented: boolean) => unknown

/**
 * Listens for the clicks that scripts make on links through jQuery, as in `jQuery('.reset_variations').trigger('click')`. On all other
 * elements jQuery also makes a native click; on links only jQuery's own listeners hear of it (contract 0.2).
 *
 * @param target the element that contains the links.
 * @returns a function that stops listening.
 */
export function listenToLinkClicks(target: EventTarget, listener: LinkListener): () => void {
  return whenJQuery<JQuery>((jQuery) => {
    const hear = (click: Click) => {
      if (!click.originalEvent && click.target instanceof HTMLAnchorElement)
        listener(click.target, click.isDefaultPrevented())
    }
    jQuery(target).on('click', hear)
    return () => jQuery(target).off('click', hear)
  })
}
