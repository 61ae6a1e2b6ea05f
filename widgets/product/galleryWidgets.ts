import type { WidgetDefinition } from '../../src/islands/definition'
import { isRivalHere } from '../../src/page/rivals'
import { isThemeScriptHere } from '../../src/page/themeScript'
import { productSettings } from '../../src/stores/product/productSettings'
import { DEFAULT_GALLERY, DEFAULT_PICTURE, SLIDER, THUMBNAILS } from './gallery/galleryHooks'
import { awakeGalleries, GALLERY_TOUCHES, sleepingGalleryOf, wakeGallery } from './gallery/wakeGallery'

const MOBILE = /Android|iPhone|iPad|iPod|Mobile|IEMobile|Opera Mini/i

/** The links of the pictures of both galleries. */
const PICTURE_LINKS = `:is(${SLIDER},${DEFAULT_PICTURE}) a[href]:has(img)`

const isShopScriptHere = () => isRivalHere('single-product')

/** Zoom is for pointers that can rest on something (behaviour product.zoom.not-on-mobile). */
function canHover(event: Event): boolean {
  return (
    (event as PointerEvent).pointerType !== 'touch' &&
    matchMedia('(hover: hover) and (pointer: fine)').matches &&
    !MOBILE.test(navigator.userAgent)
  )
}

/** The theme says by a class which of its galleries zoom, the shop by a setting (contract 4.1, 4.2). */
function zooms(picture: HTMLElement): boolean {
  const { productGalleryZoom, productZoom } = productSettings()
  if (!productZoom || !picture.querySelector('a[href]')) return false
  if (!picture.closest(SLIDER)) return productGalleryZoom && !isShopScriptHere()
  return !!picture.closest('.has-image-zoom') && !isThemeScriptHere()
}

/** The theme's lightbox or the shop's; each still belongs to the old script where that runs (contract 4.2). */
function opensLightbox(): boolean {
  const { productGalleryLightbox, productLightbox } = productSettings()
  const isTheme = document.body.matches('.has-lightbox')
  return productLightbox && !isThemeScriptHere() && (isTheme || (productGalleryLightbox && !isShopScriptHere()))
}

/** The pictures of a product, on its page and in the quick view. */
export const galleryWidgets: readonly WidgetDefinition[] = [
  {
    name: 'product-gallery',
    hooks: SLIDER,
    wake: 'interaction',
    events: GALLERY_TOUCHES,
    claims: (_event, gallery) => !awakeGalleries.has(gallery) && !isThemeScriptHere(),
    attach: () => import('./gallery/productSlider'),
  },
  {
    name: 'default-gallery',
    hooks: DEFAULT_GALLERY,
    wake: 'interaction',
    events: GALLERY_TOUCHES,
    claims: (_event, gallery) => !awakeGalleries.has(gallery) && !isShopScriptHere(),
    attach: () => import('./gallery/defaultGallery'),
  },
  {
    name: 'product-thumbnails',
    hooks: THUMBNAILS,
    wake: 'interaction',
    events: ['pointerover', 'click'],
    claims: (_event, strip) => !!sleepingGalleryOf(strip) && !isThemeScriptHere(),
    act: wakeGallery,
  },
  {
    name: 'picture-zoom',
    hooks: `[data-island="picture-zoom"],.has-image-zoom .slide,${DEFAULT_PICTURE}`,
    wake: 'interaction',
    events: ['pointerover'],
    claims: (event, picture) => canHover(event) && zooms(picture),
    attach: () => import('./gallery/zoom'),
  },
  {
    name: 'picture-without-lightbox',
    hooks: '.disable-lightbox a[href]:has(img)',
    wake: 'interaction',
    claims: (_event, link) => !!link.closest(SLIDER),
    act: (event) => event.preventDefault(),
  },
  {
    name: 'gallery-lightbox',
    hooks: `[data-island="gallery-lightbox"],.zoom-button[href="#product-zoom"],.woocommerce-product-gallery__trigger,${PICTURE_LINKS}`,
    wake: 'interaction',
    // A slider that was just dragged takes the click back that ends the drag.
    claims: (_event, opener) => opensLightbox() && !opener.closest('.is-dragging'),
    attach: () => import('./gallery/galleryLightbox'),
  },
]
