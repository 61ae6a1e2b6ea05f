// Wraps what plugins do through jQuery to the page around a variation form: to attributes, texts and overlays of any element.

import { forEachJQuery } from '../../../src/bridge/whenJQuery'
import { block } from '../../../src/page/block'
import { restoreAttribute, swapAttribute } from '../gallery/keptAttributes'
import type { VariationData } from './variationData'
import { goBackToFirstPicture, showVariationPicture } from './variationPictures'

/** The attribute in which the shop's script keeps a text that it has replaced (contract 5.5). */
const KEPT_TEXT = 'data-o_content'

/** For each blocked element the function that takes the overlay off. */
const blocked = new WeakMap<HTMLElement, () => void>()

function unblock(element: HTMLElement): void {
  blocked.get(element)?.()
  blocked.delete(element)
}

/** What each function does with an element of its collection. */
const helpers: Readonly<Record<string, (element: HTMLElement, ...given: unknown[]) => void>> = {
  wc_set_variation_attr: (element, name, value) => swapAttribute(element, String(name), value),
  wc_reset_variation_attr: (element, name) => restoreAttribute(element, String(name)),
  wc_set_content(element, text) {
    if (!element.hasAttribute(KEPT_TEXT)) element.setAttribute(KEPT_TEXT, element.textContent)
    element.textContent = String(text)
  },
  wc_reset_content(element) {
    const own = element.getAttribute(KEPT_TEXT)
    if (own !== null) element.textContent = own
  },
  wc_variations_image_reset: (form) => showVariationPicture(form, null),
  wc_maybe_trigger_slide_position_reset: (form, variation) =>
    goBackToFirstPicture(form, (variation || null) as VariationData | null),
  block(element) {
    if (!blocked.has(element)) blocked.set(element, block(element))
  },
  unblock,
}

/**
 * Adds to jQuery collections the methods of the shop's variation script and of its overlay library, which plugins call when a variation is
 * found without checking that they exist (contract 0.4, 5.7). Existing methods stay.
 *
 * @returns a function that stops waiting for jQuery.
 */
export function offerHelpers(): () => void {
  return forEachJQuery(({ fn }) => {
    for (const [name, act] of Object.entries(helpers)) {
      fn[name] ??= function (this: Iterable<HTMLElement>, ...given: unknown[]) {
        for (const element of this) act(element, ...given)
        return this
      }
    }
  })
}
