import { isShopScriptHere, isThemeShopScriptHere } from '../../../src/bridge/oldScripts'
import { isMobile } from '../../../src/page/isMobile'
import { LARGE, SLIDER } from './gallerySelectors'

/** Zoom is for pointers that can rest on something (behaviour product.zoom.not-on-mobile). */
export function canHover(event: Event): boolean {
  return (
    (event as PointerEvent).pointerType !== 'touch' &&
    matchMedia('(hover: hover) and (pointer: fine)').matches &&
    !isMobile()
  )
}

/** Is the zoom of a picture ours: the theme's or the shop's, each still served by the old script where that runs (contract 4.1, 4.2)? */
export function isZoomOurs(picture: HTMLElement): boolean {
  const has = (large: string) => !!picture.querySelector(large)
  // A film among the pictures has a link as well (WooCommerce 11).
  if (!picture.closest(SLIDER)) return has('img') && has(LARGE) && !isShopScriptHere('single-product')
  return has('a[href]') && !!picture.closest('.has-image-zoom') && !isThemeShopScriptHere()
}

/** Does the theme bring a lightbox of its own, which it says by a class? */
export function hasThemeLightbox(): boolean {
  return document.body.matches('.has-lightbox')
}

/** Is the lightbox ours to open: the theme's or the shop's, of which the page has one, still served by its old script where that runs (contract 4.2)? */
export function isLightboxOurs(): boolean {
  return !(hasThemeLightbox() ? isThemeShopScriptHere() : isShopScriptHere('single-product'))
}
