import { defineSettings } from '../../src/stores/mergeSettings'

/** Everything about the hidden inputs that tell where an order came from that can be set, with its default. */
export const defaultInputSettings = {
  /** What the names of the hidden attribution inputs begin with. */
  checkoutAttributionPrefix: 'wc_order_attribution_',
}

/**
 * The settings of those inputs, merged and of the right types (contract 9.3). Their names begin with `checkout`, because most of the inputs
 * are there.
 */
export const inputSettings: () => typeof defaultInputSettings = defineSettings(
  defaultInputSettings,
  { 'wc_order_attribution.params': { prefix: 'checkoutAttributionPrefix' } },
  'checkout',
)
