import { defineArea } from '../../src/islands/area'
import { beforeReady } from '../../src/page/whenReady'
import { BLOCK, INPUT_PLACES } from './attributionSelectors'
import { keepVisit } from './keepVisit'
import { oldTracker, standInForTracker } from './oldTracker'

standInForTracker()
// Only when the page is ready: the shop may print its global after our script.
beforeReady(standInForTracker)

/** Where visitors came from, for the orders that they place. */
export const attribution = defineArea('attribution', () => import('./index'), [
  {
    name: 'attribution',
    // `script`, too: consent plugins hold back the script that prints the shop's global and release it later, so every script that arrives
    // may bring it.
    selectors: 'body,script',
    parts: '[data-island="attribution"]',
    wake: 'idle',
    // The shop prints its global only where the feature is on (contract 0.1).
    applies: () => 'wc_order_attribution' in window || !!document.querySelector('[data-island="attribution"]'),
    service: 'startAttribution',
  },
  {
    name: 'kept-visit',
    selectors: 'body',
    wake: 'load',
    service: keepVisit,
  },
  {
    name: 'attribution-inputs',
    selectors: INPUT_PLACES,
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
