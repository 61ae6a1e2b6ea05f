import type { Product } from '../fixtures/shop/productTypes'
import { defaultGallery } from './defaultGallery'
import { type Html, html } from './html'
import { pictureSizes, placeholderPicture } from './pictures'
import type { Variants } from './variants'

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

/** As the theme prints options: with room around the JSON (contract 11.6). */
function optionsText(options: object): string {
  return `${JSON.stringify(options)} `
}

function slide(product: Product, name: string, index: number): Html {
  const image = pictureSizes(name)
  return html`<div data-thumb="${image.galleryThumbnail}" data-thumb-alt="${product.name}" data-thumb-srcset="${image.srcset}" data-thumb-sizes="100px" class="woocommerce-product-gallery__image slide${index === 0 && ' first'}"><a href="${image.full}"><img width="600" height="600" src="${image.single}" srcset="${image.srcset}" sizes="${image.sizes}"
      class="${index === 0 && 'wp-post-image '}skip-lazy" alt="${product.name}, ảnh ${index + 1}" data-caption="${index === 0 ? '' : `Ảnh ${index + 1} của ${product.name}`}" data-src="${image.full}" data-large_image="${image.full}" data-large_image_width="${image.fullWidth}" data-large_image_height="${image.fullWidth}"></a></div>`
}

/** The pictures; nothing of a stacked gallery slides on a wide screen. */
function pictures(product: Product, isStacked: boolean): Html {
  const names = product.pictures
  const options = isStacked ? { ...sliderOptions, watchCSS: true } : sliderOptions
  return html`<div class="product-images relative mb-half has-hover woocommerce-product-gallery woocommerce-product-gallery--with${names.length === 0 && 'out'}-images woocommerce-product-gallery--columns-4 images" data-columns="4">
  <div class="image-tools absolute top show-on-hover right z-3"></div>
  <figure class="woocommerce-product-gallery__wrapper product-gallery-slider slider slider-nav-small mb-half${isStacked && ' product-gallery-stacked'} has-image-zoom" data-flickity-options="${optionsText(options)}">${
    names.length === 0
      ? html`<div class="woocommerce-product-gallery__image--placeholder slide first"><img width="600" height="600" src="${pictureSizes(placeholderPicture).single}" alt="Đang chờ ảnh sản phẩm" class="wp-post-image skip-lazy"></div>`
      : names.map((name, index) => slide(product, name, index))
  }</figure>
  <div class="image-tools absolute bottom left z-3"><a href="#product-zoom" class="zoom-button button is-outline circle icon tooltip hide-for-small" title="Phóng to" aria-label="Phóng to"><i class="icon-expand"></i></a></div>
</div>`
}

/** The strip of thumbnails; a single picture has none. */
function thumbnails({ pictures: names }: Product, layout: 'theme' | 'vertical' | 'stacked'): Html | null {
  if (names.length < 2) return null
  const options = layout === 'vertical' ? { ...thumbnailOptions, prevNextButtons: false } : thumbnailOptions
  return html`<div class="product-thumbnails thumbnails slider row row-small row-slider slider-nav-small small-columns-4${layout === 'vertical' && ' slider-no-arrows'}" data-flickity-options="${optionsText(options)}">${names.map(
    (name, index) =>
      html`<div class="col${index === 0 && ' is-nav-selected first'}"><a><img src="${pictureSizes(name).thumbnail}" alt="" width="300" height="300" class="attachment-woocommerce_thumbnail"></a></div>`,
  )}</div>`
}

/**
 * @param product the product; one without pictures shows a placeholder.
 * @param layout the theme's gallery, horizontal, vertical or stacked (contract 4.2), or the shop's default one (contract 4.1).
 */
export function productGallery(product: Product, layout: Variants['gallery']): Html {
  switch (layout) {
    case 'default':
      return defaultGallery(product)
    case 'vertical':
      return html`<div class="row row-small"><div class="col large-10">${pictures(product, false)}</div><div class="col large-2 large-col-first vertical-thumbnails pb-0">${thumbnails(product, layout)}</div></div>`
    case 'stacked':
      return html`${pictures(product, true)}<div class="product-gallery-stacked-thumbnails">${thumbnails(product, layout)}</div>`
    case 'theme':
      return html`${pictures(product, false)}${thumbnails(product, layout)}`
  }
}
