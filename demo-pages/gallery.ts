import type { Product } from '../fixtures/shop/products'
import { type Html, html } from './html'

const sliderOptions = {
  cellAlign: 'center',
  wrapAround: true,
  autoPlay: false,
  prevNextButtons: true,
  adaptiveHeight: true,
  imagesLoaded: true,
  lazyLoad: 1,
  dragThreshold: 15,
  pageDots: false,
  rightToLeft: false,
}

const thumbnailOptions = {
  cellAlign: 'left',
  wrapAround: false,
  autoPlay: false,
  prevNextButtons: true,
  asNavFor: '.product-gallery-slider',
  percentPosition: true,
  imagesLoaded: true,
  pageDots: false,
  rightToLeft: false,
  contain: true,
}

/** The theme's gallery (contract 4.2): the product's own picture and two that every product shares. */
export function productGallery(product: Product): Html {
  const pictures = [product.slug, 'cat-care', 'cat-toys'].map((name) => `/images/${name}.svg`)
  return html`<div class="product-images relative mb-half has-hover woocommerce-product-gallery woocommerce-product-gallery--with-images woocommerce-product-gallery--columns-4 images" data-columns="4">
  <div class="image-tools absolute top show-on-hover right z-3"></div>
  <figure class="woocommerce-product-gallery__wrapper product-gallery-slider slider slider-nav-small mb-half has-image-zoom" data-flickity-options="${JSON.stringify(sliderOptions)}">${pictures.map(
    (
      source,
      index,
    ) => html`<div data-thumb="${source}" data-thumb-alt="${product.name}" class="woocommerce-product-gallery__image slide${index === 0 && ' first'}"><a href="${source}"><img width="600" height="600" src="${source}"
      class="${index === 0 && 'wp-post-image '}skip-lazy" alt="${product.name}, ảnh ${index + 1}" data-caption="" data-src="${source}" data-large_image="${source}" data-large_image_width="800" data-large_image_height="800"></a></div>`,
  )}</figure>
  <div class="image-tools absolute bottom left z-3"><a href="#product-zoom" class="zoom-button button is-outline circle icon tooltip hide-for-small" title="Phóng to" aria-label="Phóng to"><i class="icon-expand"></i></a></div>
</div>
<div class="product-thumbnails thumbnails slider row row-small row-slider slider-nav-small small-columns-4" data-flickity-options="${JSON.stringify(thumbnailOptions)}">${pictures.map(
    (source, index) =>
      html`<div class="col${index === 0 && ' is-nav-selected first'}"><a><img src="${source}" alt="" width="100" height="100" class="attachment-woocommerce_thumbnail"></a></div>`,
  )}</div>`
}
