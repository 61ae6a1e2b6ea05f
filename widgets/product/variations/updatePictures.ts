import { jQueryNow } from '../../../src/bridge/whenJQuery'
import type { VariationData } from '../variationCall'
import { showSmallImages, showVariationImages } from '../variationImages'
import { showPictures } from './jQueryForms'

/** As much of jQuery as shows pictures. */
type JQueryOfForms = (form: Element) => Iterable<Element>

/**
 * Shows the pictures of a variation. Where another script has put a function of its own in the place of the shop's, the gallery is its
 * own: one that begins with a film leaves that where it is.
 *
 * @param variation `null` brings the product's own pictures back.
 */
export function updatePictures(form: HTMLElement, variation: VariationData | null): void {
  const jQuery = jQueryNow<JQueryOfForms>()
  const update = jQuery?.fn['wc_variations_image_update']
  if (!jQuery || typeof update !== 'function' || update === showPictures) {
    showVariationImages(form, variation)
    return
  }
  showSmallImages(form, variation)
  try {
    update.call(jQuery(form), variation ?? false)
  } catch (error) {
    // Theirs is no reason to take ours off.
    reportError(error)
  }
}
