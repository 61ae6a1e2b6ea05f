import { hasShopFormCall } from '../../src/bridge/replacedScripts'
import { jQueryNow } from '../../src/bridge/whenJQuery'
import { attempt } from '../../src/page/callbacks'

/** The part of jQuery that starts a form. */
type JQuery = (form: Element) => Record<'wc_variation_form', () => void>

/**
 * Has the shop's own script, where it still runs, start the variation forms of a quick view, as the theme's does (contract 3.4): it starts
 * by itself only those that the page was printed with. Ours, where it runs, finds them by itself.
 *
 * @param answer the product, when it is in the page.
 */
export function beginForms(answer: ParentNode): void {
  const jQuery = jQueryNow<JQuery>()
  if (!jQuery || !hasShopFormCall()) return
  for (const form of answer.querySelectorAll('.variations_form')) attempt(() => jQuery(form).wc_variation_form())
}
