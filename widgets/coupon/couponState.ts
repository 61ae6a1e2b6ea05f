import { deleteCookie, writeCookie } from '../../src/page/cookies'
import { dispatch } from '../../src/page/events'
import { readCookie } from '../../src/page/readCookie'
import { atom } from '../../src/stores/atom'
import { COUPON_COOKIE } from './couponParts'
import { couponSettings } from './couponSettings'

/** What is known of the shopper and the coupon box; empty: nothing, so that the box may open by itself. */
export type CouponState = '' | 'shown' | 'subscribed' | 'closed'

/** What this page view wrote last: where cookies are switched off, the box opens once on a page all the same. */
let written = ''

/**
 * What is known of the shopper and the coupon box at this moment, another tab's doing included. Any value of the cookie counts as
 * something (behaviour coupon-popup.open.any-cookie-stops-it).
 */
export function couponState(): CouponState {
  const value = readCookie(COUPON_COOKIE) || written
  // The bare time is how the subscribe widget says it (decisions: The widget's cookie).
  if (/^(subscribed|\d)/.test(value)) return 'subscribed'
  if (value.startsWith('closed')) return 'closed'
  return value && 'shown'
}

/** What this page knew of the shopper and the coupon box last. */
export const $coupon = atom<CouponState>(couponState())

/** Is the box of no more use to this shopper, who has subscribed or wants no more of it? */
export function isOver(state: CouponState): boolean {
  return state === 'subscribed' || state === 'closed'
}

/** The server's time as far as it is known, else the browser's, in unix seconds. */
export function timeOrNow(given: number): number {
  return given || Math.floor(Date.now() / 1000)
}

/**
 * Remembers a value until a moment, and tells the page.
 *
 * @param end in unix seconds.
 */
export function keepValue(value: string, end: number): void {
  written = value
  writeCookie(COUPON_COOKIE, value, { expires: new Date(end * 1000) })
  $coupon.set(couponState())
  dispatch('shop-islands:coupon-changed', { state: $coupon.get() })
}

/**
 * Remembers what happened with the box, as in `shown:1700000000` (behaviours coupon-popup.cookie.*).
 *
 * @param seconds how long from now.
 * @param time the server's, in unix seconds; 0: that of the settings, else the browser's.
 */
export function keepState(state: Exclude<CouponState, ''>, seconds: number, time = 0): void {
  keepValue(`${state}:${time || timeOrNow(couponSettings().couponCurrentTime)}`, Date.now() / 1000 + seconds)
}

/**
 * Deletes the cookie, as a subscription does that could not be sent (behaviours coupon-popup.cookie.deleted-on-request-error,
 * subscribe.error.clears-cookie). On this page a box that opened does not open by itself again.
 */
export function forgetState(): void {
  deleteCookie(COUPON_COOKIE)
}
