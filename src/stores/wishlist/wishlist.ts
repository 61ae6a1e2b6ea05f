import { dispatch } from '../../page/events'
import { atom } from '../atom'
import { readCopy, storeCopy } from './wishlistCopy'
import type { WishlistData } from './wishlistData'

/** What is known about the shopper's wishlists; `undefined` until it is known. */
export const $wishlist = /* @__PURE__ */ atom<WishlistData | undefined>(readCopy())

/** Makes data that are stored already the state of the page. */
export function showWishlist(data: WishlistData): void {
  $wishlist.set(data)
  dispatch('shop-islands:wishlist-changed', { counter: Number(data.counter) || 0 })
}

/** Takes new data from the server: stores them in the browser and makes them the state of the page. */
export function setWishlist(data: WishlistData): void {
  storeCopy(data)
  showWishlist(data)
}
