import type { Island } from '../../src/islands/island'
import { removeFromCart } from '../../src/stores/cart/removeFromCart'

/** The link of a mini-cart row that takes its item out of the cart (behaviours mini-cart.remove.*). */
export function attachRemoveFromCart({ host, on }: Island): () => void {
  return on('click', () => removeFromCart(host))
}
