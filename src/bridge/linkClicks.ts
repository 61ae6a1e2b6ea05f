import { whenJQuery } from './whenJQuery'

/** A click as jQuery tells its listeners of it; without an event of the browser's it was made by a script. */
interface Click {
  target: EventTarget
  originalEvent?: Event
  isDefaultPrevented(): boolean
}

/** As much of jQuery as hears of clicks. */
type JQuery = (target: EventTarget) => Record<'on' | 'off', (type: string, handler: (click: Click) => void) => void>

/** Gets the link, and whether a listener of jQuery's has prevented the click: then somebody serves it already. */
type LinkListener = (link: HTMLElement, isPrevented: boolean) => unknown

/**
 * Hears of the clicks that scripts make on links through jQuery, as in `jQuery('.reset_variations').trigger('click')`. Every other element
 * jQuery clicks natively, too; of a link's click nobody hears but jQuery's own listeners (contract 0.2).
 *
 * @param target what the links stand in.
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
