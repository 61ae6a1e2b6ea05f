import { emit } from '../../bridge/pluginEvents'
import { type CartChange, dispatch } from '../../page/events'
import { tellEmptiness } from './emptiness'

/** The hash that everybody was told last; a cart is taken to be empty until it is known. */
let toldHash = ''

/**
 * Tells everybody that the page now shows a state of the cart.
 *
 * @param event what other plugins are told: `wc_fragments_loaded` or `wc_fragments_refreshed` (contract 1.7); empty where another script
 *   has told them.
 */
export function tellShown(change: CartChange & { cartHash: string }, event: string): void {
  // Only an empty cart has no hash (contract 1.7). Safari shows scripts a cookie of an answer some time after the answer.
  tellEmptiness(!!change.cartHash)
  if (event) emit(event)
  if (change.cartHash === toldHash) return
  toldHash = change.cartHash
  dispatch('shop-islands:cart-changed', change)
}
