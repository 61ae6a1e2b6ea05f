import { whenJQuery } from '../../../src/bridge/whenJQuery'
import { dispatch, type ShopIslandsEvents } from '../../../src/page/events'

/** What a call hands over, for a form to hear of. */
type Call = ShopIslandsEvents['shop-islands:variation-form-called']

/** A function that jQuery collections get. */
type Plugin = (this: Iterable<Element>, given?: object) => unknown

/** Makes a function that tells each form of a jQuery collection and returns the collection. */
function tellingForms(callOf: (given: object | undefined) => Call): Plugin {
  return function (given) {
    for (const form of this) dispatch('shop-islands:variation-form-called', callOf(given), form)
    return this
  }
}

/** Says of itself that it is ours: by a call of that name the shop's own script is known where it was merged. */
const begin = Object.assign(
  tellingForms(() => ({})),
  { isStandIn: true },
)

/** `wc_variations_image_update(variation)`, by which it can be told from a function that a plugin has put in its place. */
export const showPictures = tellingForms((given) => ({ pictures: given || null }))

/**
 * Gives jQuery what outside scripts call on variation forms, often without asking whether it is there (contract 5.7): `wc_variation_form()`
 * begins, or begins anew after the content has changed; `wc_variations_image_update(variation)` shows a variation's pictures. A form that
 * sleeps wakes with the call; one that is not in the page yet begins by itself.
 */
export function offerFormCalls(): void {
  whenJQuery(({ fn }) => {
    fn['wc_variation_form'] ??= begin
    fn['wc_variations_image_update'] ??= showPictures
  })
}
