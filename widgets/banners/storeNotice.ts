import type { Island } from '../../src/islands/island'
import { dismissLink } from './bannerHooks'
import { dismissStoreNotice, isStoreNoticeDismissed } from './dismissStoreNotice'
import { makeReachable } from './makeReachable'

/**
 * The store's notice: served hidden, shown to everybody who has not dismissed this very text, and hidden when it is dismissed (behaviours
 * banners.store-notice.*).
 */
export default function attach({ host: notice, on }: Island): undefined {
  makeReachable(dismissLink(notice))
  notice.hidden = false
  notice.style.display = isStoreNoticeDismissed(notice) ? 'none' : ''
  for (const type of ['click', 'keydown']) on(type, () => dismissStoreNotice(notice))
}
