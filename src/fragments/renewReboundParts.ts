import { holdFocus } from '../page/focus'
import { OUTLET } from './domainKeys'
import { reboundParts } from './reboundParts'
import { isChangedByShopper } from './shopperState'

/**
 * Puts a copy in the place of a part, with the focus, but without what our components have added: they add it to the copy, too. What they
 * have set on elements must be gone by then, as it is in what the swap has written: the copy is nobody's, so nobody would take it back.
 *
 * @returns the copy.
 */
function renew(part: Element): Element {
  const next = part.cloneNode(true) as Element
  const all = (root: Element) => [root, ...root.querySelectorAll('*')]
  const focused = all(next)[all(part).indexOf(document.activeElement as Element)]
  for (const outlet of next.querySelectorAll(OUTLET)) outlet.remove()
  const restoreFocus = holdFocus()
  part.replaceWith(next)
  if (focused) restoreFocus(focused)
  return next
}

/**
 * Puts new elements in the place of the parts to which a theme binds anew (`reboundParts`), as the shop's own script does with all of the
 * cart. If the elements stayed, each event would add a handler to them. One click would then be heard by all of these handlers, and each
 * would send a call and cause the next event.
 *
 * A part stays until the next time in two cases: the shopper has typed or chosen something in it that the server does not know, or has the
 * focus on something in it that our components have added. The focus alone does not hold it.
 *
 * @returns the new elements.
 */
export function renewReboundParts(): readonly Element[] {
  const focusedOutlet = document.activeElement?.closest(OUTLET) ?? null
  const parts = reboundParts().filter((part) => !isChangedByShopper(part) && !part.contains(focusedOutlet))
  return parts.map(renew)
}
