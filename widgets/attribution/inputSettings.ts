import { defineSettings } from '../../src/stores/mergeSettings'

/** What can be set about the hidden inputs that tell where an order came from, with the value it has where nobody sets it. */
export const defaultInputSettings = {
  /** What the names of the hidden attribution inputs begin with. */
  checkoutAttributionPrefix: 'wc_order_attribution_',
}

/** The settings of those inputs, merged and of the right types (contract 9.3). They are named by the checkout, where most of the inputs are. */
export const inputSettings: () => typeof defaultInputSettings = defineSettings(
  defaultInputSettings,
  { 'wc_order_attribution.params': { prefix: 'checkoutAttributionPrefix' } },
  'checkout',
)
