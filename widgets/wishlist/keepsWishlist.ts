/** What the names of all copies begin with; the server adds a key of its own (contract plugins 2.2). */
const COPY = 'ti_wishlist_data'

/** Does the browser keep something of the shopper's wishlists that the page could show? Cheap: nothing is parsed. */
export function keepsWishlist(): boolean {
  try {
    return Object.entries(localStorage).some(([key, copy]) => key.startsWith(COPY) && !/"counter":"?0\b/.test(copy))
  } catch {
    return false
  }
}
