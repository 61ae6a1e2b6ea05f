/** Buttons that add in the background: ours, the source's, the shop's (contract 1.1); those of JetSearch, marked alike, have a script of their own. */
export const ADD =
  '[data-island="add-to-cart"],.ajax_add_to_cart,[data-product_id][data-quantity]:is(a,button):not([class*=product_type_],[class*=jet-ajax-search])'

/**
 * What shows the cart, or changes it: ours, the source's, the shop's (contract 1.5, 1.6, 2, 9.2). What else plugins show with it is known
 * from their fragments (`isCopyShown`).
 */
export const PLACES = `[data-island="mini-cart"],[data-island|=cart],.mini-cart,.widget_shopping_cart_content,.cart-contents,.header-cart-link,.woocommerce-cart-form,form.checkout,${ADD}`
