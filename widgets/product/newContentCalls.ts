import { forEachJQuery } from '../../src/bridge/whenJQuery'

/** A method of jQuery collections that does nothing and returns the collection. */
function itself(this: unknown): unknown {
  return this
}

/**
 * Adds to jQuery the calls that plugins make on HTML that they have just inserted, often without checking that they exist: the shop's
 * `wc_product_gallery()` (contract 4.1), called by galleries of variations and quick views, and the theme's `addQty()`, called by its own
 * file for composite products. Galleries and quantity fields in late content wake without them, so the calls need only exist. Not so a
 * library's, as `zoom()`: themes load one of their own where they find none (Themify), and would take ours for it.
 */
export function offerNewContentCalls(): void {
  forEachJQuery(({ fn }) => {
    for (const name of ['wc_product_gallery', 'addQty']) fn[name] ??= itself
  })
}
