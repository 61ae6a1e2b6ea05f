import { defineSettings } from '../../src/stores/mergeSettings'

/** Everything about the checkout that can be set, with the value it has where nobody sets it. */
export const defaultCheckoutSettings = {
  /** What the names of the hidden attribution inputs begin with. */
  checkoutAttributionPrefix: 'wc_order_attribution_',
}

/** The settings of the checkout, merged and of the right types (contract 9.3). */
export const checkoutSettings: () => typeof defaultCheckoutSettings = defineSettings(
  defaultCheckoutSettings,
  { 'wc_order_attribution.params': { prefix: 'checkoutAttributionPrefix' } },
  'checkout',
)
