// Wraps jQuery’s collections: what a script calls a method of variation forms on is made a host by its attribute.
import { forEachJQuery } from '../../../src/bridge/whenJQuery'
import { dispatch, type ShopIslandsEvents } from '../../../src/page/events'
import { ATTRIBUTE_SELECT, VARIATION_FORM } from '../form/formSelectors'

/** The data of a call, which the form gets in an event. */
type Call = ShopIslandsEvents['shop-islands:variation-form-called']

/** The part of jQuery's collections that is used. */
interface Collection extends Iterable<Element> {
  one(names: string, selector: string, handler: (event: { delegateTarget: Element }) => void): void
}

/** A method of jQuery collections. */
type Plugin = (this: Collection, given?: object) => unknown

/** Makes a method that raises an event on each form of a jQuery collection, and returns the collection. */
function tellingForms(callOf: (given: object | undefined) => Call): Plugin {
  return function (given) {
    for (const form of this) dispatch('shop-islands:variation-form-called', callOf(given), form)
    return this
  }
}

/** Forms on whose selects a change was raised after `wc_variation_form()`. */
const changedForms = new WeakSet<Element>()

/**
 * Was a change raised on a form's selects since another script called `wc_variation_form()` on it? Says so once for each call. The shop's
 * script follows changes from that call on, also those that change no value, which swatches in quick views raise in the same task; ours
 * begins later (contract 5.4).
 */
export function takeChangeSinceCall(form: Element): boolean {
  return changedForms.delete(form)
}

const tellForms = tellingForms(() => ({}))

/** Marked as ours, because a method of this name is the sign of the shop's own script where that was merged. */
const begin = Object.assign(
  function (this: Collection) {
    // The shop's script starts whatever it is called on: product tables print forms of another class, so that none starts before its call.
    // Some call it on the forms of products without options, too, whose wishlist buttons would wait for a choice.
    for (const form of this)
      if (form instanceof HTMLFormElement && 'product_variations' in form.dataset && !form.matches(VARIATION_FORM))
        form.dataset['island'] = 'variation-form'
    this.one('change.wc-variation-form', ATTRIBUTE_SELECT, ({ delegateTarget }) => changedForms.add(delegateTarget))
    return tellForms.call(this)
  },
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
  forEachJQuery(({ fn }) => {
    if (areOthers()) return
    fn['wc_variation_form'] ??= begin
    fn['wc_variations_image_update'] ??= imageUpdateMethod
  })
}
