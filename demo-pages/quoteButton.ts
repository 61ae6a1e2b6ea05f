import { pluginNonce } from '../fixtures/shop/pluginNonce'
import type { Product } from '../fixtures/shop/productTypes'
import { type Html, html } from './html'
import type { Variants } from './variants'

/** How a quote button is printed. */
interface QuoteButtonPlace {
  /** The id that the product goes by here. */
  id: number | string
  isInListing: boolean
  /** Is the product on the list already? */
  isListed: boolean
  variants: Pick<Variants, 'nonce'>
}

/** @returns the quote plugin's button (plugins contract 3.1). Its link also works without a script. */
export function quoteButton(product: Product, { id, isInListing, isListed, variants }: QuoteButtonPlace): Html {
  const look = isInListing ? 'ywraq-link' : 'button secondary is-outline'
  return html`<div class="yith-ywraq-add-to-quote add-to-quote-${id} near-add-to-cart">
  <div class="yith-ywraq-add-button ${isListed ? 'hide' : 'show'}" style="display:${isListed ? 'none' : 'block'}">
    <a href="?add-to-quote=${id}" class="add-request-quote-button ${look}" data-product_id="${id}" data-wp_nonce="${pluginNonce('yith-request-a-quote', variants.nonce)}" aria-label="Yêu cầu báo giá “${product.name}”">Yêu cầu báo giá</a>
    <img src="/images/dang-tai.svg" class="ajax-loading" alt="" width="16" height="16" style="visibility:hidden">
  </div>${
    isListed &&
    html`
  <div class="yith_ywraq_add_item_response-${id} yith_ywraq_add_item_response_message">Sản phẩm đã có trong danh sách báo giá</div>
  <div class="yith_ywraq_add_item_browse-list-${id} yith_ywraq_add_item_browse_message"><a href="/request-quote/">Xem danh sách báo giá</a></div>`
  }
</div>`
}
