import type { WidgetDefinition } from '../../src/islands/definition'
import { isRivalHere } from '../../src/page/rivals'

/** The widgets of product listings and grids. */
export const listingWidgets: readonly WidgetDefinition[] = [
  {
    name: 'sort-order',
    hooks: '[data-island="sort-order"],.woocommerce-ordering select.orderby',
    wake: 'interaction',
    events: ['change'],
    isRivalHere: () => isRivalHere('woocommerce'),
    act: (_event, host) => (host as HTMLSelectElement).form?.requestSubmit(),
  },
  {
    name: 'result-count',
    hooks: '[data-island="result-count"],.woocommerce-result-count',
    wake: 'idle',
    // The line is only announced anew after the shopper has sorted or filtered (contract 3.1).
    applies: () => !!location.search,
    attach: () => import('./resultCount'),
  },
  {
    name: 'equal-heights',
    hooks: '[data-island="equal-heights"],.equalize-box',
    wake: 'idle',
    attach: () => import('./equalHeights'),
  },
]
