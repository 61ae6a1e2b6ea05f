import { isShopScriptHere } from '../../src/bridge/oldScripts'
import { listen, listenToOthers } from '../../src/bridge/pluginEvents'
import { isShown } from '../../src/fragments/isShown'
import { whenIdle } from '../../src/islands/whenIdle'
import { dispatch } from '../../src/page/events'
import { loadOnce } from '../../src/page/loadOnce'
import { readCookie } from '../../src/page/readCookie'
import { report } from '../../src/page/report'
import { onShownAgain } from '../../src/page/shownAgain'
import { onStoredElsewhere, readStorage } from '../../src/page/storage'
import { whenReady } from '../../src/page/whenReady'
import { freshCopy, isCopyShown, storedHash } from '../../src/stores/cart/copy'
import { onEmptiness, tellEmptiness } from '../../src/stores/cart/emptiness'
import { tellShown } from '../../src/stores/cart/shown'
import { settings } from '../../src/stores/settings'
import { PLACES } from './cartPlaces'
import { hideEmptyWidgets } from './hideEmptyWidgets'
import { withArea } from './loadArea'

const loadShowCart = loadOnce(() => import('../../src/stores/cart/showCart'))
const notLoaded = (error: unknown) => report('chunk-failed', null, error)
const refresh = () => loadShowCart().then(({ refreshCart }) => refreshCart(), notLoaded)

let isAsked = false
/** Another script asks for the cart (contract 1.7); noted until it is kept right here. */
let hearAsked = () => {
  isAsked = true
}
// Plugins for languages and currencies ask as soon as the shop's own script would hear them, which is before the services wake.
whenReady(() => listenToOthers('wc_fragment_refresh updated_wc_div', () => hearAsked()))

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
  else loadShowCart().then(({ placeCart }) => placeCart(cart, 'wc_fragments_loaded'), notLoaded)
  setTimeout(() => freshCopy() ?? refresh(), copy.remaining + 1)
}

/** Milliseconds in which the blocks may change the cart once more: they say so when it is asked for, and again when it is done. */
const BLOCKS_PAUSE = 300

/**
 * Follows what the block editor's own runtime did to the cart (field notes: Scripts, globals, order). It also says in its own way what it
 * hears through jQuery, in the same task, and that has been shown already. Its newer versions say of removals and quantities only that
 * its stores differ, and of what they have loaded themselves as well: only after the shopper did something that may be a change.
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
  const hearSync = () => {
    if (isTold || !navigator.userActivation?.hasBeenActive) return
    clearTimeout(due)
    due = setTimeout(refresh, BLOCKS_PAUSE)
  }
  listen('wc-blocks_store_sync_required', hearSync, window)
}

/** Keeps the cart of this page right while it lives: other plugins' events, other tabs, the page cache (contract 1.7). */
function keepRight(): void {
  listenToOthers('adding_to_cart', () => tellEmptiness(true))
  followBlocks()
  onStoredElsewhere((key) => {
    if (key === settings().cartHashKey && readStorage('localStorage', key) !== storedHash()) refresh()
  })
  onShownAgain(refresh)
}

/**
 * Another script has changed the cart, and what would show that cannot be loaded: the server's own page is right. Where the shopper has
 * done nothing here yet, the change was made on the page before, and this one shows it; asking anew would go round in circles.
 */
function askPageAnew(error: unknown): void {
  report('cart-not-shown', null, error)
  if (navigator.userActivation?.hasBeenActive) location.reload()
}

/**
 * Follows what other scripts say that they did to the cart (contract 1.2, 1.5). The shop's script places the fragments in that very call,
 * and who raises the event, or hears it later, looks at the page then.
 */
function followOthers(): void {
  listenToOthers('added_to_cart', (...args) => withArea(({ followAdd }) => followAdd(args), askPageAnew))
  listenToOthers('removed_from_cart', (...args) => withArea(({ followRemoval }) => followRemoval(args), askPageAnew))
}

/**
 * Keeps the cart right on every page that shows it, from the first moment, and follows on all pages what others do to it. A service, not
 * a component: it belongs to no element, draws nothing, and runs in the core before anybody touches anything.
 */
export function syncCart(): undefined {
  followOthers()
  const openMiniCart = () => dispatch('shop-islands:open-mini-cart', {}, document.body)
  listen('flatsome-open-mini-cart', openMiniCart, document)
  whenIdle(() => {
    // The server's sign that this page follows an add.
    const { miniCartReveal, redirectAfterAdd } = settings()
    if (miniCartReveal && !redirectAfterAdd && document.querySelector('span.added-to-cart')) openMiniCart()
  })
  onEmptiness(hideEmptyWidgets)
  // The shop's own cache script, where it still runs, does the rest by itself.
  if (isShopScriptHere('cart-fragments')) return
  hearAsked = refresh
  if (isAsked) refresh()
  // A page without anything of the cart asks for nothing by itself.
  if (!(document.querySelector(PLACES) || isCopyShown())) return
  if (!isAsked) showFirst()
  keepRight()
}
