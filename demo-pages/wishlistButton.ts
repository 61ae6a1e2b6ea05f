import { isVariable, type Product } from '../fixtures/shop/products'
import { type Html, html } from './html'

/**
 * The wishlist plugin's button inside the theme's heart (plugins.md 2.1).
 *
 * @param product the product.
 * @param id the id that it goes by here.
 * @param isInListing false on the product's own page.
 */
export function wishlistButton(product: Product, id: number | string, isInListing = true): Html {
  const variations = isInListing ? [0, ...product.variations.map((variation) => variation.id)] : [0]
  return html`<div class="tinv-wraper woocommerce tinv-wishlist ${isInListing ? 'tinvwl-loop-button-wrapper' : 'tinvwl-after-add-to-cart'}" data-tinvwl_product_id="${id}">
    <a role="button" tabindex="0" aria-label="Thêm “${product.name}” vào danh sách yêu thích"
      class="tinvwl_add_to_wishlist_button tinvwl-icon-heart tinvwl-position-after${isInListing && ' tinvwl-loop'}"
      data-tinv-wl-list="[]" data-tinv-wl-product="${id}" data-tinv-wl-productvariation="0"
      data-tinv-wl-productvariations="${isVariable(product) ? JSON.stringify(variations) : '[]'}"
      data-tinv-wl-producttype="${isVariable(product) ? 'variable' : 'simple'}" data-tinv-wl-action="add">
      <span class="tinvwl_add_to_wishlist-text">Yêu thích</span></a>
  </div>`
}
