import type { WidgetDefinition } from '../../src/islands/definition'
import { isRivalHere } from '../../src/page/rivals'
import { dismissStoreNotice } from '../../src/stores/banners/storeNotice'
import { COMING_SOON, isDismissing, STORE_NOTICE } from './bannerHooks'

/** The shop's own script, where it still runs, shows and hides the notice itself. */
const isOldNoticeHere = () => isRivalHere('woocommerce')

/** The banners that a whole shop shows: the store's notice, and 'coming soon'. */
export const bannersWidgets: readonly WidgetDefinition[] = [
  {
    name: 'store-notice',
    hooks: STORE_NOTICE,
    wake: 'idle',
    applies: () => !isOldNoticeHere(),
    attach: () => import('./storeNotice'),
  },
  {
    name: 'store-notice-dismiss',
    hooks: STORE_NOTICE,
    wake: 'interaction',
    events: ['click', 'keydown'],
    claims: (event) => isDismissing(event) && !isOldNoticeHere(),
    act(event, notice) {
      event.preventDefault()
      dismissStoreNotice(notice)
    },
  },
  {
    name: 'coming-soon',
    hooks: COMING_SOON,
    wake: 'interaction',
    events: ['click', 'keydown'],
    claims: isDismissing,
    attach: () => import('./comingSoon'),
  },
  {
    name: 'coming-soon-access',
    hooks: COMING_SOON,
    wake: 'idle',
    attach: () => import('./comingSoonAccess'),
  },
]
