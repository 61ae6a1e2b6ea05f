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

/**
 * Do we handle the zoom of a picture? In the theme's and in the shop's galleries the respective old script does, where it still runs
 * (contract 4.1, 4.2).
 */
export function isZoomOurs(picture: HTMLElement): boolean {
  const has = (large: string) => !!picture.querySelector(large)
  // `img`, because a film among the pictures has a link as well (WooCommerce 11).
  if (!picture.closest(SLIDER)) return has('img') && has(LARGE) && !isShopScriptHere('single-product')
  return has('a[href]') && !!picture.closest('.has-image-zoom') && !isThemeShopScriptHere()
}

/** Does the theme have a lightbox of its own, which a class tells? */
export function hasThemeLightbox(): boolean {
  return document.body.matches('.has-lightbox')
}

/**
 * Do we open the lightbox? The page has either the theme's or the shop's, and its old script opens it where that still runs (contract 4.2).
 */
export function isLightboxOurs(): boolean {
  return !(hasThemeLightbox() ? isThemeShopScriptHere() : isShopScriptHere('single-product'))
}
