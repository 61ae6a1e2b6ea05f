import { isShopScriptHere } from '../../src/bridge/oldScripts'
import { onBlocksCart } from '../../src/bridge/onBlocksCart'
import { listen, listenToOthers } from '../../src/bridge/pluginEvents'
import { isShown } from '../../src/fragments/isShown'
import { whenIdle } from '../../src/islands/whenIdle'
import { type CartChange, dispatch } from '../../src/page/events'
import { loadOnce } from '../../src/page/loadOnce'
import { readCookie } from '../../src/page/readCookie'
import { report } from '../../src/page/report'
import { showAnew } from '../../src/page/showAnew'
import { onShownAgain } from '../../src/page/shownAgain'
import { onStoredElsewhere, readStorage } from '../../src/page/storage'
import { whenReady } from '../../src/page/whenReady'
import { freshCopy, isCopyShown, storedCart, storedHash } from '../../src/stores/cart/copy'
import { onEmptiness, tellEmptiness } from '../../src/stores/cart/emptiness'
import { tellShown } from '../../src/stores/cart/tellShown'
import { settings } from '../../src/stores/settings'
import { PLACES } from './cartPlaces'
import { hideEmptyWidgets } from './hideEmptyWidgets'
import { withArea } from './loadArea'
import { tellQuantities } from './tellQuantities'

const loadShowCart = loadOnce(() => import('../../src/stores/cart/showCart'))
const notLoaded = (error: unknown) => report('chunk-failed', null, error)
const refresh = () => loadShowCart().then(({ refreshCart }) => refreshCart(), notLoaded)
const refreshUnasked = () => loadShowCart().then((shown) => shown.refreshUnasked(), notLoaded)

let isAsked = false
/** Called when another script asks for the cart (contract 1.7); until the cart is kept up to date, it only notes that. */
let hearAsked = () => {
  isAsked = true
}
// Listens early: plugins for languages and currencies ask as soon as the shop's own script would listen, which is before services wake.
whenReady(() => listenToOthers('wc_fragment_refresh updated_wc_div', () => hearAsked()))

/**
 * Is this the cart page or the checkout, of a shop that asks for no fragments there? The shop renders both anew for each visit, so the page
 * is right as it is (decisions: Where the cart is not fetched).
 */
const isRenderedAnew = () =>
  !window.wc_cart_fragments_params && document.body.matches('.woocommerce-cart,.woocommerce-checkout')

/**
 * Shows the copy that the browser kept, or fetches the cart (behaviours cart.fragments.fresh-copy-needs-no-request, …refetch-…). A page
 * that shows the right cart already, as most do, needs nothing more.
 */
function showCopyOrFetch(): void {
  const copy = freshCopy()
  if (!copy) {
    if (isRenderedAnew()) return
    const isUnknown = readCookie('woocommerce_cart_hash') || readCookie('woocommerce_items_in_cart')
    if (isUnknown || !settings().skipEmptyCart) refreshUnasked()
    return
  }
  const { cart, remaining } = copy
  if (isShown(cart.fragments)) tellShown(cart, 'wc_fragments_loaded')
  else loadShowCart().then(({ placeCart }) => placeCart(cart, 'wc_fragments_loaded'), notLoaded)
  setTimeout(refreshUnasked, remaining + 1)
}

/** Milliseconds to wait for further events of the blocks: they raise one when a change is requested, and another when it is done. */
const BLOCKS_PAUSE = 300

/**
 * Follows changes that the block editor's own runtime makes to the cart (field notes: Scripts, globals, order). In the same task it
 * repeats, by events of its own, what it heard through jQuery; that is ignored, because it is shown already. Newer versions only tell that
 * their stores have changed, after removals and new quantities but also after loading: that counts only after an action of the shopper.
 */
function followBlocks(): void {
  let isTold = false
  let due: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    isTold = true
    clearTimeout(due)
    queueMicrotask(() => {
      isTold = false
    })
  }
  listen('added_to_cart removed_from_cart', tell)
  listenToOthers('wc-blocks_added_to_cart wc-blocks_removed_from_cart', () => {
    if (isTold) return
    tell()
    refresh()
  })
  onBlocksCart(() => {
    if (isTold || !navigator.userActivation?.hasBeenActive) return
    clearTimeout(due)
    due = setTimeout(refresh, BLOCKS_PAUSE)
  })
}

/**
 * Keeps the cart of this page up to date: after other plugins' events, changes in other tabs, and a return from the back/forward cache
 * (contract 1.7).
 */
function keepUpToDate(): void {
  listenToOthers('adding_to_cart', () => tellEmptiness(false))
  followBlocks()
  onStoredElsewhere((key) => {
    if (key === settings().cartHashKey && readStorage('localStorage', key) !== storedHash()) refresh()
  })
  onShownAgain(refresh)
}

/**
 * Reloads the page after another script has changed the cart and our file that would show it cannot be loaded. Not before the shopper's
 * first interaction: then the change was made on the page before, this page shows it already, and reloading would never end.
 */
function reloadPage(error: unknown): void {
  report('cart-not-shown', null, error)
  if (navigator.userActivation?.hasBeenActive) showAnew()
}

/**
 * Follows changes that other scripts make to the cart and tell by events (contract 1.2, 1.5). The shop's script places the fragments while
 * the event is being raised, and whoever raises it, or listens later, expects the new cart in the page: so do we.
 */
function followOthers(): void {
  listenToOthers('added_to_cart', (...args) => withArea(({ followAdd }) => followAdd(args), reloadPage))
  listenToOthers('removed_from_cart', (...args) => withArea(({ followRemoval }) => followRemoval(args), reloadPage))
}

/**
 * Beside the shop's own script for fragments, which places and stores them: tells ours which cart the page shows, now and whenever that
 * script has shown another (contract 1.7; decisions: Beside the shop's script for fragments).
 */
function followShopScript(): void {
  const tell = (cart?: CartChange) => {
    if (cart) tellShown(cart, '')
  }
  const cart = storedCart()
  if (cart?.cartHash === readCookie('woocommerce_cart_hash')) tell(cart)
  // Later in the task: around an add the fragments are placed before they are stored.
  listenToOthers('wc_fragments_loaded wc_fragments_refreshed', () => queueMicrotask(() => tell(storedCart())))
}

/**
 * Keeps the cart up to date on every page that shows it, and follows other scripts' changes on all pages. A service, not a component: it
 * belongs to no element, draws nothing, and runs in the core before any touch.
 */
export function syncCart(): undefined {
  followOthers()
  tellQuantities()
  const openMiniCart = () => dispatch('shop-islands:open-mini-cart', {}, document.body)
  listen('flatsome-open-mini-cart', openMiniCart, document)
  whenIdle(() => {
    // The server marks a page that is shown after an add.
    const { miniCartReveal, redirectAfterAdd } = settings()
    if (miniCartReveal && !redirectAfterAdd && document.querySelector('span.added-to-cart')) openMiniCart()
  })
  onEmptiness(hideEmptyWidgets)
  if (isShopScriptHere('cart-fragments')) {
    followShopScript()
    return
  }
  hearAsked = refresh
  if (isAsked) refresh()
  // A page that shows nothing of the cart does not fetch it by itself.
  if (!(document.querySelector(PLACES) || isCopyShown())) return
  if (!isAsked) showCopyOrFetch()
  keepUpToDate()
}
