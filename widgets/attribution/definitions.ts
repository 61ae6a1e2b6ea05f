import { shopScript } from '../../src/bridge/oldScripts'
import { defineArea } from '../../src/islands/area'
import { BLOCK, FORMS } from './attributionSelectors'

/** The shop's own tracker, where it still runs, fills the forms and the data store itself. */
const oldTracker = shopScript('order-attribution', 'stands back')

/** Where visitors came from, for the orders that they place. */
export const attribution = defineArea('attribution', () => import('./index'), [
  {
    name: 'attribution',
    selectors: 'body',
    parts: '[data-island="attribution"]',
    wake: 'idle',
    // The shop prints its global where the feature is on (contract 0.1).
    applies: () => 'wc_order_attribution' in window || !!document.querySelector('[data-island="attribution"]'),
    service: 'startAttribution',
  },
  {
    name: 'attribution-inputs',
    selectors: FORMS,
    wake: 'idle',
    replaces: oldTracker,
    service: 'keepInputs',
  },
  {
    name: 'extension-data',
    selectors: BLOCK,
    wake: 'idle',
    replaces: oldTracker,
    service: 'giveExtensionData',
  },
])
