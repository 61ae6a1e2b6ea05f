import { report } from '../../src/page/report'
import { inTurn } from '../../src/stores/cart/queue'
import { settings } from '../../src/stores/settings'
import { $wishlist, showWishlist } from '../../src/stores/wishlist/wishlist'
import { wishlistSettings } from '../../src/stores/wishlist/wishlistSettings'
import { postWishlistCount } from './wishlistCalls'

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
