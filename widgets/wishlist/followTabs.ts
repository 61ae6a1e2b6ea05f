import { onStoredElsewhere, readStorage } from '../../src/page/storage'
import { $wishlist, showWishlist } from '../../src/stores/wishlist/wishlist'
import { readCopy } from '../../src/stores/wishlist/wishlistCopy'
import { wishlistSettings } from '../../src/stores/wishlist/wishlistSettings'
import { emptyOutdatedCopy, noteStored } from './keptCopy'
import { refreshChanged } from './refreshList'
import { refreshKey } from './shareKey'

/** Shows the data that another tab has stored. An emptied copy is ignored, because that tab will store a new one. */
export function adoptCopy(): void {
  const data = noteStored() ? readCopy() : undefined
  if (data) showWishlist(data)
}

/**
 * Shows the data that are stored now. Later pages of the same tab may have stored them, so what this tab has seen does not matter here.
 *
 * @returns whether they differ from what was shown.
 */
export function showStored(): boolean {
  emptyOutdatedCopy()
  const data = readCopy()
  const isNew = !!data && JSON.stringify(data) !== JSON.stringify($wishlist.get())
  if (isNew) showWishlist(data)
  return isNew
}

/** Shows the data that are stored now on a page that was in the back/forward cache, and fetches its list if that was changed meanwhile. */
export function catchUp(): void {
  showStored()
  refreshChanged(readStorage('localStorage', refreshKey()))
}

/**
 * Keeps this tab in step with the others (plugins contract 2.5; behaviour wishlist.cache.synced-across-tabs).
 *
 * @returns a function that stops it.
 */
export function followTabs(): () => void {
  return onStoredElsewhere((key, value) => {
    if (key === wishlistSettings().wishlistDataKey) adoptCopy()
    // The event's value is used, because the first tab that shows the list has removed the stored one by now.
    if (key === refreshKey()) refreshChanged(value)
  })
}
