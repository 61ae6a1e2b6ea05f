import { isCartScriptHere, isShopScriptHere } from '../../bridge/oldScripts'
import { emit } from '../../bridge/pluginEvents'
import type { CartChange } from '../../page/events'
import { refreshCart, showCart } from './showCart'

/**
 * The cart is another one now: by what the shopper did here, or by another script that says so. The page shows it and a copy is kept;
 * where nobody knows its fragments, they are fetched (contract 1.2, 1.7). Never rejects.
 *
 * @param tell tells others of what the shopper did here, as soon as the page shows it: beside the shop's own script, which places the
 *   fragments before later listeners have their turn, they find the new cart in the page (decisions: When others hear of an add).
 */
export async function cartChanged({ fragments, cartHash = '' }: CartChange, tell?: () => void): Promise<void> {
  // The shop's own script, where it still runs, places the same fragments when it hears of it, and says so.
  if (fragments) showCart({ fragments, cartHash }, isCartScriptHere() ? '' : 'wc_fragments_loaded', tell)
  else {
    tell?.()
    await refreshCart()
  }
}

/**
 * The cart is another one now by what the shopper did here, and the shop did not say how: others are told, and it is fetched. The shop's
 * own script that keeps the fragments, where it still runs, fetches it when it is told. Never rejects.
 *
 * @param event what asks that script for it: `wc_fragment_refresh` or `updated_wc_div` (contract 1.7).
 */
export async function fetchChangedCart(event: string): Promise<void> {
  emit(event)
  if (!isShopScriptHere('cart-fragments')) await refreshCart()
}
