import { isShopScriptHere, isThemeShopScriptHere } from '../../../src/bridge/replacedScripts'
import { storedData } from '../../../src/bridge/storedData'
import type { OldScript } from '../../../src/islands/oldScripts'
import { FOREIGN_SLIDERS } from '../../../src/page/foreignSliders'
import { isMobile } from '../../../src/page/isMobile'
import { isSetByPage } from '../../../src/stores/mergeSettings'
import { ANY_GALLERY, DEFAULT_GALLERY, DEFAULT_PICTURE, LARGE, THEME_GALLERY, TRIGGER, ZOOMING } from './galleryMarkup'

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
  const has = (selector: string) => !!picture.querySelector(selector)
  if (picture.closest(THEME_GALLERY))
    return has('a[href]') && !!picture.closest('.has-image-zoom') && !isThemeShopScriptHere()
  // `img`, because a video among the pictures has a link as well (WooCommerce 11).
  return has('img') && has(LARGE) && !!picture.closest(ZOOMING) && !isShopScriptHere('single-product')
}

/** Does the theme have a lightbox of its own, which a class tells? */
export function hasThemeLightbox(): boolean {
  return document.body.matches('.has-lightbox')
}

/**
 * Does the shop have a lightbox, or does the page's author say whether there is one? Where neither is so, themes open the pictures
 * themselves.
 */
function hasShopLightbox(): boolean {
  return !!(window.wc_single_product_params?.photoswipe_enabled ?? true) || isSetByPage('productGalleryLightbox')
}

/**
 * Do we open the lightbox? The page has either the theme's or the shop's, and its old script opens it where that still runs (contract 4.2).
 * Asked before a click is claimed (decisions: Whether a shop has a lightbox is asked before a click on a picture is claimed).
 */
export function isLightboxOurs(): boolean {
  return hasThemeLightbox() ? !isThemeShopScriptHere() : !isShopScriptHere('single-product') && hasShopLightbox()
}

/**
 * Has a theme put the pictures into a slider of its own? That does not count where the shop has no slider, or the page's author says
 * whether there is one: ours makes the rest of the gallery then, and no second slider that nobody has asked for. A theme's slider of the
 * thumbnails alone does not count either.
 */
function hasThemeSlider(gallery: Element): boolean {
  const isOurs = !(window.wc_single_product_params?.flexslider_enabled ?? true) || isSetByPage('productGallerySlider')
  return !isOurs && gallery.contains(gallery.querySelector(DEFAULT_PICTURE)?.closest(FOREIGN_SLIDERS) ?? null)
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
 * The lightbox of another script. To it belong clicks in a theme's own slider; the button where it stands beside another script's slider,
 * or in a gallery without the shop's pictures, as Blocksy prints it; and the shop's pictures and buttons outside any gallery, which are a
 * theme's grid (decisions: Pictures of the shop's outside any gallery). A click that is claimed and given back would open it twice.
 */
export const othersLightbox: OldScript = {
  isHere(opener) {
    const gallery = opener?.closest(DEFAULT_GALLERY)
    if (!gallery) {
      const isGrid = !!opener?.closest(`${TRIGGER},${DEFAULT_PICTURE}`) && !opener.closest(ANY_GALLERY)
      return isGrid || isOthersSlider(opener?.closest(THEME_GALLERY))
    }
    const isButtonTheirs = () => hasOthersFlexSlider(gallery) || !gallery.querySelector(DEFAULT_PICTURE)
    return hasThemeSlider(gallery) || (!!gallery.querySelector(TRIGGER) && isButtonTheirs())
  },
  ours: 'stands back',
}
