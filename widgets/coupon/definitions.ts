import { defineArea } from '../../src/islands/area'
import type { OldScript } from '../../src/islands/oldScripts'
import { hasClickHandler } from '../../src/page/jQueryHandlers'
import { readCookie } from '../../src/page/readCookie'
import { asksToSend, COUPON_COOKIE, ICON, isIn, POPUP, part, SUBSCRIBE, WIDGET_BUSY } from './couponParts'

/**
 * The plugin's own script, which handles the pop-up and its icon where it still runs. Where an optimiser has merged it into another file,
 * it is known by its handler for the cross of the box.
 */
const oldCouponBox: OldScript = {
  tags: ['coupon-box*/wcb.'],
  handle: 'woo-coupon-box-script',
  isHere: () => hasClickHandler(document.querySelector('.wcb-md-close'), 'wcb-md-show'),
  ours: 'stands back',
}

/** The widgets that are known to be served by the plugin's script: while it sends, it takes its handler off the button. */
const servedWidgets = new WeakSet<Element>()

/** The plugin's script for the widget, which may be there without the other. Merged, it is known by its handler for the button. */
const oldWidget: OldScript = {
  tags: ['coupon-box*/shortcode-script.'],
  handle: 'wcbwidget-shortcode-script',
  isHere(widget) {
    if (widget && hasClickHandler(part(widget, 'button'), 'wcb_widget_subscribe')) servedWidgets.add(widget)
    return !!widget && servedWidgets.has(widget)
  },
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
    claims: { click: asksToSend, keydown: asksToSend },
    busyClass: WIDGET_BUSY,
    busyElement: (widget) => part(widget, 'button'),
    replaces: oldWidget,
    component: 'SubscribeForm',
  },
])
