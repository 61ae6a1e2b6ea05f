import * as v from 'valibot'
import { type NonceCall, type RenewableNonce, withFreshNonce } from '../../src/wire/freshNonce'
import { parse, text } from '../../src/wire/parse'
import { type CallOptions, postForJson } from '../../src/wire/request'

/** Where and how to subscribe. */
export interface CouponCall extends CallOptions {
  url: string
  nonce: RenewableNonce
}

/** The whole body of a refused nonce of the widget (plugins contract 4.6). */
const REFUSAL = 0

/** What a subscription answers (plugins contract 4.4, 4.6). */
const couponAnswer = v.object({
  /** `subscribed`, or a reason why not (behaviour coupon-popup.subscribe.only-subscribed-is-success). */
  status: text,
  /** HTML, as are the next three. */
  message: text,
  code: text,
  thankyou: text,
  /** Why the server has refused. */
  warning: text,
  /** Did the captcha check fail? */
  g_validate_response: v.fallback(v.pipe(v.unknown(), v.transform(Boolean)), false),
  /** The server's time in unix seconds; 0 where the answer does not have it. */
  wcb_current_time: v.fallback(
    v.pipe(
      v.unknown(),
      v.transform((time) => Number(time) || 0),
    ),
    0,
  ),
})

/** The answer to a subscription, checked. */
export type CouponAnswer = v.InferOutput<typeof couponAnswer>

async function subscribe(
  action: string,
  fields: Readonly<Record<string, string>>,
  nonceField: string,
  { url, nonce, ...options }: CouponCall,
): Promise<CouponAnswer> {
  const call: NonceCall<unknown> = {
    ...nonce,
    isRefused: (outcome) => outcome === REFUSAL,
    send: (value) => postForJson(action, url, { action, ...fields, [nonceField]: value }, options),
  }
  const answer = await withFreshNonce(call)
  // A nonce that could not be renewed counts as a refusal without a message.
  return parse(couponAnswer, action, answer === REFUSAL ? {} : answer)
}

/**
 * Subscribes in the pop-up (behaviours coupon-popup.subscribe.request, coupon-popup.subscribe.answer-fields).
 *
 * @param captcha the captcha's response; empty where there is none.
 * @param details what else the shopper has filled in, by the names that are sent.
 * @returns the answer, also one that says no.
 * @throws what `postForJson` throws, and {BadAnswerError} where the answer is no object.
 */
export function postCouponEmail(
  email: string,
  captcha: string,
  details: Readonly<Record<string, string>>,
  call: CouponCall,
): Promise<CouponAnswer> {
  return subscribe('wcb_email', { ...details, email, g_validate_response: captcha }, 'nonce', call)
}

/**
 * Subscribes in the widget (behaviours subscribe.send.request, subscribe.send.answer-fields).
 *
 * @param showCoupon the value in the attribute of the widget's button.
 * @returns the answer, also one that says no.
 * @throws what `postForJson` throws, and {BadAnswerError} where the answer is no object.
 */
export function postWidgetSubscribe(email: string, showCoupon: string, call: CouponCall): Promise<CouponAnswer> {
  return subscribe('wcb_widget_subscribe', { email, show_coupon: showCoupon }, '_woocouponbox_nonce', call)
}
