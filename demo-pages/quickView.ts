import type { Product } from '../fixtures/shop/productTypes'
import { type Html, html } from './html'
import { pictureSizes, placeholderPicture } from './pictures'
import { permalink, productPrice } from './price'
import { productForm } from './productForms'

/** @returns what `flatsome_quickview` answers (contract 3.4): slides without links, and a form that is sent to the page that shows it. */
export function quickViewContent(product: Product): Html {
  const { id, name, kind, excerpt } = product
  const pictures = product.pictures.length > 0 ? product.pictures : [placeholderPicture]
  return html`<div class="product-quick-view-container">
<div class="row row-collapse mb-0 product type-product post-${id} product-type-${kind}" id="product-${id}">
  <div class="product-gallery large-6 col"><div class="slider slider-show-nav product-gallery-slider main-images mb-0">
    ${pictures.map((picture, index) => {
      const { single, srcset, sizes } = pictureSizes(picture)
      return html`<div class="slide${index === 0 && ' first'}"><img width="600" height="600" src="${single}" srcset="${srcset}" sizes="${sizes}" class="attachment-woocommerce_single" alt="${name}, ảnh ${index + 1}"></div>`
    })}
  </div></div>
  <div class="product-info summary large-6 col entry-summary"><div class="product-lightbox-inner">
    <a class="plain" href="${permalink(product)}"><h1>${name}</h1></a>
    <div class="is-divider small"></div>
    <p class="price">${productPrice(product)}</p>
    <div class="product-short-description"><p>${excerpt}</p></div>
    ${productForm(product, { action: '', chosen: {}, isInline: false })}
  </div></div>
</div>
</div>`
}
