import type { WidgetDefinition } from '../../src/islands/definition'
import { report } from '../../src/page/report'
import { BUTTON, REMOVE, TABLE } from './hooks'

/** The plugin's own script, where it still runs, does all of this itself. */
const isOldQuoteHere = () => !!document.querySelector('script[src*="request-a-quote"]')

/** The widgets of the quote list: its buttons at the products, and the list's own page. */
export const quoteWidgets: readonly WidgetDefinition[] = [
  {
    name: 'quote-button',
    hooks: BUTTON,
    wake: 'interaction',
    busyClass: 'loading',
    claims(_event, host) {
      if (!host.dataset['product_id']) report('quote-without-product', host)
      return !!host.dataset['product_id'] && !isOldQuoteHere()
    },
    attach: () => import('./quoteButton'),
  },
  {
    name: 'quote-variation',
    hooks: '.variations_form',
    wake: 'idle',
    applies: () => !!document.querySelector(BUTTON) && !isOldQuoteHere(),
    attach: () => import('./quoteVariation'),
  },
  {
    name: 'quote-remove',
    hooks: REMOVE,
    wake: 'interaction',
    busyClass: 'loading',
    claims: (_event, host) => !!host.dataset['removeItem'] && !isOldQuoteHere(),
    attach: () => import('./quoteRemove'),
  },
  {
    name: 'quote-table',
    hooks: TABLE,
    wake: 'idle',
    applies: () => !isOldQuoteHere(),
    attach: () => import('./quoteTable'),
  },
]
