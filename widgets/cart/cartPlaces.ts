/**
 * Buttons that add in the background: ours, the shop's (contract 1.1), the source's. What is marked alike and is none of them: the shop's
 * plain links, which its product grid blocks print without the product's type; the block editor's buttons, which its own runtime serves;
 * what a theme marks `.ajax_add_to_cart` alone and adds by itself (decisions: Which buttons add); JetSearch's buttons, those of
 * product tables that ask for a quote, and those of Ninja Tables, which name themselves as a product form's: they have scripts of their
 * own; what belongs to a row of the cart, such as a theme's minus button.
 */
export const ADD =
  '[data-island="add-to-cart"],.add_to_cart_button.ajax_add_to_cart:not(.wc-interactive),[data-product_id][data-quantity]:is(a,button):not([class*=product_type_],.add_to_cart_button,.ajax_add_to_cart,.wc-interactive,[class*=jet-ajax-search],[class*=quote],.single_add_to_cart_button,[data-cart_item_key])'

/** The remove links of the shop's own script. */
export const SHOP_REMOVE = '.remove_from_cart_button'
/**
 * Links that remove: ours, the source's, the shop's (contract 1.5). Themes put the key on the buttons for a row's quantity as well, which
 * their classes tell: those are none.
 */
export const REMOVE = `[data-island="remove-from-cart"],${SHOP_REMOVE},.mini-cart [data-cart_item_key]:is(a,button):not([class*=plus],[class*=minus],[class*=qty],[class*=quantity])`

/** Elements that list the items of the cart, each with such a link (contract 1.5). */
export const LIST = '[data-island="mini-cart"],.mini-cart,.widget_shopping_cart_content'

/** The quantity field of a row in the mini-cart. */
export const MINI_CART_QUANTITY = '.woocommerce-mini-cart-item .qty'

/** The quantity field of a row, in the mini-cart or on the cart page. */
export const QUANTITY: string = `${MINI_CART_QUANTITY},.cart_item .qty`

/** Places for the number of pieces, of all products or of one. */
export const COUNT = '[data-island="cart-count"]'

/**
 * Elements that show the cart or change it: ours, the source's, the shop's (contract 1.5, 1.6, 2, 9.2). Those of other plugins are known by
 * their fragments (`isCopyShown`).
 */
export const PLACES = `${LIST},[data-island|=cart],.cart-contents,.header-cart-link,.woocommerce-cart-form,form.checkout,${ADD}`
