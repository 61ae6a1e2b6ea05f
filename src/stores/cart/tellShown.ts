import { emit } from '../../bridge/pluginEvents'
import { type CartChange, dispatch } from '../../page/events'
import { cartHtml, describesCart } from './cartCopy'
import { tellEmptiness } from './emptiness'

/** The event that tells other plugins that the page shows a cart: one that is known, or one that was fetched (contract 1.7). */
export type ShownEvent = 'wc_fragments_loaded' | 'wc_fragments_refreshed'

/** The hash that was told last; `undefined` where none is told yet, or known. An empty cart has a hash, too, the empty one. */
let toldHash: string | undefined

/**
 * The hash of the cart that this page was last told of; empty for an empty cart, and where none is told yet, or known. Newer than the
 * cookie where that lags behind, or where the page may not read it. Not what the tab remembers: an order may have emptied that cart since.
 */
export function shownHash(): string {
  return toldHash ?? ''
}

/** The last cart that was told together with what is in it, with the hash that was told since. */
let told: CartChange | undefined

/**
 * The cart that this page was last told of, if what is in it was told, too. A store that is loaded only then has missed the event; what the
 * tab remembers is no substitute: it may keep nothing, or not know that its copy is right.
 */
export const toldCart = (): CartChange | undefined => told

/** Signs of contents in the HTML of a cart: a row as the shop prints it (contract 1.5), or a number of our own places. */
const CONTENTS = /mini[-_]cart[-_]item|data-cart-count="[^"0]/

/** Does the HTML of a cart show contents? `undefined` where there is none. */
function hasContents({ fragments }: CartChange): boolean | undefined {
  const html = fragments && cartHtml(fragments)
  return html === undefined ? undefined : CONTENTS.test(html)
}

/**
 * Is this cart empty? One with a hash is not; one without, in whose HTML nothing is, is (decisions: A cart with a hash is not empty). The
 * cookie cannot tell that here, because Safari shows it to scripts only some time after the answer; it tells where nothing else does:
 * `undefined`.
 */
function isEmpty(change: CartChange): boolean | undefined {
  if (change.cartHash) return false
  return change.cartHash === '' && hasContents(change) === false ? true : undefined
}

/**
 * Tells all others which state of the cart the page shows now.
 *
 * @param event the event that is raised for other plugins; `undefined` where another script raises it.
 */
export function tellShown(change: CartChange, event: ShownEvent | undefined): void {
  tellEmptiness(isEmpty(change))
  if (event) emit(event)
  // Without a hash, as some scripts tell of their adds (contract 1.2), nobody knows whether it is the same cart; nor with the empty one of
  // a cart that has contents, as Savoy tells of its adds.
  const hash = change.cartHash || !hasContents(change) ? change.cartHash : undefined
  if (hash !== undefined && hash === toldHash) return
  // Where the fragments do not say what is in the cart, those that do are news, though the hash is the same.
  const isDescribed = describesCart(change.fragments)
  toldHash = isDescribed ? hash : undefined
  told = isDescribed ? change : told && { ...told, cartHash: change.cartHash }
  dispatch('shop-islands:cart-changed', change)
}
