/**
 * Buttons that add in the background: ours, the source's, the shop's (contract 1.1). What is marked alike and is none of them: the shop's
 * plain links, which its product grid blocks print without the product's type; the block editor's buttons, which its own runtime serves;
 * JetSearch's buttons and those of product tables that ask for a quote, which have scripts of their own.
 */
export const ADD =
  '[data-island="add-to-cart"],.ajax_add_to_cart:not(.wc-interactive),[data-product_id][data-quantity]:is(a,button):not([class*=product_type_],.add_to_cart_button,[class*=jet-ajax-search],[class*=quote])'

/** Where the number of pieces is written, of all products or of one. */
export const COUNT = '[data-island="cart-count"]'

/**
 * What shows the cart, or changes it: ours, the source's, the shop's (contract 1.5, 1.6, 2, 9.2). What else plugins show with it is known
 * from their fragments (`isCopyShown`).
 */
export const PLACES = `[data-island="mini-cart"],[data-island|=cart],.mini-cart,.widget_shopping_cart_content,.cart-contents,.header-cart-link,.woocommerce-cart-form,form.checkout,${ADD}`
