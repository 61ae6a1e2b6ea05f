import { deleteCookie, writeCookie } from '../../src/page/cookies'
import { dispatch } from '../../src/page/events'
import { onPageRestored } from '../../src/page/pageShow'
import { readCookie } from '../../src/page/readCookie'
import { atom } from '../../src/stores/atom'
import { COUPON_COOKIE } from './couponParts'
import { couponSettings } from './couponSettings'

/** What is known of the shopper and the coupon box; empty: nothing, so that the box may open by itself. */
type CouponState = '' | 'shown' | 'subscribed' | 'closed'

/** What this page view wrote last: so that the box opens only once per page where cookies are switched off. */
let written = ''

/**
 * What is known of the shopper and the coupon box now, including changes by other tabs. Any value of the cookie keeps the box from opening
 * by itself (behaviour coupon-popup.open.any-cookie-stops-it).
 */
export function couponState(): CouponState {
  const value = readCookie(COUPON_COOKIE) || written
  // The subscribe widget stores only a time (decisions: The widget's cookie).
  if (/^(subscribed|\d)/.test(value)) return 'subscribed'
  if (value.startsWith('closed')) return 'closed'
  return value && 'shown'
}

/** The state that this page knew last. */
export const $coupon = atom<CouponState>(couponState())

/** Looks at the cookie again: another page may have written it. */
export function lookAgain(): void {
  $coupon.set(couponState())
}
// Between leaving the page and coming back to it out of the back/forward cache, the shopper may have subscribed elsewhere.
onPageRestored(lookAgain)

/** Has the shopper subscribed, or dismissed the box for an hour or for good? */
export function hasDecided(state: CouponState): boolean {
  return state === 'subscribed' || state === 'closed'
}

/** The given time, or the browser's where it is 0, in unix seconds. */
export function timeOrNow(given: number): number {
  return given || Math.floor(Date.now() / 1000)
}

/**
 * Stores a value until a given time, and tells the page.
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
 * Stores what happened with the box, as in `shown:1700000000` (behaviours coupon-popup.cookie.*).
 *
 * @param seconds how long from now.
 * @param time the server's, in unix seconds; 0: that of the settings, else the browser's.
 */
export function keepState(state: Exclude<CouponState, ''>, seconds: number, time = 0): void {
  keepValue(`${state}:${time || timeOrNow(couponSettings().couponCurrentTime)}`, Date.now() / 1000 + seconds)
}

/**
 * Deletes the cookie, after a subscription that could not be sent (behaviours coupon-popup.cookie.deleted-on-request-error,
 * subscribe.error.clears-cookie). On this page the box does not open by itself a second time.
 */
export function forgetState(): void {
  deleteCookie(COUPON_COOKIE)
}
