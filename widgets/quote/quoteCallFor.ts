import { dispatch } from '../../src/page/events'
import { report } from '../../src/page/report'
import { settings } from '../../src/stores/settings'
import { printedNonce } from '../../src/wire/freshNonce'
import type { QuoteCall } from './quoteCalls'
import { quoteSettings } from './quoteSettings'

function findPrinted(page: ParentNode): string | undefined {
  return printedNonce(page, 'ywraq_frontend.yith_ywraq_action_nonce', 'quoteNonce')
}

/** Identifies a button or remove link, in this page and in a fresh copy of it. */
function identityOf({ dataset: { product_id, removeItem } }: HTMLElement): string {
  return `${product_id} ${removeItem}`
}

/**
 * The nonce of a call: that of the settings, or else the one on the button or remove link, where the oldest servers print it (plugins
 * contract 3.3, 3.7; behaviour security.nonce.quote-requests).
 */
function nonceFor(control: HTMLElement): Pick<QuoteCall, 'nonce' | 'nonceField'> {
  const printed = quoteSettings().quoteNonce
  if (printed) return { nonceField: '_wpnonce', nonce: { nonce: printed, find: findPrinted } }
  return {
    nonceField: 'wp_nonce',
    nonce: {
      nonce: control.dataset['wp_nonce'] ?? '',
      find(page) {
        const controls = [...page.querySelectorAll<HTMLElement>('[data-wp_nonce]')]
        return controls.find((other) => identityOf(other) === identityOf(control))?.dataset['wp_nonce']
      },
    },
  }
}

/** The address, nonce and timeout of a call for a button or remove link. */
export function quoteCallFor(control: HTMLElement): QuoteCall {
  const { ajaxUrl, addTimeout } = settings()
  return { url: quoteSettings().quoteAjaxUrl || ajaxUrl, timeout: addTimeout, ...nonceFor(control) }
}

/** Raises an event, and reports to the theme author, that a call for a button or remove link has failed. */
export function reportFailure(control: HTMLElement, error: unknown): void {
  dispatch('shop-islands:quote-failed', { error }, control)
  report('call-failed', control, error)
}
