import { defineArea } from '../../src/islands/area'
import type { OldScript } from '../../src/islands/oldScripts'
import { readCookie } from '../../src/page/readCookie'
import { COUPON_COOKIE, ICON, isIn, isSending, POPUP, part, SUBSCRIBE, WIDGET_BUSY } from './couponParts'

/** The plugin's own scripts, which handle the pop-up and the widget where they still run. Each may be there without the other. */
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
    touches: { 'shop-islands:open-coupon': true },
    // With the cookie nothing is loaded (behaviour coupon-popup.open.any-cookie-stops-it), unless there is an icon that opens it again.
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
    // No busy class: the pop-up opens, or the icon disappears, as soon as the file is there, and a page with an icon fetches it at once.
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
