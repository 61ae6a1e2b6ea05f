import { defineArea } from '../../src/islands/area'
import type { OldScript } from '../../src/islands/oldScripts'
import { report } from '../../src/page/report'
import { BUTTON, REMOVE, TABLE } from './hooks'

/** The plugin's own script, where it still runs, does all of this itself. */
const oldQuote: OldScript = { tags: ['request-a-quote'], ours: 'stands back' }

/** The quote list: its buttons at the products, and the list's own page. */
export const quote = defineArea('quote', () => import('./index'), [
  {
    name: 'quote-button',
    selectors: BUTTON,
    wake: 'touch',
    claims: {
      click(_event, host) {
        if (!host.dataset['product_id']) report('quote-without-product', host)
        return !!host.dataset['product_id']
      },
    },
    busyClass: 'loading',
    replaces: oldQuote,
    attach: 'attachQuoteButton',
  },
  {
    name: 'quote-variation',
    selectors: '.variations_form',
    // Before the first interaction nothing is chosen that a button could follow.
    wake: 'interaction',
    applies: () => !!document.querySelector(BUTTON),
    replaces: oldQuote,
    attach: 'attachQuoteVariation',
  },
  {
    name: 'quote-remove',
    selectors: REMOVE,
    wake: 'touch',
    claims: { click: (_event, host) => !!host.dataset['removeItem'] },
    busyClass: 'loading',
    replaces: oldQuote,
    attach: 'attachQuoteRemove',
  },
  {
    name: 'quote-table',
    selectors: TABLE,
    wake: 'idle',
    replaces: oldQuote,
    attach: 'attachQuoteTable',
  },
])
