import { pictureOptions, type SliderOptions } from '../../../src/slider'

/** What the shop prints about its gallery's slider (contract 4.1). */
export interface GalleryParams {
  flexslider?: { animationLoop?: unknown; rtl?: unknown; smoothHeight?: unknown }
}

/** Reads what the shop prints about its gallery; nothing where it prints nothing. */
export function readGalleryParams(): GalleryParams {
  return (window as { wc_single_product_params?: GalleryParams }).wc_single_product_params ?? {}
}

/** What the shop's words for its own slider mean for ours. */
export function toSliderOptions({ flexslider }: GalleryParams): SliderOptions {
  return {
    ...pictureOptions,
    wrapAround: !!flexslider?.animationLoop,
    adaptiveHeight: flexslider?.smoothHeight !== false,
    rightToLeft: !!flexslider?.rtl,
  }
}
