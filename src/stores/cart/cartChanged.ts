import type { CartChange } from '../../page/events'
import { refreshCart, showCart } from './showCart'

/**
 * The cart is another one now: by what the shopper did here, or by another script that says so. The page shows it and a copy is kept;
 * where nobody knows its fragments, they are fetched (contract 1.2, 1.7). Never rejects.
 */
export async function cartChanged({ fragments, cartHash = '' }: CartChange): Promise<void> {
  if (fragments) await showCart({ fragments, cartHash }, 'wc_fragments_loaded')
  else await refreshCart()
}
