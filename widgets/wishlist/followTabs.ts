import { report } from '../../src/page/report'
import { readStorage, writeStorage } from '../../src/page/storage'
import { hasOtherTabStored, readCopy } from '../../src/stores/wishlist/copy'
import { showWishlist } from '../../src/stores/wishlist/wishlist'
import { wishlistSettings } from '../../src/stores/wishlist/wishlistSettings'
import { applyAnswer } from './applyAnswer'
import { sendWishlistAction } from './sendAction'
import { refreshKey } from './shareKey'

/** Shows what another tab has stored. A tab that emptied the copy is about to store a new one. */
export function adoptCopy(): void {
  const data = hasOtherTabStored() ? readCopy() : undefined
  if (data) showWishlist(data)
}

/** Fetches the wishlist that this page shows, because another tab changed it. */
async function refreshShown(shareKey: string): Promise<void> {
  const form = document.querySelector<HTMLElement>(`form[data-tinvwl_sharekey="${CSS.escape(shareKey)}"]`)
  if (!form) return
  writeStorage('localStorage', refreshKey(), '')
  const { tinvwl_paged: paged, tinvwl_per_page: perPage } = form.dataset
  try {
    const fields = { 'tinvwl-paged': paged, 'tinvwl-per-page': perPage, 'tinvwl-sharekey': shareKey }
    const answer = await sendWishlistAction({ 'tinvwl-action': 'get_data', ...fields }, true)
    await applyAnswer(answer, { showMessage() {} })
  } catch (error) {
    report('call-failed', form, error)
  }
}

/**
 * Keeps this tab in step with the others (contract plugins 2.5; behaviour wishlist.cache.synced-across-tabs), also after it has slept in the
 * browser's page cache.
 *
 * @returns a function that stops it.
 */
export function followTabs(): () => void {
  const listening = new AbortController()
  const onStorage = ({ key }: StorageEvent) => {
    if (key === wishlistSettings().wishlistDataKey) adoptCopy()
    if (key !== refreshKey()) return
    const shareKey = readStorage('localStorage', key)
    if (shareKey) refreshShown(shareKey)
  }
  addEventListener('storage', onStorage, listening)
  addEventListener('pageshow', adoptCopy, listening)
  return () => listening.abort()
}
