import type { ReactNode } from 'react'
import { pressOnce } from '../../src/page/keys'
import { ServerElement, useHost, useText, useWithin } from '../../src/react'
import { useBoxState } from './boxState'
import { asksToSend, selectorOf } from './couponParts'
import { couponSettings } from './couponSettings'
import { detailsIn } from './details'
import { Subscribed } from './Subscribed'
import { SubscribeFields } from './SubscribeFields'
import { subscribeInBox } from './subscribe'
import { useCaptcha } from './useCaptcha'
import { useSubscription } from './useSubscription'

/**
 * The form of the pop-up (behaviours coupon-popup.subscribe.*, coupon-popup.email.*, coupon-popup.consent.*, coupon-popup.captcha.*), from
 * its first opening on; once the shopper has subscribed, the answer takes its place.
 */
export function CouponForm(): ReactNode {
  const box = useHost()
  const { isOpen } = useBoxState(box)
  const texts = useText('coupon').box
  const { couponConsentCheckbox, couponEmptyEmailWarning, couponInvalidEmailWarning } = couponSettings()
  const captcha = useCaptcha()
  const { isUnseen, token } = captcha
  const { state, dispatch, submit } = useSubscription({
    texts: {
      ...texts,
      emptyEmail: couponEmptyEmailWarning || texts.emptyEmail,
      invalidEmail: couponInvalidEmailWarning || texts.invalidEmail,
    },
    needsConsent: couponConsentCheckbox,
    captcha,
    filled: useWithin(selectorOf('content-wrap')) ?? box,
    send: async (address) => subscribeInBox(address, await captcha.response(), detailsIn(box)),
  })

  const sendIfAsked = (event: Event) => {
    if (!asksToSend(event)) return
    event.preventDefault()
    // A click has no repetitions.
    return pressOnce(event as KeyboardEvent, submit)
  }

  const field = useWithin(selectorOf('g-validate-response'))
  const place = useWithin(selectorOf('recaptcha-field'))
  if (state.done) return <Subscribed {...state.done} />
  return (
    <>
      <ServerElement
        of={box}
        onClick={sendIfAsked}
        onKeydown={sendIfAsked}
        on={{ 'shop-islands:coupon-closed': () => dispatch({ type: 'closed' }) }}
      />
      <SubscribeFields state={state} invalidClass='wcb-invalid-email' busyClass='wcb-adding' onMend={dispatch} />
      <ServerElement of={field} value={token || undefined} />
      <ServerElement
        of={place}
        // The closed bar has no room for it.
        style={{ display: isUnseen || !isOpen ? 'none' : undefined }}
      />
    </>
  )
}
