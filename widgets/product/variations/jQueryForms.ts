import type { VariationData } from '../variationCall'
import { showVariationImages } from '../variationImages'

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

/**
 * Gives jQuery, where the page has it, what outside scripts call on a form (contract 5.7): `wc_variation_form()` starts one anew whose
 * content changed; in new HTML forms start by themselves. `wc_variations_image_update(variation)` shows a variation's pictures.
 *
 * @param form a form that is alive now.
 * @param startAnew starts it anew.
 */
export function offerToJQuery(form: HTMLFormElement, startAnew: () => void): void {
  forms.set(form, startAnew)
  const { jQuery } = window as { jQuery?: { fn: Record<string, unknown> } }
  if (!jQuery) return
  jQuery.fn['wc_variation_form'] ??= forEachForm((each) => forms.get(each)?.())
  jQuery.fn['wc_variations_image_update'] ??= forEachForm((each, variation) =>
    showVariationImages(each, variation || null),
  )
}
