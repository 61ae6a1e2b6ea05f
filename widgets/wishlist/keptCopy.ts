import { deleteCookie } from '../../src/page/cookies'
import { onLeaving } from '../../src/page/leaving'
import { readCookie } from '../../src/page/readCookie'
import { readStorage, writeStorage } from '../../src/page/storage'
import { emptyCopy, UPDATE_COOKIE } from '../../src/stores/wishlist/wishlistCopy'
import { wishlistSettings } from '../../src/stores/wishlist/wishlistSettings'

/** How many changes this page has sent without knowing the outcome yet. */
let underWay = 0

/**
 * Waits for a change of the wishlists. If the page is left before the outcome is known, the stored copy may be wrong, and no cookie tells a
 * guest's next page so: the copy is emptied, and the next page fetches the data.
 */
export async function guardCopyDuring<Answer>(change: Promise<Answer>): Promise<Answer> {
  underWay += 1
  try {
    return await change
  } finally {
    underWay -= 1
  }
}

onLeaving(() => {
  if (underWay > 0) emptyCopy()
})

/**
 * Empties the copy that the server's cookie declares outdated, and deletes the cookie (behaviour
 * wishlist.cache.update-cookie-clears-cache). Only where this script keeps the copy: where the plugin's own does, the cookie is meant for
 * that one.
 */
export function emptyOutdatedCopy(): void {
  if (!readCookie(UPDATE_COOKIE)) return
  deleteCookie(UPDATE_COOKIE)
  emptyCopy()
}

/**
 * Marks the stored data as seen by this tab.
 *
 * @returns were they new to it, because another tab has stored them?
 */
export function noteStored(): boolean {
  const { wishlistDataKey } = wishlistSettings()
  const theirs = readStorage('localStorage', wishlistDataKey)
  if (theirs === null || theirs === readStorage('sessionStorage', wishlistDataKey)) return false
  writeStorage('sessionStorage', wishlistDataKey, theirs)
  return true
}
