import { report } from '../../src/page/report'
import { inTurn } from '../../src/stores/cart/queue'
import { settings } from '../../src/stores/settings'
import { isUpToDate } from '../../src/stores/wishlist/copy'
import { $wishlist, setWishlist, showWishlist } from '../../src/stores/wishlist/wishlist'
import { wishlistSettings } from '../../src/stores/wishlist/wishlistSettings'
import { sendWishlistAction } from './sendAction'
import { postWishlistCount } from './wishlistCalls'

let fetching: Promise<void> | undefined
/** This page view has asked: what it has is as good as it gets, even where the server's cookies say otherwise. */
let hasAsked = false

/** Has the data to be fetched before it can be relied on (behaviours wishlist.cache.refetch-when-…, …up-to-date-needs-no-request)? */
export function isWishlistDue(): boolean {
  const data = $wishlist.get()
  return !wishlistSettings().wishlistBlockData && !hasAsked && !(data && isUpToDate(data))
}

/** The data that came with another call are those of this page view. */
export function noteAsked(): void {
  hasAsked = true
}

/** The page is shown again: what it asked before it was left counts no more. */
export function forgetAsked(): void {
  hasAsked = false
}

/**
 * Fetches the data (behaviour wishlist.cache.get-data-request). Who asks while it is on its way waits for the same answer. A failure
 * is reported and leaves everything as it was.
 *
 * @param isBackground nobody waits for it.
 */
export function fetchWishlist(isBackground: boolean): Promise<void> {
  fetching ??= sendWishlistAction({ 'tinvwl-action': 'get_data' }, isBackground)
    .then(
      ({ answer: { wishlists_data }, tell }) => {
        noteAsked()
        if (wishlists_data) setWishlist(wishlists_data)
        tell()
      },
      (error) => report('call-failed', null, error),
    )
    .finally(() => {
      fetching = undefined
    })
  return fetching
}

/**
 * Asks the theme how many products are in the wishlist, because a plugin that it serves has changed it
 * (behaviour wishlist.counter.theme-count-request). A failure is reported and leaves the count as it was.
 */
export async function fetchThemeCount(): Promise<void> {
  const call = { url: settings().ajaxUrl, timeout: wishlistSettings().wishlistTimeout }
  try {
    const counter = await inTurn(() => postWishlistCount(call), true)
    showWishlist({ ...$wishlist.get(), counter })
  } catch (error) {
    report('call-failed', null, error)
  }
}
