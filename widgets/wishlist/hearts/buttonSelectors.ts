/**
 * Buttons that put a product on a wishlist: the plugin's (plugins contract 2.1) and ours. Separate selectors, because the browser finds
 * those fastest.
 */
export const BUTTON_KINDS = ['.tinvwl_add_to_wishlist_button', '[data-island="wishlist-button"]']
/** All of them. */
export const BUTTON: string = BUTTON_KINDS.join()

/** What the theme puts around its heart and the button that it hides (plugins contract 2.1). */
export const HEART_FRAME = '.wishlist-icon'
/** The theme's heart. */
export const HEART: string = `${HEART_FRAME} .wishlist-button`

/** The id of a button's product; empty where it has none. */
export function productIdOf({ dataset }: HTMLElement): string {
  return dataset['tinvWlProduct'] || dataset['product_id'] || ''
}

/** The button for an element that was pressed: the one that a heart of the theme stands for, else the element itself. */
export function buttonOf(pressed: HTMLElement): HTMLElement | null | undefined {
  return pressed.matches(HEART) ? pressed.closest(HEART_FRAME)?.querySelector<HTMLElement>(BUTTON) : pressed
}
