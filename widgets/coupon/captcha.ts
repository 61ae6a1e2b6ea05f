import { loadOnce } from '../../src/page/loadOnce'
import { safeUrl } from '../../src/page/navigation'
import { report } from '../../src/page/report'
import { trustedScriptUrl } from '../../src/page/trustedHtml'
import { part } from './couponHooks'
import { couponSettings } from './couponSettings'

/** As much of the captcha provider's script as the box uses (plugins contract 4.5). */
interface CaptchaScript {
  ready(work: () => void): void
  render(element: HTMLElement, options: Readonly<Record<string, unknown>>): number
  execute(siteKey: string, options: { action: string }): PromiseLike<string>
  reset(widget: number): void
}

/** The captcha of one box. */
export interface Captcha {
  /** Draws version 2, unless it is drawn; for another try after the script could not be loaded. */
  draw(): Promise<void>
  /** What the shopper solved; empty before that, and always in version 3. */
  solved(): string
  /** The response to send: in version 3 it is asked for now, because it is good for two minutes only. Empty where there is none. */
  response(): Promise<string>
  /** A response is good for one try. */
  renew(): void
}

const scriptNow = () => (window as { grecaptcha?: CaptchaScript }).grecaptcha

/** Puts the provider's script on the page, from where the settings say; a load that failed is tried again at the next call. */
const loadScript = loadOnce(async () => {
  const address = safeUrl(couponSettings().couponRecaptchaScript)
  if (scriptNow() || !address) return
  const script = document.createElement('script')
  script.src = trustedScriptUrl(address)
  await new Promise((resolve, reject) => {
    script.onload = resolve
    script.onerror = reject
    document.head.append(script)
  })
})

/** The provider's script, when it is ready to be used. */
async function loadCaptcha(): Promise<CaptchaScript> {
  await loadScript()
  const script = scriptNow()
  if (!script) throw new Error('no grecaptcha')
  await new Promise<void>((resolve) => script.ready(resolve))
  return script
}

/**
 * Puts the captcha into the box, in the version that is set (behaviours coupon-popup.captcha.*; plugins contract 4.5). Without the
 * provider's script there is no response, which is reported.
 *
 * @param box the pop-up.
 * @param holder where the captcha of version 2 is drawn.
 */
export function drawCaptcha(box: HTMLElement, holder: HTMLElement): Captcha {
  const {
    couponRecaptchaSiteKey: sitekey,
    couponRecaptchaSecretTheme: theme,
    couponRecaptchaVersion,
  } = couponSettings()
  const field = part<HTMLInputElement>(box, 'g-validate-response')
  const isVersion3 = couponRecaptchaVersion === 3
  let token = ''
  let widget: number | undefined
  const keep = (response: string) => {
    token = response
    if (field) field.value = response
  }
  const options = { sitekey, theme, isolated: false, callback: keep, 'expired-callback': () => keep('') }
  const missing = (error: unknown) => report('captcha-missing', box, error)
  const draw = () =>
    loadCaptcha().then((script) => {
      // It is drawn already, by us or by somebody else.
      if (!isVersion3 && !holder.firstElementChild) widget = script.render(holder, options)
    }, missing)
  const solved = () => token || (field?.value ?? '')

  const place = isVersion3 && part(box, 'recaptcha-field')
  if (place) place.style.display = 'none'
  draw()
  // The provider's riddle lies at the end of the page, outside the box, which must not shut it out when it is opened again.
  box.addEventListener('shop-islands:coupon-opened', () => {
    for (const riddle of document.querySelectorAll('body>[inert]:has([src*="/recaptcha/"])'))
      riddle.removeAttribute('inert')
  })
  return {
    draw,
    solved,
    async response() {
      if (!isVersion3) return solved()
      keep('')
      try {
        keep(await (await loadCaptcha()).execute(sitekey, { action: 'homepage' }))
      } catch (error) {
        missing(error)
      }
      return token
    },
    renew() {
      keep('')
      if (widget !== undefined) scriptNow()?.reset(widget)
    },
  }
}
