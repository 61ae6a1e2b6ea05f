import { jQueryNow } from '../../../src/bridge/whenJQuery'
import { attempt } from '../../../src/page/callbacks'
import { imageUpdateMethod } from './jQueryForms'
import type { VariationData } from './variationData'
import { showVariationGallery } from './variationGallery'
import { showVariationPicture } from './variationPictures'

/** The part of jQuery that shows pictures. */
type JQueryOfForms = (form: Element) => Iterable<Element>

/**
 * Shows the pictures of a variation: its own gallery where it has one, else its picture in the product's gallery (contract 5.5). If another
 * script has replaced the shop's method for the latter, the replacement is called, because it handles the gallery in its own way: a gallery
 * that begins with a video keeps the video.
 *
 * @param variation the variation; `null` shows the product's own pictures.
 */
export function showPictures(form: HTMLElement, variation: VariationData | null): void {
  if (showVariationGallery(form, variation)) {
    // The picture in a sticky bar is no part of the gallery.
    showVariationPicture(form, variation, 'bar')
    return
  }
  const jQuery = jQueryNow<JQueryOfForms>()
  const update = jQuery?.fn['wc_variations_image_update']
  if (!jQuery || typeof update !== 'function' || update === imageUpdateMethod) {
    showVariationPicture(form, variation)
    return
  }
  showVariationPicture(form, variation, 'small')
  // An error in another script's function must not take our island off.
  attempt(() => update.call(jQuery(form), variation ?? false))
}
