import { defineArea } from '../../src/islands/area'
import type { OldScript } from '../../src/islands/oldScripts'
import { readCookie } from '../../src/page/readCookie'
import { ICON, isIn, isSending, POPUP, SUBSCRIBE } from './couponHooks'

/** The plugin's own script, where it still runs, does all of this itself. */
const oldCouponBox: OldScript = { tags: ['coupon-box'], ours: 'stands back' }

/** The coupon pop-up with its small icon, and the subscribe widget (plugins contract 4). */
export const coupon = defineArea('coupon', () => import('./index'), [
  {
    name: 'coupon-popup',
    selectors: POPUP,
    wake: 'idle',
    // Whoever has the cookie loads nothing (behaviour coupon-popup.open.any-cookie-stops-it).
    applies: () => !readCookie('woo_coupon_box'),
    replaces: oldCouponBox,
    attach: 'attachTrigger',
  },
  {
    name: 'coupon-icon',
    selectors: ICON,
    wake: 'idle',
    replaces: oldCouponBox,
    attach: 'attachIcon',
  },
  {
    name: 'coupon-reopen',
    selectors: ICON,
    wake: 'touch',
    claims: {
      click: ({ target }) => !isIn(target, 'coupon-box-small-icon-close') && !!document.querySelector(POPUP),
    },
    // The pop-up opens as soon as the area is there, which its own page fetches at once.
    busyClass: null,
    replaces: oldCouponBox,
    attach: 'attachReopening',
  },
  {
    name: 'subscribe',
    selectors: SUBSCRIBE,
    wake: 'visible',
    claims: { click: isSending, keydown: isSending },
    // The button shows the plugin’s own sign.
    busyClass: null,
    replaces: oldCouponBox,
    attach: 'attachSubscribeWidget',
  },
])
