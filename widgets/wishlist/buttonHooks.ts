/** Buttons that put a product on a wishlist: the plugin's (contract plugins 2.1) and ours. One selector each: the browser finds those fastest. */
export const BUTTON_HOOKS = ['.tinvwl_add_to_wishlist_button', '[data-island="wishlist-button"]']
export const BUTTON: string = BUTTON_HOOKS.join()

/** Places in the header that show how many products are in the wishlists: ours, the plugin's, the theme's. */
export const COUNTER =
  '[data-island="wishlist-count"],.wishlist_products_counter_number,.theme-item-count.wishlist-item-count,i.wishlist-icon'

/** The id of a button's product; empty where it names none. */
export function productIdOf({ dataset }: HTMLElement): string {
  return dataset['tinvWlProduct'] || dataset['product_id'] || ''
}
