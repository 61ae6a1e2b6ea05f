import { pictureOptions, type SliderOptions } from '../../../src/slider'

/** The settings that the shop prints for its gallery (contract 4.1). */
export interface GalleryParams {
  flexslider?: SliderParams
  /** Empty where the shop's own script makes no slider. */
  flexslider_enabled?: unknown
  /** Empty where the shop has no lightbox. */
  photoswipe_enabled?: unknown
  /** `captionEl`: are captions shown in the lightbox? */
  photoswipe_options?: { captionEl?: unknown }
  /** `magnify`: how many times as large as it is a zoomed picture is shown. */
  zoom_options?: { magnify?: unknown }
}

/** What the shop, or a filter of its theme, says about the slider itself. */
interface SliderParams {
  /**
   * Are there thumbnails? Yes where nothing is said. `true` asks for numbers in their place, and gets thumbnails, too (decisions: What a
   * shop filters into its default gallery's slider).
   */
  controlNav?: unknown
  /** Are there arrows? */
  directionNav?: unknown
  /** What the arrows show: text or HTML. */
  prevText?: unknown
  nextText?: unknown
  animationLoop?: unknown
  rtl?: unknown
  smoothHeight?: unknown
}

/** Reads the settings that the shop prints for its gallery; empty where it prints none. */
export function readGalleryParams(): GalleryParams {
  return window.wc_single_product_params ?? {}
}

/** Reads what the shop prints about the slider of its gallery; nothing where it prints nothing. */
export function readSliderParams(): SliderParams {
  return readGalleryParams().flexslider ?? {}
}

/**
 * How many times as large as they are zoomed pictures are shown: 1 where the shop says nothing, the empty string, or no number. With 0 or
 * `false` it wants no zoom, and the answer is 0.
 */
export function readMagnification(): number {
  const { magnify } = readGalleryParams().zoom_options ?? {}
  const times = magnify === false ? 0 : Number.parseFloat(`${magnify}`)
  return Number.isNaN(times) ? 1 : times
}

/** What the shop's words for its own slider mean for ours. */
export function toSliderOptions({ animationLoop, rtl, smoothHeight }: SliderParams): SliderOptions {
  return {
    ...pictureOptions,
    wrapAround: !!animationLoop,
    adaptiveHeight: smoothHeight !== false,
    rightToLeft: !!rtl,
  }
}
