import { isCartScriptHere, isShopScriptHere } from '../../bridge/oldScripts'
import { emit, listen } from '../../bridge/pluginEvents'
import type { CartChange } from '../../page/events'
import { settings } from '../settings'
import { sayContents } from './copy'
import { outdateRefresh, refreshCart, showCart } from './showCart'

/**
 * To be called when the cart has changed, by the shopper's action here or by another script that tells so. The page shows the new cart and
 * a copy is kept; where the fragments are not known, or do not say what is in the cart, they are fetched (contract 1.2, 1.7). Never rejects.
 *
 * @param tell tells others about the shopper's action, once the page shows it. They then find the new cart in the page, as they do with the
 *   shop's own script, which places the fragments before later listeners are called (decisions: When others hear of an add).
 */
export async function cartChanged({ fragments, cartHash }: CartChange, tell?: () => void): Promise<void> {
  if (fragments) {
    // Our own actions wait for their turn behind a refresh; those of other scripts do not.
    if (!tell) outdateRefresh()
    // The shop's own script, where it still runs, places the same fragments when it is told, and raises the event itself.
    showCart({ fragments, cartHash }, isCartScriptHere() ? '' : 'wc_fragments_loaded', tell)
  } else tell?.()
  // Another script may know no more of the cart than its own badge; of the shop's own answers there is no better one.
  if (!fragments || (!tell && !sayContents(fragments))) await refreshCart()
}

/** Waits until the shop's own script has shown a cart that it has fetched, or could not fetch it; at most as long as ours would. */
function untilFetched(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(end, settings().fragmentsTimeout)
    const stop = listen('wc_fragments_refreshed wc_fragments_ajax_error', end)
  })
}

/**
 * To be called when the shopper's action here has changed the cart and the answer has no fragments: others are told, and the cart is
 * fetched. The shop's own script for fragments, where it still runs, fetches it when it is told, and is waited for. Never rejects.
 *
 * @param event the event that makes that script fetch the cart: `wc_fragment_refresh` or `updated_wc_div` (contract 1.7).
 */
export async function fetchChangedCart(event: string): Promise<void> {
  const fetched = isShopScriptHere('cart-fragments') ? untilFetched() : undefined
  emit(event)
  await (fetched ?? refreshCart())
}
