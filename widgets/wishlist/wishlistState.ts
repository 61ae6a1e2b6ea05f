import { listen } from '../../src/bridge/pluginEvents'
import { onFirstInteraction } from '../../src/page/firstInteraction'
import { loadOnce } from '../../src/page/loadOnce'
import { report } from '../../src/page/report'
import { hasOtherTabStored, isUpToDate } from '../../src/stores/wishlist/copy'
import { $wishlist } from '../../src/stores/wishlist/wishlist'
import { wishlistSettings } from '../../src/stores/wishlist/wishlistSettings'
import { adoptCopy, followTabs } from './followTabs'
import { keepMarked } from './markButtons'

/** Milliseconds after which data are looked for that something else on the page brings (contract plugins 2.5). */
const BROUGHT_AFTER = 500

// The calls are loaded when they are made: most pages show what the browser kept, and make none.
const loadFetching = loadOnce(() => import('./fetchWishlist'))
const loadCounting = loadOnce(() => import('./fetchThemeCount'))

/** Makes a call that nobody waits for. */
async function attempt(call: () => Promise<void>): Promise<void> {
  try {
    await call()
  } catch (error) {
    report('chunk-failed', null, error)
  }
}

const fetchData = () => attempt(async () => (await loadFetching()).fetchWishlist(true))
const fetchCount = () => attempt(async () => (await loadCounting()).fetchThemeCount())
const fetchIfDue = () =>
  attempt(async () => {
    const { fetchWishlist, isWishlistDue } = await loadFetching()
    // A click on a button may have asked by now.
    if (isWishlistDue()) await fetchWishlist(true)
  })

/** Lets others fetch the data anew, as they do with the plugin's own script (contract plugins 2.7). */
function installForOthers(): void {
  const { jQuery } = window as { jQuery?: { fn?: Record<string, unknown> } }
  if (!jQuery?.fn) return
  jQuery.fn['tinvwl_get_wishlist_data'] ??= function (this: unknown) {
    fetchData()
    return this
  }
}

/** The visitor does something for the first time: from now on the data have to be right. */
function onInteraction(): void {
  const data = $wishlist.get()
  if (wishlistSettings().wishlistBlockData) setTimeout(adoptCopy, BROUGHT_AFTER)
  else if (!(data && isUpToDate(data))) fetchIfDue()
}

/**
 * The state of the wishlists on a page: one island on the body. It shows what the browser kept, and asks the server only once the visitor
 * does something, and only if it has to (behaviours wishlist.cache.*).
 */
export default function attach(): () => void {
  // From here on this tab has seen what is stored.
  hasOtherTabStored()
  const stops = [
    keepMarked(),
    followTabs(),
    listen('added_to_wishlist removed_from_wishlist', fetchCount),
    onFirstInteraction(onInteraction),
  ]
  installForOthers()
  return () => {
    for (const stop of stops) stop()
  }
}
