import { report } from '../../src/page/report'
import type { Messages } from '../../src/text/messages'
import type { Captcha } from './captcha'
import { part } from './couponHooks'
import { couponSettings } from './couponSettings'
import { makeSender } from './makeSender'
import { showSubscribed } from './showSubscribed'
import { subscribeInBox } from './subscribe'
import { mark, prepareWarning, unmark, WARNED, warn } from './warnings'

const INVALID = 'wcb-invalid-email'

/** Lets marks and warnings go while the shopper mends what they are about (plugins contract 4.4). */
function followMending(box: HTMLElement): void {
  const email = part(box, 'email')
  const consent = part<HTMLInputElement>(box, 'gdpr-checkbox')
  email?.addEventListener('input', () => {
    unmark(email, INVALID)
    warn(box, '')
  })
  consent?.addEventListener('change', () => {
    unmark(consent, WARNED)
    consent.classList.toggle(WARNED, !consent.checked)
  })
}

/**
 * Makes the form of the box ready (behaviours coupon-popup.subscribe.*, coupon-popup.email.*, coupon-popup.consent.*,
 * coupon-popup.captcha.*). The captcha is loaded only where it is switched on.
 *
 * @returns subscribes; resolves when the answer has been shown.
 */
export function startForm(box: HTMLElement, texts: Promise<Messages['coupon'] | undefined>): () => Promise<void> {
  const settings = couponSettings()
  const holder = settings.couponRecaptcha && settings.couponRecaptchaSiteKey ? part(box, 'recaptcha') : null
  let captcha: Captcha | undefined
  const drawing =
    holder &&
    import('./captcha').then(
      ({ drawCaptcha }) => {
        captcha = drawCaptcha(box, holder)
      },
      (error) => report('chunk-failed', box, error),
    )
  const send = makeSender(box, {
    invalidClass: INVALID,
    busyClass: 'wcb-adding',
    needsConsent: settings.couponConsentCheckbox,
    texts: texts.then(
      (own) =>
        own && {
          ...own.box,
          emptyEmail: settings.couponEmptyEmailWarning || own.box.emptyEmail,
          invalidEmail: settings.couponInvalidEmailWarning || own.box.invalidEmail,
        },
    ),
    isHeldBack() {
      const isUnsolved = !!holder && settings.couponRecaptchaVersion !== 3 && !captcha?.solved()
      if (isUnsolved) {
        captcha?.draw()
        mark(holder, WARNED)
      }
      return isUnsolved
    },
    async send(address) {
      await drawing
      return subscribeInBox(box, address, (await captcha?.response()) ?? '')
    },
    onRefused: () => captcha?.renew(),
    async onSubscribed(answer) {
      showSubscribed(box, answer, (await texts)?.subscribed ?? '')
    },
  })
  prepareWarning(box)
  followMending(box)
  box.addEventListener('shop-islands:coupon-closed', () => warn(box, ''))
  return send
}
