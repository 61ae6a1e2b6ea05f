/**
 * Buttons that put a product on a wishlist: the plugin's (plugins contract 2.1) and ours. Separate selectors, because the browser finds
 * those fastest.
 */
export const BUTTON_KINDS = ['.tinvwl_add_to_wishlist_button', '[data-island="wishlist-button"]']
/** All of them. */
export const BUTTON: string = BUTTON_KINDS.join()

/** The theme's heart, before a button that the theme hides (plugins contract 2.1). */
export const HEART = '.wishlist-icon .wishlist-button'

/** Places that show how many products are in the wishlists: ours and the plugin's. */
export const PLUGIN_COUNTER = '[data-island="wishlist-count"],.wishlist_products_counter_number'
/** The same, and the theme's in the header. */
export const COUNTER: string = `${PLUGIN_COUNTER},.theme-item-count.wishlist-item-count,i.wishlist-icon`

/** The id of a button's product; empty where it has none. */
export function productIdOf({ dataset }: HTMLElement): string {
  return dataset['tinvWlProduct'] || dataset['product_id'] || ''
}

/** The button for an element that was pressed: the one that a heart of the theme stands for, else the element itself. */
export function buttonOf(pressed: HTMLElement): HTMLElement | null | undefined {
  return pressed.matches(HEART) ? pressed.closest('.wishlist-icon')?.querySelector<HTMLElement>(BUTTON) : pressed
}

/**
 * The element whose look tells whether the wishlists contain anything: around the number, or, in a menu of the plugin's, beside it (plugins
 * contract 2.1).
 */
export const FILLED_SIGN = '.wishlist_products_counter'
