import { BadAnswerError } from '../../src/wire/errors'
import { type NonceCall, type RenewableNonce, withFreshNonce } from '../../src/wire/freshNonce'
import { type CallOptions, postForJson } from '../../src/wire/request'

/** Where and how to subscribe. */
export interface CouponCall extends CallOptions {
  url: string
  nonce: RenewableNonce
}

/** What a subscription answers (plugins contract 4.4, 4.6), checked. All texts are HTML, and empty where the answer has none. */
export interface CouponAnswer {
  isSubscribed: boolean
  message: string
  code: string
  thankYou: string
  /** Why the server refuses. */
  warning: string
  /** Did the captcha check fail? */
  isCaptchaRefused: boolean
  /** The server's time in unix seconds; 0 where it does not say. */
  time: number
}

/** The whole body of a refused nonce of the widget (plugins contract 4.6). */
const REFUSAL = 0

function asText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function checkAnswer(call: string, answer: unknown): CouponAnswer {
  if (answer !== REFUSAL && answer !== Object(answer)) throw new BadAnswerError(call, answer)
  const { status, message, code, thankyou, warning, g_validate_response, wcb_current_time } = Object(answer) as Record<
    string,
    unknown
  >
  return {
    isSubscribed: status === 'subscribed',
    message: asText(message),
    code: asText(code),
    thankYou: asText(thankyou),
    warning: asText(warning),
    isCaptchaRefused: !!g_validate_response,
    time: Number(wcb_current_time) || 0,
  }
}

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
  return checkAnswer(action, await withFreshNonce(call))
}

/**
 * Subscribes in the pop-up (behaviours coupon-popup.subscribe.request, coupon-popup.subscribe.answer-fields).
 *
 * @param captcha the captcha's response; empty where there is none.
 * @returns the answer, also one that says no.
 * @throws what `postForJson` throws, and {BadAnswerError} where the answer is no object.
 */
export function postCouponEmail(email: string, captcha: string, call: CouponCall): Promise<CouponAnswer> {
  return subscribe('wcb_email', { email, g_validate_response: captcha }, 'nonce', call)
}

/**
 * Subscribes in the widget (behaviours subscribe.send.request, subscribe.send.answer-fields).
 *
 * @param showCoupon what the widget's button carries, as it stands.
 * @returns the answer, also one that says no.
 * @throws what `postForJson` throws, and {BadAnswerError} where the answer is no object.
 */
export function postWidgetSubscribe(email: string, showCoupon: string, call: CouponCall): Promise<CouponAnswer> {
  return subscribe('wcb_widget_subscribe', { email, show_coupon: showCoupon }, '_woocouponbox_nonce', call)
}
