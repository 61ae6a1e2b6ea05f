import { listenToScripts } from './scriptEvents'

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
