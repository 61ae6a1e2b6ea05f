import { settings } from '../../src/stores/settings'
import { printedNonce } from '../../src/wire/freshNonce'
import { type CouponAnswer, type CouponCall, postCouponEmail, postWidgetSubscribe } from './couponCalls'
import { couponSettings } from './couponSettings'
import { forgetState, keepState, keepValue, timeOrNow } from './couponState'
import { subscribeSettings } from './subscribeSettings'

/** Did the server take the subscription? */
export function isSubscribed({ status }: CouponAnswer): boolean {
  return status === 'subscribed'
}

/** How to call `url`, or the address of the general calls where that is empty. `global` and `setting` tell where a nonce is printed. */
function callWith(url: string, nonce: string, global: string, setting: string): CouponCall {
  const { ajaxUrl, addTimeout } = settings()
  return {
    url: url || ajaxUrl,
    timeout: addTimeout,
    nonce: {
      nonce,
      find: (page) => printedNonce(page, `${global}._woocouponbox_nonce`, setting),
    },
  }
}

/** Waits for an answer. If the subscription cannot be sent, the state of the box is forgotten. */
async function answerOf(answering: Promise<CouponAnswer>): Promise<CouponAnswer> {
  try {
    return await answering
  } catch (error) {
    forgetState()
    throw error
  }
}

/**
 * Subscribes in the pop-up, and remembers it (behaviours coupon-popup.subscribe.*, coupon-popup.cookie.subscribed-on-success,
 * coupon-popup.cookie.deleted-on-request-error).
 *
 * @param captcha the captcha's response; empty where there is none.
 * @param details what else the shopper has filled in, by the names that are sent.
 * @returns the answer, also one that says no.
 * @throws what `postCouponEmail` throws.
 */
export async function subscribeInBox(
  email: string,
  captcha: string,
  details: Readonly<Record<string, string>>,
): Promise<CouponAnswer> {
  const { couponAjaxUrl, couponNonce, couponExpireSubscribed } = couponSettings()
  const call = callWith(couponAjaxUrl, couponNonce, 'wcb_params', 'couponNonce')
  const answer = await answerOf(postCouponEmail(email, captcha, details, call))
  if (isSubscribed(answer)) keepState('subscribed', couponExpireSubscribed, answer.wcb_current_time)
  return answer
}

/**
 * Subscribes in a subscribe widget, and remembers it by storing only the server's time, for the lifetime in the settings (behaviours
 * subscribe.send.*, subscribe.done.sets-cookie-for-360-days, subscribe.error.clears-cookie; decisions: The widget's cookie).
 *
 * @param showCoupon the value in the attribute of its button.
 * @returns the answer, also one that says no.
 * @throws what `postWidgetSubscribe` throws.
 */
export async function subscribeInWidget(email: string, showCoupon: string): Promise<CouponAnswer> {
  const { subscribeAjaxUrl, subscribeNonce, subscribeCurrentTime, subscribeExpireSubscribed } = subscribeSettings()
  const call = callWith(subscribeAjaxUrl, subscribeNonce, 'wcb_widget_params', 'subscribeNonce')
  const answer = await answerOf(postWidgetSubscribe(email, showCoupon, call))
  const time = timeOrNow(subscribeCurrentTime)
  if (isSubscribed(answer)) keepValue(String(time), time + subscribeExpireSubscribed)
  return answer
}
