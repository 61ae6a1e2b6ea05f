import { isShown } from '../../src/fragments/isShown'
import { readCookie } from '../../src/page/cookies'
import { dispatch } from '../../src/page/events'
import { loadOnce } from '../../src/page/loadOnce'
import { listen } from '../../src/page/pluginEvents'
import { report } from '../../src/page/report'
import { readStorage } from '../../src/page/storage'
import { freshCopy, storedHash } from '../../src/stores/cart/copy'
import { tellShown } from '../../src/stores/cart/shown'
import { hideWidgets } from '../../src/stores/cart/widgets'
import { settings } from '../../src/stores/settings'

const loadControls = loadOnce(() => import('./controls'))
const loadShowCart = () => import('../../src/stores/cart/showCart')
const refresh = () =>
  loadShowCart().then(
    ({ refreshCart }) => refreshCart(),
    (error) => report('chunk-failed', null, error),
  )

/**
 * Shows the copy that the browser kept, or fetches the cart anew (behaviours cart.fragments.fresh-copy-needs-no-request, …refetch-…).
 * A page that shows the right cart already, as most do, needs nothing more.
 */
function showFirst(): void {
  const copy = freshCopy()
  if (!copy) {
    const isUnknown = readCookie('woocommerce_cart_hash') || readCookie('woocommerce_items_in_cart')
    if (isUnknown || !settings().skipEmptyCart) refresh()
    return
  }
  const cart = { fragments: copy.fragments, cartHash: copy.hash }
  if (isShown(copy.fragments)) tellShown(cart, 'wc_fragments_loaded')
  else loadShowCart().then(({ placeCart }) => placeCart(cart, 'wc_fragments_loaded'))
  setTimeout(() => freshCopy() ?? refresh(), copy.remaining + 1)
}

/** Keeps the cart of this page right while it lives: other plugins' events, other tabs, the page cache (contract 1.7). */
function keepRight(): void {
  const { cartHashKey } = settings()
  listen('wc_fragment_refresh updated_wc_div', refresh)
  listen('adding_to_cart', () => hideWidgets(false))
  addEventListener('storage', ({ key }) => {
    if (key === cartHashKey && readStorage('localStorage', key) !== storedHash()) refresh()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refresh()
  })
}

/** The state of the cart on a page: one island on the body, without React, because it must be right before anybody touches anything. */
export function attachCartState(): undefined {
  listen('added_to_cart', (...args) => loadControls().then(({ onAdded }) => onAdded(...args)))
  listen('removed_from_cart', (...args) => loadControls().then(({ onRemoved }) => onRemoved(...args)))
  const openMiniCart = () => dispatch('shop-islands:open-mini-cart', {}, document.body)
  listen('flatsome-open-mini-cart', openMiniCart, document)
  if (document.querySelector('span.added-to-cart')) openMiniCart()
  hideWidgets()
  // The shop's own cache script, where it still runs, does the rest by itself.
  if (document.querySelector('script[src*="frontend/cart-fragments."]')) return
  showFirst()
  keepRight()
}
