import { hasModifier } from './keys'
import { targetElement } from './targetElement'

/**
 * The link that the browser is about to follow in this tab.
 *
 * @param event a click, as the last listener hears it.
 * @param links a selector of the links that count.
 * @returns `undefined` where it follows none: an event that is prevented leads nowhere, and a modifier key opens another tab.
 */
export function followedLink(event: MouseEvent, links = 'a[href]'): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button > 0 || hasModifier(event)) return
  const link = targetElement(event)?.closest(links)
  // One in an SVG has another kind of address.
  if (!(link instanceof HTMLAnchorElement)) return
  return !link.target || link.target === '_self' ? link : undefined
}
