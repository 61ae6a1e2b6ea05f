import { report } from '../../src/page/report'
import { inBackground } from '../../src/stores/cart/queue'
import { settings } from '../../src/stores/settings'
import { $wishlist, setWishlist, showWishlist } from '../../src/stores/wishlist/wishlist'
import { isUpToDate, readCopy } from '../../src/stores/wishlist/wishlistCopy'
import { wishlistSettings } from '../../src/stores/wishlist/wishlistSettings'
import { PLUGIN_COUNTER } from './counterSelectors'
import { BUTTON } from './hearts/buttonSelectors'
import { sendWishlistAction } from './sendWishlistAction'
import { postWishlistCount } from './wishlistCalls'

/** Sends the fetch that waits, or joins the one that is under way. */
let fetching: (() => Promise<void>) | undefined
/** Has this page view fetched the data already? Then they are not fetched again, even if the server's cookies disagree with them. */
let hasFetched = false
/** Was the page shown again after it was left? */
let wasLeft = false

/** What shows that the shop has the plugin; the theme's heart in the header does not, as it serves other plugins, too (contract 11.10). */
export const PLUGIN_SIGNS = `${BUTTON},${PLUGIN_COUNTER},form[data-tinvwl_sharekey]`

/** Does the shop have the plugin that answers the call for the data? */
export function isPluginHere(): boolean {
  const { wishlistUrl, wishlistNonce } = wishlistSettings()
  return !!(wishlistUrl || wishlistNonce || document.querySelector(PLUGIN_SIGNS))
}

/**
 * May the data be another shopper's, or older than a change that this page has not seen? After the page was left they count only as long as
 * the browser keeps a copy: later pages empty it where a login, a logout or a change of theirs has made it wrong.
 */
const mayBeOutdated = () => wasLeft && !readCopy()

/** Must the data be fetched before they can be relied on (behaviours wishlist.cache.refetch-when-…, …up-to-date-needs-no-request)? */
export function isWishlistDue(): boolean {
  const data = $wishlist.get()
  // The theme's number alone, which may come first, does not tell what the lists contain.
  const isGood = data?.products !== undefined && isUpToDate(data) && !mayBeOutdated()
  return !wishlistSettings().wishlistBlockData && !hasFetched && !isGood && isPluginHere()
}

/** Notes that this page view has fetched the data, with another call. */
export function noteFetched(): void {
  hasFetched = true
}

/** Forgets that, because the page is shown again after it was left. */
export function forgetFetched(): void {
  hasFetched = false
  wasLeft = true
}

/** Sends the request, and keeps what it brings. A failure is reported and leaves everything as it was. */
async function fetchData(): Promise<void> {
  try {
    // Sent at once: whoever asked has waited for the turn.
    const { answer, tell } = await sendWishlistAction({ 'tinvwl-action': 'get_data' }, (send) => send())
    noteFetched()
    if (answer.wishlists_data) setWishlist(answer.wishlists_data)
    tell()
  } catch (error) {
    report('call-failed', null, error)
  }
}

/** A fetch that is sent by the first call of this function; further calls share it, however late they come. */
function newFetch(): () => Promise<void> {
  let sent: Promise<void> | undefined
  return () => {
    sent ??= fetchData().finally(() => {
      fetching = undefined
    })
    return sent
  }
}

/**
 * Fetches the data (behaviour wishlist.cache.get-data-request). Calls while a request waits or is under way share it: it goes in the first
 * lane whose turn comes, so that a shopper who waits for data does not wait for what the page does in the background. A failure is reported
 * and leaves everything as it was.
 *
 * @param queue `inTurn` where the shopper waits for them.
 */
export function fetchWishlist(queue = inBackground): Promise<void> {
  fetching ??= newFetch()
  return queue(fetching)
}

/**
 * Asks the theme for the number of products in the wishlist, because another wishlist plugin has changed it (behaviour
 * wishlist.counter.theme-count-request). A failure is reported and leaves the count as it was.
 */
export async function fetchThemeCount(): Promise<void> {
  const call = { url: settings().ajaxUrl, timeout: wishlistSettings().wishlistTimeout }
  try {
    const counter = await inBackground(() => postWishlistCount(call))
    showWishlist({ ...$wishlist.get(), counter })
  } catch (error) {
    report('call-failed', null, error)
  }
}
