import { BOUND_ANEW } from './isShown'
import { isInUse } from './shopperState'

/**
 * Puts new elements in the place of the parts to whose fields a theme binds anew (`BOUND_ANEW`), as the shop's own script does with all of
 * the cart: one click would be told by as many handlers as there were events, each of which sends a call and causes the next event. What the
 * shopper is using stays until the next time.
 */
export function renewBoundAnew(): void {
  for (const part of document.querySelectorAll(BOUND_ANEW)) if (!isInUse(part)) part.replaceWith(part.cloneNode(true))
}
