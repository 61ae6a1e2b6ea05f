import { readCookie } from '../../page/readCookie'

const listeners = new Set<(isEmpty: boolean) => void>()

/** Does the shop's cookie say so? It is not a count, and absent for an empty cart (contract 1.7; decisions: Without the items-in-cart cookie). */
function isCookieEmpty(): boolean {
  return !(Number(readCookie('woocommerce_items_in_cart')) > 0)
}

/** Hears whether the cart is empty: now, and whenever there is news of it. */
export function onEmptiness(hear: (isEmpty: boolean) => void): void {
  listeners.add(hear)
  hear(isCookieEmpty())
}

/**
 * Says that there is news of the cart.
 *
 * @param isFilled does it hold something, or will it once what is being sent has arrived, whatever the cookie says? Otherwise the cookie tells.
 */
export function tellEmptiness(isFilled: boolean): void {
  for (const hear of listeners) hear(!isFilled && isCookieEmpty())
}
