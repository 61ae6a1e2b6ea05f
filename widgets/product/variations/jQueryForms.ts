import type { VariationData } from '../variationCall'
import { showSmallImages, showVariationImages } from '../variationImages'

/** What other scripts may ask of a form that is alive. */
const forms = new WeakMap<Element, () => void>()

type Plugin = (this: Iterable<HTMLFormElement>, variation?: VariationData) => unknown

/** Makes a function that does something with each form of a jQuery collection and returns the collection. */
function forEachForm(act: (form: HTMLFormElement, variation?: VariationData) => void): Plugin {
  return function (variation) {
    for (const form of this) act(form, variation)
    return this
  }
}

const updateImages = forEachForm((each, variation) => showVariationImages(each, variation || null))

/** As much of jQuery as forms need. */
interface JQueryOfForms {
  (form: Element): Iterable<HTMLFormElement>
  fn: Record<string, unknown>
}

function jQueryNow(): JQueryOfForms | undefined {
  return (window as { jQuery?: JQueryOfForms }).jQuery
}

/**
 * Shows the pictures of a variation. Where another script has put a function of its own in the place of the shop's, the gallery is its
 * own: one that begins with a film leaves that where it is.
 *
 * @param variation `null` brings the product's own pictures back.
 */
export function updatePictures(form: HTMLFormElement, variation: VariationData | null): void {
  const jQuery = jQueryNow()
  const update = jQuery?.fn['wc_variations_image_update']
  if (!jQuery || typeof update !== 'function' || update === updateImages) {
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

/**
 * Gives jQuery, where the page has it, what outside scripts call on a form (contract 5.7): `wc_variation_form()` starts one anew whose
 * content changed; in new HTML forms start by themselves. `wc_variations_image_update(variation)` shows a variation's pictures.
 *
 * @param form a form that is alive now.
 * @param startAnew starts it anew.
 */
export function offerToJQuery(form: HTMLFormElement, startAnew: () => void): void {
  forms.set(form, startAnew)
  const jQuery = jQueryNow()
  if (!jQuery) return
  jQuery.fn['wc_variation_form'] ??= forEachForm((each) => forms.get(each)?.())
  jQuery.fn['wc_variations_image_update'] ??= updateImages
}
