import type { Island } from '../../src/islands/island'

/** Milliseconds until the line is announced anew (behaviour listing.result-count.refreshes-after-2000-ms). */
const DELAY = 2000

/**
 * Lets screen readers speak the number of results after the shopper has sorted or filtered (contract 3.1). Nothing is fetched: the same
 * line is put in again. Pages that the block editor's own filters drive announce it themselves.
 */
export default function attach({ host }: Island): (() => void) | undefined {
  if (document.querySelector('[data-wp-interactive="woocommerce/product-filters"]')) return
  host.setAttribute('role', 'alert')
  host.setAttribute('aria-hidden', 'true')
  const timer = setTimeout(() => {
    host.setAttribute('aria-hidden', 'false')
    host.replaceChildren(...host.childNodes)
  }, DELAY)
  return () => clearTimeout(timer)
}
