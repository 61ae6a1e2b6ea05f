// Writes to the page by hand: a component on each of a thousand places would cost 100 times as much (decisions: What a thousand places show is painted by the engine).
import { paintPlaces } from '../../src/islands/paintPlaces'
import { $cart, countInCart } from '../../src/stores/cart/cart'

/**
 * Writes how many pieces are in the cart, or of the product in `data-product_id`, into every `[data-island="cart-count"]`. A service, not
 * a component on each: a thousand places may show it, so they are painted from the store outward.
 */
export function paintCartCounts(): () => void {
  const paint = (place: HTMLElement) => {
    const count = String(countInCart($cart.get(), place.dataset['product_id']))
    if (place.textContent !== count) place.textContent = count
  }
  return $cart.subscribe(() => paintPlaces('[data-island="cart-count"]', paint))
}
