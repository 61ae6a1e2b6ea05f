// Writes to the page by hand: a component on each of a thousand places would cost 100 times as much (decisions: What a thousand places show
// is painted from the store outward).
import { onRewritten } from '../../src/fragments/swapped'
import { onArrival } from '../../src/page/arrivals'
import { stopAll } from '../../src/page/callbacks'
import { $cart, countInCart, isShowable } from '../../src/stores/cart/cart'
import { COUNT } from './cartPlaces'
import { placePainter } from './placePainter'

function paint(place: HTMLElement): void {
  const cart = $cart.get()
  if (!isShowable(cart)) return
  const count = String(countInCart(cart, place.dataset['product_id']))
  if (place.textContent !== count) place.textContent = count
}

/**
 * Writes the number of pieces in the cart, or of the product in `data-product_id`, into every place for it, also in late content; while the
 * cart may not be shown (`isShowable`), the server's stays. A service, not a component on each: a thousand places may show it, so they are
 * painted when the store changes.
 *
 * @returns a function that stops it.
 */
export function paintCartCounts(): () => void {
  return stopAll(
    $cart.subscribe(placePainter(COUNT, paint)),
    onArrival(COUNT, paint),
    // A swap empties a place that stands in a fragment, also where the cart has not changed.
    onRewritten(COUNT, paint),
  )
}
