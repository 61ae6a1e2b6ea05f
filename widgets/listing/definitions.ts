import { shopScript } from '../../src/bridge/oldScripts'
import { defineArea } from '../../src/islands/area'
import { GRIDS, keepHeightsEqual } from './equalHeights'
import { RESULT_COUNT } from './listingSelectors'
import { isHeardInJQuery } from './sortAsTheShop'

/** FacetWP takes the shop's handler off and sorts by itself: a page that is loaded would forget what it has filtered. */
const isSortedElsewhere = (select: Element) => 'FWP' in window && select.matches('.orderby')

/** Product listings and grids. */
export const listing = defineArea('listing', () => import('./index'), [
  {
    name: 'sort-order',
    selectors: '[data-island="sort-order"],.woocommerce-ordering select.orderby',
    wake: 'touch',
    claims: {
      change: (_event, select) => !isHeardInJQuery(select) && !isSortedElsewhere(select),
    },
    touches: {
      pointerover: true,
      focusin: true,
      'shop-islands:order-chosen': (_event, select) => !isSortedElsewhere(select),
    },
    // It does the same. A filter that loads no page hears of the change, too, and would not if it were kept from that script.
    replaces: shopScript('woocommerce', 'stands back'),
    component: 'SortOrder',
  },
  {
    name: 'result-count',
    selectors: RESULT_COUNT,
    wake: 'idle',
    // The line is only announced anew after the shopper has sorted or filtered (contract 3.1). Pages that the block editor's own filters
    // drive announce it themselves.
    applies: () => !!location.search && !document.querySelector('[data-wp-interactive="woocommerce/product-filters"]'),
    // Announced twice, it would be heard twice.
    replaces: shopScript('woocommerce', 'stands back'),
    component: 'ResultCount',
  },
  {
    name: 'equal-heights',
    selectors: GRIDS,
    wake: 'idle',
    service: keepHeightsEqual,
  },
])
