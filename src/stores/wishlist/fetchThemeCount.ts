import { report } from '../../page/report'
import { postWishlistCount } from '../../server/wishlist'
import { inTurn } from '../cart/queue'
import { settings } from '../settings'
import { $wishlist, showWishlist } from './wishlist'
import { wishlistSettings } from './wishlistSettings'

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
