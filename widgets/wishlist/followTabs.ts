import { report } from '../../src/page/report'
import { onStoredElsewhere, readStorage, writeStorage } from '../../src/page/storage'
import { hasOtherTabStored, readCopy } from '../../src/stores/wishlist/copy'
import { $wishlist, showWishlist } from '../../src/stores/wishlist/wishlist'
import { wishlistSettings } from '../../src/stores/wishlist/wishlistSettings'
import { applyAnswer } from './applyAnswer'
import { sendWishlistAction } from './sendAction'
import { refreshKey } from './shareKey'

/** Shows what another tab has stored. A tab that emptied the copy is about to store a new one. */
export function adoptCopy(): void {
  const data = hasOtherTabStored() ? readCopy() : undefined
  if (data) showWishlist(data)
}

/** Fetches the wishlist that this page shows, where it is the one that another page has said that it changed. */
async function refreshShown(shareKey: string | null): Promise<void> {
  const form = shareKey && document.querySelector<HTMLElement>(`form[data-tinvwl_sharekey="${CSS.escape(shareKey)}"]`)
  if (!form) return
  writeStorage('localStorage', refreshKey(), '')
  const { tinvwl_paged: paged, tinvwl_per_page: perPage } = form.dataset
  try {
    const fields = { 'tinvwl-paged': paged, 'tinvwl-per-page': perPage, 'tinvwl-sharekey': shareKey }
    const { answer, tell } = await sendWishlistAction({ 'tinvwl-action': 'get_data', ...fields }, true)
    await applyAnswer(answer, { showMessage() {} })
    tell()
  } catch (error) {
    report('call-failed', form, error)
  }
}

/**
 * Shows what is stored by now, on a page that has slept in the browser's page cache. Later pages of this very tab may have stored it: what
 * the tab has seen says nothing of what this page shows.
 */
export function catchUp(): void {
  const data = readCopy()
  if (data && JSON.stringify(data) !== JSON.stringify($wishlist.get())) showWishlist(data)
  refreshShown(readStorage('localStorage', refreshKey()))
}

/**
 * Keeps this tab in step with the others (plugins contract 2.5; behaviour wishlist.cache.synced-across-tabs).
 *
 * @returns a function that stops it.
 */
export function followTabs(): () => void {
  return onStoredElsewhere((key, value) => {
    if (key === wishlistSettings().wishlistDataKey) adoptCopy()
    // What is stored by now may be nothing: the first tab that shows the list takes the word back.
    if (key === refreshKey()) refreshShown(value)
  })
}
