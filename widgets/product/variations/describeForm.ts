import { jQueryNow } from '../../../src/bridge/whenJQuery'
import type { AttributeSelects } from './attributeSelects'
import { optionsByName } from './choice'
import { RESET_LINK, VARIATION_PLACE } from './formView'
import type { VariationData } from './variationData'
import type { Variations } from './variationsReader'

/** The object that the event `wc_variation_form` passes to other scripts, with the names that they expect (contract 5.7). */
export interface VariationFormObject {
  form: HTMLElement
  /** The form as a jQuery object; the plain element, or a list of them, where the page has no jQuery. */
  $form: unknown
  /** Parts of the form, and the product around it, in the same way: its selects, the chosen variation, the link that resets. */
  $attributeFields: unknown
  $singleVariation: unknown
  $singleVariationWrap: unknown
  $resetVariations: unknown
  $product: unknown
  variationData: Variations['data']
  useAjax: boolean
  /** How many attributes there are, how many are chosen, and the options by attribute name. */
  getChosenAttributes(): { count: number; chosenCount: number; data: Record<string, string> }
  /**
   * The variations that fit some options; called by plugins for swatches and for product bundles.
   *
   * @param variations usually `variationData`.
   * @param options by attribute name; an empty or missing one stands for any.
   */
  findMatchingVariations(
    variations: Variations['data'],
    options: Readonly<Record<string, string>>,
  ): readonly VariationData[]
}

/** Does a variation fit some options? */
function fits({ attributes }: VariationData, options: Readonly<Record<string, string>>): boolean {
  return Object.entries(attributes as object).every(([name, own]) => !own || !options[name] || own === options[name])
}

/** Makes the object for a form. */
export function describeForm(
  form: HTMLElement,
  { names, values }: AttributeSelects,
  { data }: Variations,
): VariationFormObject {
  const jQuery = jQueryNow<(elements: unknown) => unknown>()
  const wrap = (elements: unknown) => (jQuery ? jQuery(elements) : elements)
  const within = (selector: string) => wrap(form.querySelectorAll(selector))
  return {
    form,
    $form: wrap(form),
    $attributeFields: within('.variations select'),
    $singleVariation: within(VARIATION_PLACE),
    $singleVariationWrap: within('.single_variation_wrap'),
    $resetVariations: within(RESET_LINK),
    $product: wrap(form.closest('.product') ?? []),
    variationData: data,
    useAjax: !data,
    getChosenAttributes() {
      const chosen = values()
      return {
        count: names.length,
        chosenCount: chosen.filter(Boolean).length,
        data: optionsByName(names, chosen),
      }
    },
    findMatchingVariations: (variations, options) =>
      variations ? variations.filter((variation) => fits(variation, options)) : [],
  }
}
