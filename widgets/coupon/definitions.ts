import { defineArea } from '../../src/islands/area'
import type { OldScript } from '../../src/islands/oldScripts'
import { readCookie } from '../../src/page/readCookie'
import { COUPON_COOKIE, ICON, isIn, isSending, POPUP, part, SUBSCRIBE, WIDGET_BUSY } from './couponParts'

/** The plugin's own scripts, where they still run, serve the pop-up and the widget themselves: each comes without the other. */
const oldCouponBox: OldScript = { tags: ['coupon-box*/wcb.'], handle: 'woo-coupon-box-script', ours: 'stands back' }
const oldWidget: OldScript = {
  tags: ['coupon-box*/shortcode-script.'],
  handle: 'wcbwidget-shortcode-script',
  ours: 'stands back',
}

/** The coupon pop-up with its small icon, and the subscribe widget (plugins contract 4). */
export const coupon = defineArea('coupon', () => import('./index'), [
  {
    name: 'coupon-popup',
    selectors: POPUP,
    wake: 'idle',
    touches: { 'shop-islands:coupon-wanted': true },
    // Whoever has the cookie loads nothing (behaviour coupon-popup.open.any-cookie-stops-it), unless there is an icon to open it again.
    applies: () => !readCookie(COUPON_COOKIE) || !!document.querySelector(ICON),
    replaces: oldCouponBox,
    component: 'CouponModal',
  },
  {
    name: 'coupon-icon',
    selectors: ICON,
    wake: 'idle',
    claims: {
      click: ({ target }) => isIn(target, 'coupon-box-small-icon-close') || !!document.querySelector(POPUP),
    },
    // The pop-up opens, or the icon goes, as soon as the area is there, which its own page fetches at once.
    busyClass: null,
    replaces: oldCouponBox,
    component: 'CouponIcon',
  },
  {
    name: 'subscribe',
    selectors: SUBSCRIBE,
    wake: 'visible',
    claims: { click: isSending, keydown: isSending },
    busyClass: WIDGET_BUSY,
    busyElement: (widget) => part(widget, 'button'),
    replaces: oldWidget,
    component: 'SubscribeForm',
  },
])
