/** The shop's placeholder for the attribution inputs, a custom element (contract 9.3). */
export const ELEMENT = 'wc-order-attribution-inputs'
/** Our placeholder for them. */
const OURS = '[data-island="order-attribution"]'
/** Placeholders for the attribution inputs: ours, the shop's. */
export const PLACEHOLDERS = `${OURS},${ELEMENT}`
/** Forms that send attribution data: checkout and registration, and any other that has a placeholder or was printed with the inputs. */
const FORMS = `form:is(.checkout,.register,${OURS}),form:has(${PLACEHOLDERS},[name^="wc_order_attribution_"])`
/**
 * Where inputs belong: forms that send them, and placeholders outside of forms, which express payments read (decisions: Inputs outside of
 * forms).
 */
export const INPUT_PLACES = `${FORMS},${OURS}:not(form *),${ELEMENT}:not(form *)`
/** The block checkout (contract 9.3). */
export const BLOCK =
  '[data-island="block-checkout"],.wp-block-woocommerce-checkout,[data-block-name="woocommerce/checkout"]'
