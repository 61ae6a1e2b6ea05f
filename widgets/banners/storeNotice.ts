import type { Island } from '../../src/islands/island'
import { isStoreNoticeDismissed } from '../../src/stores/banners/storeNotice'
import { dismissLink } from './bannerHooks'
import { makeReachable } from './makeReachable'

/**
 * The store's notice: served hidden, and shown to everybody who has not dismissed this very text (behaviours
 * banners.store-notice.stays-hidden, banners.store-notice.other-notice-still-shows).
 */
export default function attach({ host: notice }: Island): undefined {
  makeReachable(dismissLink(notice))
  notice.hidden = false
  notice.style.display = isStoreNoticeDismissed(notice) ? 'none' : ''
}
