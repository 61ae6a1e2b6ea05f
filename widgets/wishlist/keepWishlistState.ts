import { onPluginEvent } from '../../src/bridge/pluginEvents'
import { whenIdle } from '../../src/islands/whenIdle'
import { onArrival } from '../../src/page/arrivals'
import { stopAll } from '../../src/page/callbacks'
import { onFirstInteraction } from '../../src/page/interaction'
import { onPageRestored } from '../../src/page/pageShow'
import { $wishlist, showWishlist } from '../../src/stores/wishlist/wishlist'
import { wishlistSettings } from '../../src/stores/wishlist/wishlistSettings'
import {
  fetchThemeCount,
  fetchWishlist,
  forgetFetched,
  isPluginHere,
  isWishlistDue,
  PLUGIN_SIGNS,
} from './fetchWishlist'
import { adoptCopy, catchUp, followTabs, showStored } from './followTabs'
import { keepMarked } from './hearts/keepMarked'
import { emptyOutdatedCopy, noteStored } from './keptCopy'
import { serveCalls } from './publicCall'
import { refreshAll } from './refreshList'

/** Milliseconds after which stored data are read that another script on the page brings (plugins contract 2.5). */
const BROUGHT_AFTER = 500

function fetchWhereDue(): void {
  if (isWishlistDue()) fetchWishlist()
}

/** Marks the products by the stored data, even if they have not changed: other scripts may have removed the marks, or added buttons. */
function markAgain(): void {
  const data = $wishlist.get()
  if (!showStored() && data) showWishlist({ ...data })
  if (wishlistSettings().wishlistBlockData) setTimeout(adoptCopy, BROUGHT_AFTER)
}

/**
 * The plugin's public call (plugins contract 2.7): `refresh` fetches the shown list and the data; otherwise the data are fetched only if
 * that is due.
 */
function getWishlistData(mode?: unknown): void {
  if (mode === 'refresh') refreshAll()
  else if (isWishlistDue()) onFirstInteraction(fetchWhereDue)
  else markAgain()
}

/**
 * After the visitor's first interaction the data must be up to date. In the background, so that the call for what was clicked is sent
 * first.
 */
function onInteraction(): void {
  if (wishlistSettings().wishlistBlockData) setTimeout(adoptCopy, BROUGHT_AFTER)
  else whenIdle(fetchWhereDue)
}

/**
 * On a page where nothing yet shows that the shop has the plugin, such as one with only the theme's heart: waits for the first sign of it,
 * then does the same.
 *
 * @returns a function that stops waiting.
 */
function followFirstSign(): () => void {
  if (isPluginHere()) return () => {}
  let stopWaiting: (() => void) | undefined
  const stop = onArrival(PLUGIN_SIGNS, () => {
    stop()
    stopWaiting ??= onFirstInteraction(onInteraction)
  })
  return () => {
    stop()
    stopWaiting?.()
  }
}

/** When the page is shown again from the back/forward cache: shows the stored data, and fetches them if they are out of date. */
function onReturn(): void {
  catchUp()
  forgetFetched()
  onFirstInteraction(onInteraction)
}

/**
 * Keeps the state of the wishlists on a page: paints the hearts by the stored data, and sends a request only after the visitor's first
 * interaction, and only if necessary (behaviours wishlist.cache.*). A service, not a component: it belongs to no element, and a thousand
 * hearts may show the state, so they are painted when the store changes.
 */
export function keepWishlistState(): () => void {
  emptyOutdatedCopy()
  noteStored()
  return stopAll(
    keepMarked(),
    followTabs(),
    onPageRestored(onReturn),
    onPluginEvent('added_to_wishlist removed_from_wishlist', fetchThemeCount),
    onFirstInteraction(onInteraction),
    followFirstSign(),
    serveCalls(getWishlistData),
    // It ends with the page's body: the page that a script puts in its place is another view, perhaps after a login.
    forgetFetched,
  )
}
