import { type Dispatch, useReducer } from 'react'
import { attempt } from '../../src/page/callbacks'
import { dispatch as raise } from '../../src/page/events'
import { report } from '../../src/page/report'
import { useHost, useOneAtATime } from '../../src/react'
import type { SubscribeTexts } from '../../src/text/messages'
import type { CouponAnswer } from './couponCalls'
import { part } from './couponParts'
import { isMissing, REQUIRED } from './details'
import { isSubscribed } from './subscribe'
import { findFault, initialState, type SubscribeAction, type SubscribeState, subscribeReducer } from './subscribeState'
import type { Captcha } from './useCaptcha'

/** What differs between the pop-up and the widget. */
interface Subscription {
  /** Its texts, as HTML; empty where they could not be loaded. */
  texts: Partial<SubscribeTexts>
  needsConsent: boolean
  captcha?: Captcha
  /** The element that shows the answer; it keeps its height. */
  filled: HTMLElement
  /** Sends the subscription. */
  send(address: string, button: HTMLElement): Promise<CouponAnswer>
}

/**
 * The height of an element in CSS, at most that of the window. It is kept, so that nothing moves when the answer is shorter, neither what
 * comes after it nor a box in the middle of the window.
 */
function heightOf(element: HTMLElement): string {
  return `min(${getComputedStyle(element).height}, 100vh)`
}

/**
 * Lets the shopper subscribe in the host: asks for what is missing, then sends, once at a time. After a refusal the shopper can try again
 * (behaviours coupon-popup.subscribe.*, subscribe.send.*, subscribe.refused.*).
 *
 * @returns the state, the dispatch function, and the function that sends; its promise resolves when the answer is there.
 */
export function useSubscription({ texts, needsConsent, captcha, filled, send }: Subscription): {
  state: SubscribeState
  dispatch: Dispatch<SubscribeAction>
  submit(): Promise<void>
} {
  const place = useHost()
  const [state, dispatch] = useReducer(subscribeReducer, initialState)
  const [, run] = useOneAtATime()

  /** A response counts for one try, however that ends. */
  const renewCaptcha = () => attempt(() => captcha?.renew())

  const ask = async (address: string, button: HTMLElement) => {
    dispatch({ type: 'sent' })
    try {
      const answer = await send(address, button)
      if (isSubscribed(answer)) {
        dispatch({ type: 'subscribed', answer, height: heightOf(filled) })
        return
      }
      renewCaptcha()
      const isCaptcha = answer.g_validate_response && part(place, 'recaptcha')
      dispatch({ type: 'wrong', field: isCaptcha ? 'captcha' : 'email', warning: answer.warning })
    } catch (error) {
      renewCaptcha()
      dispatch({ type: 'failed', warning: texts.failed ?? '' })
      report('call-failed', place, error)
      raise('shop-islands:coupon-failed', { error }, place)
    }
  }

  const submit = async () => {
    const email = part<HTMLInputElement>(place, 'email')
    const button = part(place, 'button')
    if (!email || !button) {
      report('coupon-without-fields', place)
      return
    }
    const address = email.value.trim()
    const isConsentMissing = needsConsent && part<HTMLInputElement>(place, 'gdpr-checkbox')?.checked === false
    const isDetailMissing = [...place.querySelectorAll<HTMLInputElement>(REQUIRED)].some(isMissing)
    const fault = findFault({ address, isDetailMissing, isConsentMissing, isCaptchaMissing: !!captcha?.isMissing() })
    if (fault) {
      if (fault.field === 'captcha') captcha?.draw()
      dispatch({ type: 'wrong', field: fault.field, warning: (fault.text && texts[fault.text]) ?? '' })
      return
    }
    await ask(address, button)
  }

  return { state, dispatch, submit: () => run(submit) }
}
