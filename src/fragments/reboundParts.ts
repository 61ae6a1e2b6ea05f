/**
 * Parts of a cart to which a theme binds once more at each event about fragments, without a note: Woostify and Shoptimizer around a row's
 * quantity, The7 to the cart in its header, which one click then opens and closes.
 */
const REBOUND_PARTS = '.mini-cart-product-infor,.shoptimizer-custom-quantity-mini-cart,.shopping-cart.show-sub-cart'

/**
 * The parts of the page to which a theme is about to bind once more. None without jQuery, by which all of these themes hear of it:
 * searching the page takes half as long as placing a cart. Not in `renewReboundParts.ts`, because the core needs this and not that.
 */
export function reboundParts(): Element[] {
  return window.jQuery ? [...document.querySelectorAll(REBOUND_PARTS)] : []
}
