import { type CouponAnswer, postWidgetSubscribe } from './couponCalls'
import { keepValue, timeOrNow } from './couponState'
import { answerOf, callWith } from './subscribe'
import { subscribeSettings } from './subscribeSettings'

/**
 * Subscribes in a subscribe widget, and remembers it by the bare time of the server, until that time and the lifetime have passed
 * (behaviours subscribe.send.*, subscribe.done.sets-cookie-for-360-days; answers: expiry of the widget's cookie).
 *
 * @param widget the subscribe widget.
 * @param showCoupon what its button carries, as it stands.
 * @returns as `subscribeInBox`.
 */
export async function subscribeInWidget(
  widget: Element,
  email: string,
  showCoupon: string,
): Promise<CouponAnswer | undefined> {
  const { subscribeAjaxUrl, subscribeNonce, subscribeCurrentTime, subscribeExpireSubscribed } = subscribeSettings()
  const call = callWith(subscribeAjaxUrl, subscribeNonce, 'wcb_widget_params', 'subscribeNonce')
  const answer = await answerOf(widget, postWidgetSubscribe(email, showCoupon, call))
  const time = timeOrNow(subscribeCurrentTime)
  if (answer?.isSubscribed) keepValue(String(time), time + subscribeExpireSubscribed)
  return answer
}
