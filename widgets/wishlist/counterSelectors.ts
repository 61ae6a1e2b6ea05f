/** Places that show how many products are in the wishlists: ours and the plugin's. */
export const PLUGIN_COUNTER = '[data-island="wishlist-count"],.wishlist_products_counter_number'
/** The same, and the theme's in the header. */
export const COUNTER: string = `${PLUGIN_COUNTER},.theme-item-count.wishlist-item-count,i.wishlist-icon`

/**
 * The element whose look tells whether the wishlists contain anything: around the number, or, in a menu of the plugin's, beside it (plugins
 * contract 2.1).
 */
export const FILLED_SIGN = '.wishlist_products_counter'
