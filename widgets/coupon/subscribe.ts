import { dispatch } from '../../src/page/events'
import { report } from '../../src/page/report'
import { settings } from '../../src/stores/settings'
import { printedNonce } from '../../src/wire/freshNonce'
import { type CouponAnswer, type CouponCall, postCouponEmail } from './couponCalls'
import { couponSettings } from './couponSettings'
import { forgetState, keepState } from './couponState'

/** How to call `url`, or the address of the general calls where it is empty: `global` and `setting` say where a nonce is printed. */
export function callWith(url: string, nonce: string, global: string, setting: string): CouponCall {
  const { ajaxUrl, addTimeout } = settings()
  return {
    url: url || ajaxUrl,
    timeout: addTimeout,
    nonce: {
      nonce,
      find: (page) => printedNonce(page, `${global}._woocouponbox_nonce`) ?? printedNonce(page, setting),
    },
  }
}

/**
 * Waits for the answer to a subscription in a pop-up or a widget. One that cannot be sent forgets what is known of the box.
 *
 * @returns the answer, also one that says no; `undefined` where the request failed, which has been reported.
 */
export async function answerOf(place: Element, answering: Promise<CouponAnswer>): Promise<CouponAnswer | undefined> {
  try {
    return await answering
  } catch (error) {
    forgetState()
    report('call-failed', place, error)
    dispatch('shop-islands:coupon-failed', { error }, place)
    return
  }
}

/**
 * Subscribes in the pop-up, and remembers it (behaviours coupon-popup.subscribe.*, coupon-popup.cookie.subscribed-on-success).
 *
 * @param box the pop-up.
 * @param captcha the captcha's response; empty where there is none.
 * @returns the answer, also one that says no; `undefined` where the request failed, which has been reported.
 */
export async function subscribeInBox(box: Element, email: string, captcha: string): Promise<CouponAnswer | undefined> {
  const { couponAjaxUrl, couponNonce, couponExpireSubscribed } = couponSettings()
  const call = callWith(couponAjaxUrl, couponNonce, 'wcb_params', 'couponNonce')
  const answer = await answerOf(box, postCouponEmail(email, captcha, call))
  if (answer?.isSubscribed) keepState('subscribed', couponExpireSubscribed, answer.time)
  return answer
}
