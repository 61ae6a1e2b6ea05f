/** Where a form wants its attribution inputs: ours, the shop's (contract 9.3). */
export const PLACEHOLDERS = '[data-island="order-attribution"],wc-order-attribution-inputs'

/** Forms that send attribution data: checkout and registration, and any other that asks for them or was printed with the inputs. */
export const FORMS = `form:is(.checkout,.register,[data-island="order-attribution"]),form:has(${PLACEHOLDERS},[name^="wc_order_attribution_"])`

/** The checkout that the block editor draws and that talks to the shop through its data store. */
export const BLOCK_CHECKOUT =
  '[data-island="block-checkout"],.wp-block-woocommerce-checkout,[data-block-name="woocommerce/checkout"]'

/** A link to terms that stand hidden in the page (contract 9.2). */
export const TERMS_LINK = 'a[data-island="terms"],a[href="#terms-and-conditions-lightbox"]'

/** The shop's own link to the terms, which a page may hold folded up behind it (contract 9.2). */
export const FOLDED_TERMS_LINK = 'a.woocommerce-terms-and-conditions-link'
