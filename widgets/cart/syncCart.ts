import { emit, listenToOthers } from '../../src/bridge/pluginEvents'
import { isShopScriptHere } from '../../src/bridge/replacedScripts'
import { listenToScriptChanges } from '../../src/bridge/scriptEvents'
import { isShown } from '../../src/fragments/isShown'
import { reloadWithoutActions } from '../../src/page/address'
import { stopAll } from '../../src/page/callbacks'
import { dispatch } from '../../src/page/events'
import { loadOnce } from '../../src/page/loadOnce'
import { onPageRestored } from '../../src/page/pageShow'
import { readCookie } from '../../src/page/readCookie'
import { report } from '../../src/page/report'
import { onStoredElsewhere, readStorage } from '../../src/page/storage'
import { whenDue } from '../../src/page/whenDue'
import { whenReady } from '../../src/page/whenReady'
import { freshCopy, hashInCookie, isCopyShown, storedHash } from '../../src/stores/cart/cartCopy'
import { onEmptiness, tellEmptiness } from '../../src/stores/cart/emptiness'
import { tellShown } from '../../src/stores/cart/tellShown'
import { settings } from '../../src/stores/settings'
import { MINI_CART_QUANTITY, PLACES, QUANTITY } from './cartPlaces'
import { followBlocks } from './followBlocks'
import { followMiniCartCalls } from './followMiniCartCalls'
import { followShopScript } from './followShopScript'
import { hearOthers } from './hearOthers'
import { hideEmptyWidgets } from './hideEmptyWidgets'

const loadShowCart = loadOnce(() => import('../../src/stores/cart/showCart'))
/** Does something with what fetches and shows the cart, once that is loaded. */
const withShowCart = (act: (shown: typeof import('../../src/stores/cart/showCart')) => unknown) =>
  loadShowCart().then(act, (error) => report('chunk-failed', null, error))
const refresh = () => withShowCart(({ refreshCart }) => refreshCart())
const refreshAsked = () => withShowCart((shown) => shown.refreshAsked(MINI_CART_QUANTITY))
const refreshUnasked = () => withShowCart((shown) => shown.refreshUnasked())

let isAsked = false
function noteAsked(): void {
  isAsked = true
}
/** Called when another script asks for the cart (contract 1.7); until the cart is kept up to date, it only notes that. */
let hearAsked: () => unknown = noteAsked
/** Stops hearing who asks, at the body of then; `undefined` where nobody listens. */
let stopHearing: (() => void) | undefined
function listenForAsking(): void {
  stopHearing ??= listenToOthers('wc_fragment_refresh updated_wc_div', () => hearAsked())
}
// Listens early: plugins for languages and currencies ask as soon as the shop's own script would listen, which is before services wake.
whenReady(listenForAsking)

/**
 * Is this the cart page or the checkout, of a shop that asks for no fragments there? The shop renders both anew for each visit, so the page
 * is right as it is (decisions: Where the cart is not fetched).
 */
const isRenderedAnew = () =>
  !window.wc_cart_fragments_params && document.body.matches('.woocommerce-cart,.woocommerce-checkout')

/**
 * Shows the copy that the browser kept, or fetches the cart (behaviours cart.fragments.fresh-copy-needs-no-request, …refetch-…). A page
 * that shows the right cart already, as most do, needs nothing more.
 *
 * @returns a function that no longer waits for the copy to grow old.
 */
function showCopyOrFetch(): () => void {
  const copy = freshCopy()
  if (!copy) {
    if (isRenderedAnew()) return () => {}
    const isUnknown = hashInCookie() || readCookie('woocommerce_items_in_cart')
    if (isUnknown || !settings().skipEmptyCart) refreshUnasked()
    return () => {}
  }
  const { cart, remaining } = copy
  if (isShown(cart.fragments)) tellShown(cart, 'wc_fragments_loaded')
  else withShowCart(({ placeCart }) => placeCart(cart, 'wc_fragments_loaded'))
  return whenDue(remaining + 1, refreshUnasked)
}

/**
 * Brings a page up to date that the browser has kept: beside its fragments, the cart page's table and the checkout's sums are those of then
 * (decisions: A cart page that was kept).
 */
async function renewRestored(): Promise<void> {
  if (settings().isCart) return reloadWithoutActions()
  await refresh()
  emit('update_checkout')
}

/**
 * Keeps the cart of this page up to date: after other plugins' events, changes in other tabs, and a return from the back/forward cache
 * (contract 1.7).
 *
 * @returns a function that stops it.
 */
function keepUpToDate(): () => void {
  return stopAll(
    listenToOthers('adding_to_cart', () => tellEmptiness(false)),
    followBlocks((pieces) =>
      pieces === undefined ? refresh() : withShowCart((shown) => shown.refreshUnlessShown(pieces)),
    ),
    onStoredElsewhere((key) => {
      if (key === settings().cartHashKey && readStorage('localStorage', key) !== storedHash()) refresh()
    }),
    onPageRestored(renewRestored),
  )
}

/**
 * Tells by an event of our own of quantities in the cart that another plugin's plus and minus change through jQuery alone (contract 0.2):
 * the islands of the fields are usually asleep then.
 *
 * @returns a function that stops it.
 */
function tellQuantities(): () => void {
  return listenToScriptChanges(document, (field) => {
    if (field.matches(QUANTITY)) dispatch('shop-islands:quantity-set', {}, field)
  })
}

/**
 * Keeps the cart up to date on every page that shows it, and follows other scripts' changes on all pages. A service, not a component: it
 * belongs to no element, draws nothing, and runs in the core before any touch.
 *
 * @returns a function that stops it, for a body that another takes the place of.
 */
export function syncCart(): () => void {
  listenForAsking()
  const stopFollowing = stopAll(hearOthers(), tellQuantities(), followMiniCartCalls(), () => {
    stopHearing?.()
    stopHearing = undefined
    hearAsked = noteAsked
    isAsked = false
  })
  // However often this is called, the same function is told once.
  onEmptiness(hideEmptyWidgets)
  if (isShopScriptHere('cart-fragments')) return stopAll(stopFollowing, followShopScript())
  hearAsked = refreshAsked
  if (isAsked) refreshAsked()
  // A page that shows nothing of the cart does not fetch it by itself, unless the shop's own script was asked for there.
  if (!(window.wc_cart_fragments_params || document.querySelector(PLACES) || isCopyShown())) return stopFollowing
  const stopWaiting = isAsked ? () => {} : showCopyOrFetch()
  return stopAll(stopFollowing, stopWaiting, keepUpToDate())
}
