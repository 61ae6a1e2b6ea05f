import { callAll } from '../../page/callbacks'
import { readCookie } from '../../page/readCookie'

const listeners = new Set<(isEmpty: boolean) => void>()

/**
 * Does the shop's cookie say that the cart is empty? It is not a count, and absent for an empty cart (contract 1.7; decisions: Without the
 * items-in-cart cookie).
 */
export function isCookieEmpty(): boolean {
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
 * @param isEmpty what the caller knows: `false` for a cart that is not empty, or will not be soon. Where it is absent, the cookie says it.
 */
export function tellEmptiness(isEmpty: boolean = isCookieEmpty()): void {
  callAll(listeners, isEmpty)
}
