/** Does the plugin's own script still run on this page? Then it does everything itself, and ours stays back. */
export function isOldWishlistHere(): boolean {
  return !!document.querySelector('script[src*="ti-woocommerce-wishlist"]')
}
