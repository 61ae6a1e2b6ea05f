import { readCookie } from '../../page/readCookie'

const listeners = new Set<(isEmpty: boolean) => void>()

/**
 * Does the shop's cookie say that the cart is empty? It is not a count, and absent for an empty cart (contract 1.7; decisions: Without the
 * items-in-cart cookie).
 */
function isCookieEmpty(): boolean {
  return !(Number(readCookie('woocommerce_items_in_cart')) > 0)
}

/** Calls back with whether the cart is empty: now, and whenever there is news of the cart. */
export function onEmptiness(hear: (isEmpty: boolean) => void): void {
  listeners.add(hear)
  hear(isCookieEmpty())
}

/**
 * Tells that there is news of the cart.
 *
 * @param isFilled is the cart known not to be empty, or about to be, whatever the cookie says? Otherwise the cookie decides.
 */
export function tellEmptiness(isFilled: boolean): void {
  for (const hear of listeners) hear(!isFilled && isCookieEmpty())
}
