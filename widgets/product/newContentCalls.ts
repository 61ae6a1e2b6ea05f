import { whenJQuery } from '../../src/bridge/whenJQuery'

/** A call that has nothing left to do. */
function itself(this: unknown): unknown {
  return this
}

/**
 * Gives jQuery what plugins call on HTML that they have just put into the page, often without asking whether it is there: the shop's
 * `wc_product_gallery()` (contract 4.1), as galleries of variations and quick views do, and the theme's `addQty()`, as its own file for
 * composite products does. Galleries and quantity fields wake there by themselves, so it is enough that the calls do no harm.
 */
export function offerNewContentCalls(): void {
  whenJQuery(({ fn }) => {
    for (const name of ['wc_product_gallery', 'addQty']) fn[name] ??= itself
  })
}
