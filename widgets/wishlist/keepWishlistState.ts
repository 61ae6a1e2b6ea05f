import { listen } from '../../src/bridge/pluginEvents'
import { whenIdle } from '../../src/islands/whenIdle'
import { onFirstInteraction } from '../../src/page/firstInteraction'
import { onShownAgain } from '../../src/page/shownAgain'
import { hasOtherTabStored } from '../../src/stores/wishlist/copy'
import { $wishlist, showWishlist } from '../../src/stores/wishlist/wishlist'
import { wishlistSettings } from '../../src/stores/wishlist/wishlistSettings'
import { fetchThemeCount, fetchWishlist, forgetAsked, isWishlistDue } from './fetchWishlist'
import { adoptCopy, catchUp, followTabs, refreshAll, showStored } from './followTabs'
import { keepMarked } from './hearts/markButtons'
import { serveCalls } from './publicCall'

/** Milliseconds after which data are looked for that something else on the page brings (plugins contract 2.5). */
const BROUGHT_AFTER = 500

function fetchWhereDue(): void {
  if (isWishlistDue()) fetchWishlist(true)
}

/** Marks the products by what is stored, also where nothing has changed: others have taken the marks off, or brought new buttons. */
function markAgain(): void {
  const data = $wishlist.get()
  if (!showStored() && data) showWishlist({ ...data })
  if (wishlistSettings().wishlistBlockData) setTimeout(adoptCopy, BROUGHT_AFTER)
}

/** The plugin's public call (plugins contract 2.7): `refresh` fetches the list shown and the data, otherwise they are fetched only where that is due. */
function getWishlistData(mode?: unknown): void {
  if (mode === 'refresh') refreshAll()
  else if (isWishlistDue()) onFirstInteraction(fetchWhereDue)
  else markAgain()
}

/** The visitor does something for the first time: from now on the data have to be right. What was clicked goes to the server first. */
function onInteraction(): void {
  if (wishlistSettings().wishlistBlockData) setTimeout(adoptCopy, BROUGHT_AFTER)
  else whenIdle(fetchWhereDue)
}

/** The page comes back out of the browser's page cache: what is stored is shown, and asked for anew where the server knows better. */
function onReturn(): void {
  catchUp()
  forgetAsked()
  onFirstInteraction(onInteraction)
}

/**
 * Keeps the state of the wishlists on a page: it has the hearts painted with what the browser kept, and asks the server only once the
 * visitor does something, and only if it has to (behaviours wishlist.cache.*). A service, not a component: it belongs to no element, and a
 * thousand hearts may show the state, so they are painted from the store outward.
 */
export function keepWishlistState(): () => void {
  // From here on this tab has seen what is stored.
  hasOtherTabStored()
  const stops = [
    keepMarked(),
    followTabs(),
    onShownAgain(onReturn),
    listen('added_to_wishlist removed_from_wishlist', fetchThemeCount),
    onFirstInteraction(onInteraction),
    serveCalls(getWishlistData),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
