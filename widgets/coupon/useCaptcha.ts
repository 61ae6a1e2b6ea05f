import { useLayoutEffect, useRef, useState } from 'react'
import { report } from '../../src/page/report'
import { useHost } from '../../src/react'
import { TimeoutError } from '../../src/wire/errors'
import { captchaNow, captchaPlace, inTime, loadCaptcha } from './captcha'
import { part } from './couponParts'
import { couponSettings } from './couponSettings'

/** The captcha of one box. */
export interface Captcha {
  /** Is it invisible, as version 3 is? */
  isUnseen: boolean
  /** The response for the box's hidden field; empty where there is none. */
  token: string
  /** Must the shopper still solve it? Not where its script has not drawn it in time: the server answers that. */
  isMissing(): boolean
  /** Draws version 2, unless it is drawn already; called again after the script could not be loaded. */
  draw(): void
  /** The response to send. In version 3 it is requested now, because it is valid for two minutes only. Empty where there is none. */
  response(): Promise<string>
  /** Resets the captcha, because a response is valid for one try only. */
  renew(): void
}

/**
 * Draws the captcha in the box, in the version that is set (behaviours coupon-popup.captcha.*; plugins contract 4.5). Its script is loaded
 * only where it is switched on; without it, and where it does not come in time, there is no response, which is reported.
 */
export function useCaptcha(): Captcha {
  const box = useHost()
  const {
    couponRecaptchaSiteKey: sitekey,
    couponRecaptchaSecretTheme: theme,
    couponRecaptchaVersion,
  } = couponSettings()
  const [holder] = useState(() => captchaPlace(box))
  const isUnseen = !!holder && couponRecaptchaVersion === 3
  // A ref besides the state, because a response may be sent before the next rendering.
  const token = useRef('')
  const [shown, setShown] = useState('')
  const widget = useRef<number>(undefined)
  /** Has the provider's script kept the box waiting in vain? */
  const isOverdue = useRef(false)

  const keep = (response: string) => {
    token.current = response
    setShown(response)
  }
  const reportMissing = (error: unknown) => report('captcha-missing', box, error)
  const solution = () => token.current || (part<HTMLInputElement>(box, 'g-validate-response')?.value ?? '')
  const options = { sitekey, theme, isolated: false, callback: keep, 'expired-callback': () => keep('') }
  const draw = () => {
    if (!holder) return
    const drawing = loadCaptcha().then((script) => {
      isOverdue.current = false
      // Unless it is drawn already, by us or by another script.
      if (!isUnseen && !holder.firstElementChild) widget.current = script.render(holder, options)
    })
    inTime(drawing).catch((error) => {
      // Late, or a stand-in without its calls, as consent plugins leave one.
      isOverdue.current = error instanceof TimeoutError || !!captchaNow()
      reportMissing(error)
    })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the box opens for the first time.
  useLayoutEffect(draw, [])

  return {
    isUnseen,
    token: shown,
    isMissing: () => !!holder && !isUnseen && !isOverdue.current && !solution(),
    draw,
    async response() {
      if (!holder) return ''
      if (!isUnseen) return solution()
      keep('')
      try {
        keep(await inTime(loadCaptcha().then((script) => script.execute(sitekey, { action: 'homepage' }))))
      } catch (error) {
        reportMissing(error)
      }
      return token.current
    },
    renew() {
      keep('')
      if (widget.current !== undefined) captchaNow()?.reset(widget.current)
      // A script that was not there in time may be there by now, as after a consent.
      else if (!isUnseen) draw()
    },
  }
}
