import type { Product } from '../fixtures/shop/productTypes'
import { type Html, html } from './html'
import { pictureSizes } from './pictures'
import { productPrice } from './price'

/**
 * The theme's sticky bar around quantity and button, inside the real form (contract 7).
 *
 * @param product the product; one without a picture has none in its bar.
 * @param content quantity and button.
 */
export function stickyBar(product: Product, content: Html): Html {
  const [main] = product.pictures
  return html`<div class="sticky-add-to-cart-wrapper"><div class="sticky-add-to-cart">
    <div class="sticky-add-to-cart__product">${main && html`<img src="${pictureSizes(main).galleryThumbnail}" alt="" class="sticky-add-to-cart-img" width="100" height="100">`}<div class="product-title-small hide-for-small"><strong>${product.name}</strong></div><span class="sticky-add-to-cart__price">${productPrice(product)}</span></div>
    ${content}
  </div></div>`
}
