import { loadOnce } from '../../src/page/loadOnce'
import { report } from '../../src/page/report'
import { readStorage } from '../../src/page/storage'
import { hasOtherTabStored, readCopy } from '../../src/stores/wishlist/copy'
import { showWishlist } from '../../src/stores/wishlist/wishlist'
import { wishlistSettings } from '../../src/stores/wishlist/wishlistSettings'
import { refreshKey } from './shareKey'

const loadRefresh = loadOnce(() => import('./refreshShown'))

/** Shows what another tab has stored. A tab that emptied the copy is about to store a new one. */
export function adoptCopy(): void {
  const data = hasOtherTabStored() ? readCopy() : undefined
  if (data) showWishlist(data)
}

/**
 * Keeps this tab in step with the others (contract 2.5; behaviour wishlist.cache.synced-across-tabs), also after it has slept in the
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
    if (shareKey)
      loadRefresh().then(
        ({ refreshShown }) => refreshShown(shareKey),
        (error) => report('chunk-failed', null, error),
      )
  }
  addEventListener('storage', onStorage, listening)
  addEventListener('pageshow', adoptCopy, listening)
  return () => listening.abort()
}
