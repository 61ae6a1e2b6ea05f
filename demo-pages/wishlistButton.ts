import { isVariable } from '../fixtures/shop/products'
import type { Product } from '../fixtures/shop/productTypes'
import { type Html, html } from './html'
import type { Variants } from './variants'
import { wishlistDialog } from './wishlistModals'

/** How a wishlist button is printed. */
interface WishlistButtonPlace {
  /** The id that the product goes by here. */
  id: number | string
  /** False on the product's own page. */
  isInListing: boolean
  variants: Variants
}

/** The ids under which a listing's button stands for a product (plugins contract 2.1). */
function variationIds({ variations }: Product, { isInListing, variants }: WishlistButtonPlace): number[] {
  if (!isInListing || variations.length === 0) return []
  return variants['simple-flow'] === '1' ? [0] : [...variations.map(({ id }) => id), 0]
}

/** @returns the wishlist plugin's button (plugins contract 2.1), in a listing behind the theme's heart where that is asked for. */
export function wishlistButton(product: Product, place: WishlistButtonPlace): Html {
  const { id, isInListing, variants } = place
  const isBehindHeart = isInListing && variants.heart === 'theme'
  const button = html`<div class="tinv-wraper woocommerce tinv-wishlist ${isInListing ? 'tinvwl-loop-button-wrapper' : 'tinvwl-after-add-to-cart'}" data-tinvwl_product_id="${id}">
    <a role="button" tabindex="0" aria-label="Thêm “${product.name}” vào danh sách yêu thích"
      class="tinvwl_add_to_wishlist_button tinvwl-icon-heart tinvwl-position-after ftinvwl-animated${isInListing && ' tinvwl-loop'}"
      data-tinv-wl-list="[]" data-tinv-wl-product="${id}" data-tinv-wl-productvariation="0"
      data-tinv-wl-productvariations="${JSON.stringify(variationIds(product, place))}"
      data-tinv-wl-producttype="${product.kind}" data-tinv-wl-action="add"><span class="tinvwl_add_to_wishlist-text">Yêu thích</span><span class="tinvwl_remove_from_wishlist-text">Bỏ yêu thích</span></a>
    ${variants.choice === 'printed' && wishlistDialog()}
    ${!isInListing && !isVariable(product) && html`<a class="add-without-script" href="?add_to_wishlist=${id}" rel="nofollow">Thêm vào danh sách yêu thích</a>`}
  </div>`
  if (!isBehindHeart) return button
  return html`<div class="wishlist-icon"><button type="button" class="wishlist-button button is-outline circle icon" aria-label="Yêu thích “${product.name}”"><i class="icon-heart"></i></button>
    <div class="wishlist-popup dark">${button}</div></div>`
}
