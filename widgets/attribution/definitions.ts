import { shopScript } from '../../src/bridge/oldScripts'
import { defineArea } from '../../src/islands/area'
import { PLACEHOLDERS } from './hooks'

/** Forms that send attribution data: checkout and registration, and any other that asks for them or was printed with the inputs. */
const FORMS = `form:is(.checkout,.register,[data-island="order-attribution"]),form:has(${PLACEHOLDERS},[name^="wc_order_attribution_"])`

/** The shop's own tracker, where it still runs, fills the forms and the data store itself. */
const oldTracker = shopScript('order-attribution', 'stands back')

/** Where visitors came from, for the orders that they place. */
export const attribution = defineArea('attribution', () => import('./index'), [
  {
    name: 'attribution',
    selectors: 'body',
    wake: 'idle',
    // The shop prints its global where the feature is on (contract 0.1).
    applies: () => 'wc_order_attribution' in window || !!document.querySelector('[data-island="attribution"]'),
    service: 'trackVisit',
  },
  {
    name: 'attribution-inputs',
    selectors: FORMS,
    wake: 'idle',
    replaces: oldTracker,
    attach: 'attachAttributionInputs',
  },
  {
    name: 'extension-data',
    selectors: '[data-island="block-checkout"],.wp-block-woocommerce-checkout,[data-block-name="woocommerce/checkout"]',
    wake: 'idle',
    replaces: oldTracker,
    attach: 'attachExtensionData',
  },
])
