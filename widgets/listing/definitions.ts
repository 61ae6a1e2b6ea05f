import { shopScript } from '../../src/bridge/replacedScripts'
import { standInForHandler } from '../../src/bridge/standInForHandler'
import { defineArea } from '../../src/islands/area'
import { dispatch } from '../../src/page/events'
import { GRIDS, keepHeightsEqual } from './equalHeights'

/** The line with the number of a listing's results: ours, the shop's (contract 3.1). */
export const RESULT_COUNT = '[data-island="result-count"],.woocommerce-result-count'

/** The form around a sort order and its select, as the shop prints them (contract 3.1). */
const SORT_FORM = '.woocommerce-ordering'
const SHOP_SELECT = 'select.orderby'
/** Drop-down lists that scripts draw over the select report a choice through jQuery (decisions: Where another order is heard). */
const sorting = standInForHandler(SORT_FORM, 'change', SHOP_SELECT, (select) =>
  dispatch('shop-islands:order-chosen', {}, select),
)

/**
 * Are changes of this select heard through jQuery? Then they must not be handled natively, too. A script that has taken the shop's handler
 * off one form sorts by itself, in forms that come later, too.
 */
function isHeardInJQuery(select: Element): boolean {
  const form = select.matches(SHOP_SELECT) && select.closest(SORT_FORM)
  return !!form && (sorting.isAnyTakenOff() || sorting.isPutOn(form))
}

/** FacetWP takes off the shop's handler and sorts by itself: loading a page would lose its filters. */
const isSortedElsewhere = (select: Element) => 'FWP' in window && select.matches('.orderby')

/** The shop's own script, which sorts and announces. Where an optimiser has merged it, it is known by its handler for the sort order. */
const oldListing = { ...shopScript('woocommerce', 'stands back'), isHere: sorting.isBesideSender }

/** Product listings and grids. */
export const listing = defineArea('listing', () => import('./index'), [
  {
    name: 'sort-order',
    selectors: `[data-island="sort-order"],${SORT_FORM} ${SHOP_SELECT}`,
    wake: 'touch',
    claims: {
      change: (_event, select) => !isHeardInJQuery(select) && !isSortedElsewhere(select),
    },
    touches: {
      pointerover: true,
      focusin: true,
      'shop-islands:order-chosen': (_event, select) => !isSortedElsewhere(select),
    },
    // Stands back, because the shop's script does the same. If we kept the event from it, filters that work without a page load would not
    // hear of the change, either.
    replaces: oldListing,
    component: 'SortOrder',
  },
  {
    name: 'result-count',
    selectors: RESULT_COUNT,
    wake: 'idle',
    // The line is announced only after the shopper has sorted or filtered (contract 3.1). Pages with the block editor's own filters
    // announce it themselves.
    applies: () => !!location.search && !document.querySelector('[data-wp-interactive="woocommerce/product-filters"]'),
    // Otherwise it would be announced twice.
    replaces: oldListing,
    component: 'ResultCount',
  },
  {
    name: 'equal-heights',
    selectors: GRIDS,
    wake: 'idle',
    service: keepHeightsEqual,
  },
])
