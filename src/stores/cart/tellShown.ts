import { emit } from '../../bridge/pluginEvents'
import { type CartChange, dispatch } from '../../page/events'
import { sayContents } from './copy'
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
  // A cart with a hash is not empty (contract 1.7). Its cookie cannot tell that here: Safari shows it to scripts only some time after the
  // answer. Without a hash nothing else tells.
  tellEmptiness(change.cartHash ? false : undefined)
  if (event) emit(event)
  // Without a hash, as some scripts tell of their adds (contract 1.2), nobody knows whether it is the same cart.
  if (change.cartHash !== undefined && change.cartHash === toldHash) return
  // Where the fragments do not say what is in the cart, those that do are news, though the hash is the same.
  toldHash = sayContents(change.fragments) ? change.cartHash : undefined
  dispatch('shop-islands:cart-changed', change)
}
