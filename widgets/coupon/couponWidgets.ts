import type { WidgetDefinition } from '../../src/islands/definition'
import { readCookie } from '../../src/page/cookies'
import { ICON, isIn, isSending, POPUP, SUBSCRIBE } from './couponHooks'
import { attachIcon } from './couponIcon'
import { attachTrigger } from './couponTrigger'

/** The plugin's own script, where it still runs, does all of this itself. */
const isOldCouponBoxHere = () => !!document.querySelector('script[src*="coupon-box"]')

/**
 * The coupon pop-up with its small icon, and the subscribe widget (plugins contract 4). Where the pop-up is on the page, nearly every
 * shopper needs what brings it and its icon up: that comes with the definitions, in one file.
 */
export const couponWidgets: readonly WidgetDefinition[] = [
  {
    name: 'coupon-popup',
    hooks: POPUP,
    wake: 'idle',
    // Whoever has the cookie loads nothing (behaviour coupon-popup.open.any-cookie-stops-it).
    applies: () => !readCookie('woo_coupon_box') && !isOldCouponBoxHere(),
    attach: async () => ({ default: attachTrigger }),
  },
  {
    name: 'coupon-icon',
    hooks: ICON,
    wake: 'idle',
    applies: () => !isOldCouponBoxHere(),
    attach: async () => ({ default: attachIcon }),
  },
  {
    name: 'coupon-reopen',
    hooks: ICON,
    wake: 'interaction',
    claims: ({ target }) =>
      !isIn(target, 'coupon-box-small-icon-close') && !!document.querySelector(POPUP) && !isOldCouponBoxHere(),
    attach: () => import('./couponBox').then(({ attachReopening }) => ({ default: attachReopening })),
  },
  {
    name: 'subscribe',
    hooks: SUBSCRIBE,
    wake: 'interaction',
    events: ['click', 'keydown'],
    claims: (event) => isSending(event) && !isOldCouponBoxHere(),
    attach: () => import('./subscribeWidget'),
  },
  {
    name: 'subscribe-access',
    hooks: SUBSCRIBE,
    wake: 'visible',
    applies: () => !isOldCouponBoxHere(),
    attach: () => import('./subscribeAccess'),
  },
]
