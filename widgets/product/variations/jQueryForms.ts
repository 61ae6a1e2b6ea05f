import { whenJQuery } from '../../../src/bridge/whenJQuery'
import { dispatch, type ShopIslandsEvents } from '../../../src/page/events'

/** The data of a call, which the form gets in an event. */
type Call = ShopIslandsEvents['shop-islands:variation-form-called']

/** A method of jQuery collections. */
type Plugin = (this: Iterable<Element>, given?: object) => unknown

/** Makes a method that raises an event on each form of a jQuery collection, and returns the collection. */
function tellingForms(callOf: (given: object | undefined) => Call): Plugin {
  return function (given) {
    for (const form of this) dispatch('shop-islands:variation-form-called', callOf(given), form)
    return this
  }
}

/** Marked as ours, because a method of this name is the sign of the shop's own script where that was merged. */
const begin = Object.assign(
  tellingForms(() => ({})),
  { isStandIn: true },
)

/** `wc_variations_image_update(variation)`; exported so that a plugin's replacement can be told from it. */
export const imageUpdateMethod = tellingForms((given) => ({ pictures: given || null }))

/**
 * Adds to jQuery the methods that other scripts call on variation forms, often without checking that they exist (contract 5.7):
 * `wc_variation_form()` starts a form, or starts it again after its content has changed; `wc_variations_image_update(variation)` shows a
 * variation's pictures. A form that is asleep wakes with the call; one that is not in the page yet starts by itself later.
 *
 * @param areOthers does the page have the script whose methods these are? Asked only where the page has jQuery, because the answer costs
 *   a look at the whole page.
 */
export function offerFormCalls(areOthers: () => boolean): void {
  whenJQuery(({ fn }) => {
    if (areOthers()) return
    fn['wc_variation_form'] ??= begin
    fn['wc_variations_image_update'] ??= imageUpdateMethod
  })
}
