import { defineArea } from '../../src/islands/area'
import type { OldScript } from '../../src/islands/oldScripts'
import { detailOf } from '../../src/page/events'
import { hasClickHandler } from '../../src/page/jQueryHandlers'
import { report } from '../../src/page/report'
import { BUTTON, REMOVE, TABLE } from './quoteSelectors'

/**
 * The plugin's own script, which does all of this where it still runs. Where an optimiser has merged it into another file, it is known by
 * its handler for the buttons, which all its editions have. Add-ons have handlers for the same buttons, which add nothing.
 */
const oldQuote: OldScript = {
  tags: ['request-a-quote*/frontend.'],
  handle: 'yith_ywraq_frontend',
  isHere: () => hasClickHandler(document, 'add_item', '.add-request-quote-button'),
  ours: 'stands back',
}

/** The quote list: its buttons at the products, and the list's own page. */
export const quote = defineArea('quote', () => import('./index'), [
  {
    name: 'quote-button',
    selectors: BUTTON,
    wake: 'touch',
    claims: {
      click(_event, host) {
        const hasProduct = !!host.dataset['product_id']
        if (!hasProduct) report('quote-without-product', host)
        return hasProduct
      },
    },
    touches: { pointerover: true, focusin: true, 'shop-islands:quote-choice': true },
    asksShop: true,
    busyClass: 'loading',
    replaces: oldQuote,
    component: 'QuoteButton',
  },
  {
    name: 'quote-variation',
    selectors: '.variations_form',
    // `idle`, because the variation that is chosen when the page opens may be in the list already.
    wake: 'idle',
    applies: () => !!document.querySelector(BUTTON),
    replaces: oldQuote,
    component: 'QuoteVariation',
  },
  {
    name: 'quote-remove',
    selectors: REMOVE,
    wake: 'touch',
    claims: { click: (_event, host) => !!host.dataset['removeItem'] },
    asksShop: true,
    busyClass: 'loading',
    replaces: oldQuote,
    component: 'QuoteRemoveLink',
  },
  {
    // Separate from the links, which are removed with their rows.
    name: 'quote-list',
    selectors: 'body',
    parts: '[data-island="quote-message"],[data-island="quote-mail-form"]',
    wake: 'touch',
    touches: { 'shop-islands:quote-changed': (event) => detailOf(event as CustomEvent).isListed === false },
    replaces: oldQuote,
    component: 'QuoteList',
  },
  {
    name: 'quote-table',
    selectors: TABLE,
    wake: 'idle',
    replaces: oldQuote,
    service: 'refreshQuoteTable',
  },
])
