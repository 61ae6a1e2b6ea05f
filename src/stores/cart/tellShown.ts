import { emit } from '../../bridge/pluginEvents'
import { type CartChange, dispatch } from '../../page/events'
import { tellEmptiness } from './emptiness'

/** The hash that was told last; `undefined` where none is told yet, or known. An empty cart has a hash, too, the empty one. */
let toldHash: string | undefined

/**
 * Tells all others which state of the cart the page shows now.
 *
 * @param event the event that is raised for other plugins: `wc_fragments_loaded` or `wc_fragments_refreshed` (contract 1.7); empty where
 *   another script has raised it.
 */
export function tellShown(change: CartChange, event: string): void {
  // Only an empty cart has no hash (contract 1.7). The cookie cannot be used here: Safari shows it to scripts only some time after the
  // answer.
  tellEmptiness(change.cartHash ? false : undefined)
  if (event) emit(event)
  // Without a hash nobody knows whether it is another cart: other scripts tell of each add without one (contract 1.2).
  if (change.cartHash !== undefined && change.cartHash === toldHash) return
  toldHash = change.cartHash
  dispatch('shop-islands:cart-changed', change)
}
