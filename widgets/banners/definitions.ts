import { shopScript, themePart } from '../../src/bridge/replacedScripts'
import { defineArea } from '../../src/islands/area'
import { COMING_SOON, COOKIE_NOTICE, isDismissing, STORE_NOTICE } from './bannerSelectors'

/** The banners that a whole shop shows: the store's notice, 'coming soon', and the theme's cookie notice. */
export const banners = defineArea('banners', () => import('./index'), [
  {
    name: 'store-notice',
    selectors: STORE_NOTICE,
    wake: 'idle',
    claims: { click: isDismissing, keydown: isDismissing },
    // The banner itself goes.
    busyClass: null,
    // The shop's own script, where it still runs, shows and hides the notice itself.
    replaces: shopScript('woocommerce', 'stands back'),
    component: 'StoreNotice',
  },
  {
    name: 'coming-soon',
    selectors: COMING_SOON,
    wake: 'idle',
    claims: { click: isDismissing, keydown: isDismissing },
    // The banner itself goes.
    busyClass: null,
    // Otherwise one click would send two calls.
    replaces: shopScript('woocommerce', 'stands back'),
    component: 'ComingSoon',
  },
  {
    name: 'cookie-notice',
    selectors: COOKIE_NOTICE,
    wake: 'idle',
    claims: { click: isDismissing, keydown: isDismissing },
    // The banner itself goes.
    busyClass: null,
    // The theme has a file of its own for it, which may still be there without the theme's main script.
    replaces: themePart('/flatsome-cookie-notice.', 'flatsome-cookie-notice'),
    component: 'CookieNotice',
  },
])
