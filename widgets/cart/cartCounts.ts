import type { Island } from '../../src/islands/island'
import { paintPlaces } from '../../src/islands/paintPlaces'
import { $cart, countInCart } from '../../src/stores/cart/cart'

/** Writes how many pieces are in the cart, or of the product in `data-product_id`, into every `[data-island="cart-count"]`. */
export default function attach(_island: Island): () => void {
  const paint = (place: HTMLElement) => {
    const count = String(countInCart($cart.get(), place.dataset['product_id']))
    if (place.textContent !== count) place.textContent = count
  }
  return $cart.subscribe(() => paintPlaces('[data-island="cart-count"]', paint))
}
