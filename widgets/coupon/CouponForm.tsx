import { type ReactNode, useLayoutEffect, useState } from 'react'
import { ServerElement, useHost, usePageEffect, useText, useWithin } from '../../src/react'
import { isSending, selectorOf } from './couponParts'
import { couponSettings } from './couponSettings'
import { detailsIn } from './details'
import { openBox } from './openBox'
import { Subscribed } from './Subscribed'
import { SubscribeFields } from './SubscribeFields'
import { subscribeInBox } from './subscribe'
import { useCaptcha } from './useCaptcha'
import { useSubscription } from './useSubscription'
import { whenFree } from './whenFree'

/**
 * The form of the pop-up (behaviours coupon-popup.subscribe.*, coupon-popup.email.*, coupon-popup.consent.*, coupon-popup.captcha.*), from
 * its first opening on; once the shopper has subscribed, the answer takes its place.
 */
export function CouponForm({ isOpen }: { isOpen: boolean }): ReactNode {
  const box = useHost()
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

  useLayoutEffect(() => {
    if (!isOpen) dispatch({ type: 'closed' })
  }, [isOpen, dispatch])

  // Closed before the answer was there, the box opens again for it (decisions: Closed before the answer is there).
  const { done } = state
  const [isSeen, setIsSeen] = useState(false)
  if (done && isOpen && !isSeen) setIsSeen(true)
  usePageEffect(() => {
    // With an opener, as if the shopper had asked for it: that the address was sent stays what the cookie says.
    const show = () => openBox(box, document.activeElement as HTMLElement)
    return done && !isSeen ? whenFree(box, show) : () => {}
  }, [box, done, isSeen])

  const sendIfAsked = (event: Event) => {
    if (!isSending(event)) return
    event.preventDefault()
    return submit()
  }

  const field = useWithin(selectorOf('g-validate-response'))
  const place = useWithin(selectorOf('recaptcha-field'))
  if (done) return <Subscribed {...done} />
  return (
    <>
      <ServerElement of={box} onClick={sendIfAsked} onKeydown={sendIfAsked} />
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
