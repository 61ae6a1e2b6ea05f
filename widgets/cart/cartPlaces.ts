/** Buttons that add in the background: ours, the shop's (contract 1.1), and the design's, which has no class of a plugin's button. */
export const ADD =
  '[data-island="add-to-cart"],.ajax_add_to_cart,[data-product_id][data-quantity]:is(a,button):not([class*=product_type_],[class*=to_cart],[class*=-button])'

/**
 * What shows the cart, or changes it: ours, the design's, the shop's (contract 1.5, 1.6, 2, 9.2). What else plugins show with it is known
 * from their fragments (`isCopyShown`).
 */
export const PLACES = `[data-island="mini-cart"],[data-island|=cart],.mini-cart,.widget_shopping_cart_content,.cart-contents,.header-cart-link,.woocommerce-cart-form,form.checkout,${ADD}`
