// Wraps the captcha provider's script (plugins contract 4.5).

import { loadOnce } from '../../src/page/loadOnce'
import { safeUrl } from '../../src/page/navigation'
import { trustedScriptUrl } from '../../src/page/trustedHtml'
import { wait, waitAtMost } from '../../src/page/wait'
import { TimeoutError } from '../../src/wire/errors'
import { part } from './couponParts'
import { couponSettings } from './couponSettings'

/**
 * The captcha's place in a box (behaviour coupon-popup.captcha.blocks-only-v2-with-site-key); `null` where the captcha is switched off, has
 * no key or no place.
 */
export function captchaPlace(box: HTMLElement): HTMLElement | null {
  const { couponRecaptcha: isWanted, couponRecaptchaSiteKey: siteKey } = couponSettings()
  return isWanted && siteKey ? part(box, 'recaptcha') : null
}

/** The part of the provider's script that the box uses. */
export interface CaptchaScript {
  ready(work: () => void): void
  render(element: HTMLElement, options: Readonly<Record<string, unknown>>): number
  execute(siteKey: string, options: { action: string }): PromiseLike<string>
  reset(widget: number): void
}

/** The provider's script, if the page has it at this moment. */
export function captchaNow(): CaptchaScript | undefined {
  return window.grecaptcha
}

/** Loads the provider's script from the address in the settings; a failed load is tried again at the next call. */
const loadScript = loadOnce(async () => {
  const address = safeUrl(couponSettings().couponRecaptchaScript)
  if (captchaNow() || !address) return
  const script = document.createElement('script')
  script.src = trustedScriptUrl(address)
  await new Promise((resolve, reject) => {
    script.onload = resolve
    script.onerror = reject
    document.head.append(script)
  })
})

/**
 * Waits until the page's own scripts have loaded: the provider's is `async`, and may come after the box has opened (plugins contract 4.5).
 */
async function pageLoaded(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
}

/** How long, in ms, to wait for the provider's script after the page has loaded: part of it may be blocked. */
const PATIENCE = 5000
/** How long, in ms, to wait for the page itself: a blocked file may keep it from loading. */
const PAGE_PATIENCE = 10_000

/**
 * What the provider's script brings, if that comes in time.
 *
 * @throws {TimeoutError} where it does not.
 */
export function inTime<Result>(coming: PromiseLike<Result>): Promise<Result> {
  const giveUp = async () => {
    await waitAtMost(PAGE_PATIENCE, pageLoaded())
    await wait(PATIENCE)
    throw new TimeoutError('grecaptcha', `${PATIENCE} ms`)
  }
  return Promise.race([coming, giveUp()])
}

/**
 * The provider's script, when it is ready to be used, however long that takes.
 *
 * @throws where the page has none, and it cannot be loaded.
 */
export async function loadCaptcha(): Promise<CaptchaScript> {
  await loadScript()
  if (!captchaNow()) await pageLoaded()
  const script = captchaNow()
  if (!script) throw new Error('no grecaptcha')
  await new Promise<void>((resolve) => script.ready(resolve))
  return script
}
