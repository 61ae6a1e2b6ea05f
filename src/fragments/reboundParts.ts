import { dispatch } from '../page/events'
import { holdFocus } from '../page/focus'
import { outletSelector } from './domainKeys'
import { REBOUND_PARTS } from './isShown'
import { isChangedByShopper } from './shopperState'

/**
 * Puts a copy in the place of a part, with the focus, but without what our components have added: they add it to the copy, too.
 *
 * @returns the copy.
 */
function renew(part: Element): Element {
  const next = part.cloneNode(true) as Element
  const all = (root: Element) => [root, ...root.querySelectorAll('*')]
  const focused = all(next)[all(part).indexOf(document.activeElement as Element)]
  for (const outlet of next.querySelectorAll(outletSelector)) outlet.remove()
  const restoreFocus = holdFocus()
  part.replaceWith(next)
  if (focused) restoreFocus(focused)
  return next
}

/**
 * Puts new elements in the place of the parts to which a theme binds anew (`REBOUND_PARTS`), as the shop's own script does with all of the
 * cart: one click would be told by as many handlers as there were events, each of which sends a call and causes the next event. A part stays
 * until the next time where the shopper has typed or chosen something that the server does not know, or has the focus on something that our
 * components have added; the focus alone does not hold it.
 */
export function renewReboundParts(): void {
  const focusedOutlet = document.activeElement?.closest(outletSelector) ?? null
  const parts = [...document.querySelectorAll(REBOUND_PARTS)].filter(
    (part) => !isChangedByShopper(part) && !part.contains(focusedOutlet),
  )
  const places = parts.map(renew)
  // For components around a part, which have found elements in it.
  if (places[0]) dispatch('shop-islands:swapped', { places, touched: new Map() })
}
