import { adoptStyles } from '../../src/page/adoptStyles'
import { report } from '../../src/page/report'
import type { SubscribeTexts } from '../../src/text/messages'
import type { CouponAnswer } from './couponCalls'
import { part } from './couponHooks'
import { couponStyles } from './couponStyles'
import { emailProblem } from './emailProblem'
import { mark, unmark, WARNED, warn } from './warnings'

/** What the pop-up and the widget do differently. */
export interface Sender {
  /** The class of an e-mail field that is wrong. */
  invalidClass: string
  /** The class of the button while a subscription is under way. */
  busyClass: string
  needsConsent: boolean
  /** What it says, as HTML. */
  texts: Promise<SubscribeTexts | undefined>
  /** Is something else still missing? Marks it. */
  isHeldBack?(): boolean
  /** Sends it. Returns nothing where that failed. */
  send(address: string, button: HTMLElement): Promise<CouponAnswer | undefined>
  /** The server does not want it. */
  onRefused?(): void
  onSubscribed(answer: CouponAnswer, button: HTMLElement): void
}

/**
 * Makes what happens when somebody subscribes: the e-mail, the consent and what else is needed are looked at in this order, then it is
 * sent, once at a time. Who is refused can try again (behaviours coupon-popup.subscribe.*, subscribe.send.*, subscribe.refused.*).
 *
 * @param place the pop-up or the widget.
 * @returns does it; resolves when the answer has been shown.
 */
export function makeSender(place: HTMLElement, sender: Sender): () => Promise<void> {
  let isSending = false
  adoptStyles(couponStyles)

  /** Says what is missing or wrong. */
  const isReady = (email: HTMLInputElement, texts: SubscribeTexts | undefined): boolean => {
    const consent = part<HTMLInputElement>(place, 'gdpr-checkbox')
    warn(place, '')
    unmark(email, sender.invalidClass)
    for (const other of [consent, part(place, 'recaptcha')]) unmark(other, WARNED)
    const problem = emailProblem(email.value.trim())
    if (problem) {
      warn(place, texts?.[problem] ?? '')
      mark(email, sender.invalidClass)
      return false
    }
    if (sender.needsConsent && consent?.checked === false) {
      warn(place, texts?.consent ?? '')
      mark(consent, WARNED)
      return false
    }
    return !sender.isHeldBack?.()
  }

  const send = async (email: HTMLInputElement, button: HTMLElement, texts: SubscribeTexts | undefined) => {
    button.classList.add(sender.busyClass)
    button.setAttribute('aria-disabled', 'true')
    const answer = await sender.send(email.value.trim(), button).finally(() => {
      button.classList.remove(sender.busyClass)
      button.removeAttribute('aria-disabled')
    })
    if (answer?.isSubscribed) {
      sender.onSubscribed(answer, button)
      return
    }
    warn(place, answer?.warning ?? texts?.failed ?? '')
    if (!answer) return
    sender.onRefused?.()
    const captcha = answer.isCaptchaRefused && part(place, 'recaptcha')
    if (captcha) mark(captcha, WARNED)
    else mark(email, sender.invalidClass)
  }

  return async () => {
    const email = part<HTMLInputElement>(place, 'email')
    const button = part(place, 'button')
    if (!email || !button) report('coupon-without-fields', place)
    else if (!isSending) {
      isSending = true
      try {
        const texts = await sender.texts
        if (isReady(email, texts)) await send(email, button, texts)
      } finally {
        isSending = false
      }
    }
  }
}
