import type { Product } from '../fixtures/shop/productTypes'
import { type Html, html } from './html'
import { pictureSizes, placeholderPicture } from './pictures'

function image(product: Product, name: string, index: number): Html {
  const sizes = pictureSizes(name)
  return html`<div data-thumb="${sizes.galleryThumbnail}" data-thumb-alt="${product.name}" data-thumb-srcset="${sizes.srcset}" data-thumb-sizes="100px" class="woocommerce-product-gallery__image"><a href="${sizes.full}"><img width="600" height="600" src="${sizes.single}" class="${index === 0 && 'wp-post-image'}" alt="${product.name}, ảnh ${index + 1}" data-caption="${index === 0 ? '' : `Ảnh ${index + 1} của ${product.name}`}" data-src="${sizes.full}" data-large_image="${sizes.full}" data-large_image_width="${sizes.fullWidth}" data-large_image_height="${sizes.fullWidth}" srcset="${sizes.srcset}" sizes="${sizes.sizes}"></a></div>`
}

/** The shop's own gallery, which cannot be seen until a script shows it (contract 4.1). */
export function defaultGallery(product: Product): Html {
  const { pictures } = product
  const kind = pictures.length > 0 ? 'with-images' : 'without-images'
  return html`<div class="woocommerce-product-gallery woocommerce-product-gallery--${kind} woocommerce-product-gallery--columns-4 images" data-columns="4" style="opacity: 0; transition: opacity .25s ease-in-out;">
  <div class="woocommerce-product-gallery__wrapper">${
    pictures.length > 0
      ? pictures.map((name, index) => image(product, name, index))
      : html`<div class="woocommerce-product-gallery__image--placeholder"><img src="${pictureSizes(placeholderPicture).single}" alt="Đang chờ ảnh sản phẩm" class="wp-post-image" width="600" height="600"></div>`
  }</div>
</div>`
}

const toolButtons = [
  ['close', 'Đóng (Esc)'],
  ['zoom', 'Phóng to/thu nhỏ'],
  ['fs', 'Bật/tắt toàn màn hình'],
  ['share', 'Chia sẻ'],
] as const
const arrowButtons = [
  ['left', 'Ảnh trước (mũi tên trái)'],
  ['right', 'Ảnh sau (mũi tên phải)'],
] as const

/** The empty dialog that the shop prints for its gallery's lightbox (contract 4.1). */
export const lightboxShell = html`<div id="photoswipe-fullscreen-dialog" class="pswp" tabindex="-1" role="dialog" aria-modal="true" aria-hidden="true" aria-label="Ảnh toàn màn hình">
  <div class="pswp__bg"></div>
  <div class="pswp__scroll-wrap">
    <div class="pswp__container"><div class="pswp__item"></div><div class="pswp__item"></div><div class="pswp__item"></div></div>
    <div class="pswp__ui pswp__ui--hidden">
      <div class="pswp__top-bar"><div class="pswp__counter"></div>${toolButtons.map(([name, label]) => html`<button class="pswp__button pswp__button--${name}" aria-label="${label}"></button>`)}
        <div class="pswp__preloader"><div class="loading-spin"></div></div></div>
      <div class="pswp__share-modal pswp__share-modal--hidden pswp__single-tap"><div class="pswp__share-tooltip"></div></div>
      ${arrowButtons.map(([name, label]) => html`<button class="pswp__button pswp__button--arrow--${name}" aria-label="${label}"></button>`)}
      <div class="pswp__caption"><div class="pswp__caption__center"></div></div>
    </div>
  </div>
</div>`
