import { isShopScriptHere, isThemeShopScriptHere } from '../../../src/bridge/replacedScripts'
import { storedData } from '../../../src/bridge/storedData'
import type { OldScript } from '../../../src/islands/oldScripts'
import { FOREIGN_SLIDERS } from '../../../src/page/foreignSliders'
import { isMobile } from '../../../src/page/isMobile'
import { isSetByPage } from '../../../src/stores/mergeSettings'
import {
  ANY_GALLERY,
  DEFAULT_GALLERY,
  DEFAULT_PICTURE,
  LARGE,
  THEME_GALLERY,
  TRIGGER,
  ZOOMING,
} from './gallerySelectors'

/** Zoom is for pointers that can rest on something (behaviour product.zoom.not-on-mobile). */
export function canHover(event: Event): boolean {
  return (
    (event as PointerEvent).pointerType !== 'touch' &&
    matchMedia('(hover: hover) and (pointer: fine)').matches &&
    !isMobile()
  )
}

/**
 * Do we handle the zoom of a picture? Not outside of any gallery, unless it asks for that itself; in the theme's and in the shop's
 * galleries the respective old script does, where it still runs (contract 4.1, 4.2).
 */
export function isZoomOurs(picture: HTMLElement): boolean {
  const has = (large: string) => !!picture.querySelector(large)
  if (picture.closest(THEME_GALLERY))
    return has('a[href]') && !!picture.closest('.has-image-zoom') && !isThemeShopScriptHere()
  // `img`, because a video among the pictures has a link as well (WooCommerce 11).
  return has('img') && has(LARGE) && !!picture.closest(ZOOMING) && !isShopScriptHere('single-product')
}

/** Does the theme have a lightbox of its own, which a class tells? */
export function hasThemeLightbox(): boolean {
  return document.body.matches('.has-lightbox')
}

/** Does the shop have no lightbox, and the page's author not ask for one? Themes of such shops open the pictures themselves. */
function isShopLightboxOff(): boolean {
  return !(window.wc_single_product_params?.photoswipe_enabled ?? true) && !isSetByPage('productGalleryLightbox')
}

/**
 * Do we open the lightbox? The page has either the theme's or the shop's, and its old script opens it where that still runs (contract 4.2).
 * Asked before a click is claimed: one that is given back later reaches other scripts twice.
 */
export function isLightboxOurs(): boolean {
  return hasThemeLightbox() ? !isThemeShopScriptHere() : !isShopScriptHere('single-product') && !isShopLightboxOff()
}

/**
 * Has a theme put the pictures into a slider of its own? Asked only where ours would be a second one: a shop without a slider wants the
 * rest of the gallery all the same. A theme's slider of the thumbnails alone does not count.
 */
function hasThemeSlider(gallery: Element): boolean {
  const isOff = !(window.wc_single_product_params?.flexslider_enabled ?? true) || isSetByPage('productGallerySlider')
  return !isOff && gallery.contains(gallery.querySelector(DEFAULT_PICTURE)?.closest(FOREIGN_SLIDERS) ?? null)
}

/**
 * Has another script begun the shop's slider on this gallery, as quick views of other plugins do? FlexSlider keeps its object there; ours
 * is marked.
 */
function hasOthersFlexSlider(gallery: Element): boolean {
  const slider = storedData(gallery)['flexslider'] as { isStandIn?: unknown } | undefined
  return !!slider && !slider.isStandIn
}

/** The slider of another script. */
export const othersSlider: OldScript = {
  isHere: (gallery) => !!gallery && (hasOthersFlexSlider(gallery) || hasThemeSlider(gallery)),
  ours: 'stands back',
}

/** Does another script run a slider on an element, as other themes do on what has the names that ours has for its own? */
const isOthersSlider = (strip: Element | null | undefined) => !!strip?.matches(FOREIGN_SLIDERS)

/** The slider of another theme on what the theme's selectors name as a gallery or its thumbnails. */
export const othersThemeSlider: OldScript = {
  isHere: isOthersSlider,
  ours: 'stands back',
}

/**
 * The lightbox of another script: what a theme does with a click in its own slider, and the button that opens it is not ours beside a
 * slider that is not ours, nor in a gallery without the shop's pictures, as themes with galleries of their own print it (Blocksy). Pictures
 * and buttons of the shop's outside any gallery are a theme's grid (Betheme): a click that is claimed and given back would open it twice.
 */
export const othersLightbox: OldScript = {
  isHere(opener) {
    const gallery = opener?.closest(DEFAULT_GALLERY)
    if (!gallery) {
      const isGrid = !!opener?.closest(`${TRIGGER},${DEFAULT_PICTURE}`) && !opener.closest(ANY_GALLERY)
      return isGrid || isOthersSlider(opener?.closest(THEME_GALLERY))
    }
    const isTheirs = () => hasOthersFlexSlider(gallery) || !gallery.querySelector(DEFAULT_PICTURE)
    return hasThemeSlider(gallery) || (!!gallery.querySelector(TRIGGER) && isTheirs())
  },
  ours: 'stands back',
}
