import { announce } from '../../src/page/announcer'
import type { CouponAnswer } from './couponCalls'
import { part } from './couponHooks'
import { couponSettings } from './couponSettings'
import { keepHeight } from './keepHeight'
import { fill } from './warnings'

/** Selects the code when it gets the focus, ready to be copied; a code that is no field is made to take the focus. */
function selectOnFocus(code: HTMLElement): void {
  if (!code.querySelector('input')) code.tabIndex = 0
  code.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLInputElement) target.select()
    else getSelection()?.selectAllChildren(code)
  })
}

/**
 * Puts the box into the subscribed state (behaviours coupon-popup.subscribed.*).
 *
 * @param success 'Subscribed successfully!', which is shown once, even where it is the title already.
 */
export function showSubscribed(box: HTMLElement, { code, message, thankYou }: CouponAnswer, success: string): void {
  const { couponTitleAfterSubscribing, couponShowCoupon } = couponSettings()
  const title = part(box, 'coupon-box-title')
  const messagePlace = part(box, 'coupon-message')
  const codePlace = part(box, 'coupon-content')
  const newsletter = part(box, 'coupon-box-newsletter')
  const frame = part(box, 'content-wrap') ?? box
  keepHeight(frame)
  box.classList.add('wcb-subscribed')
  fill(title, couponTitleAfterSubscribing)
  if (title && !couponTitleAfterSubscribing) title.style.display = 'none'
  fill(messagePlace, message)
  if (codePlace && couponShowCoupon && code) {
    fill(codePlace, code)
    selectOnFocus(codePlace)
  }
  fill(newsletter, thankYou)
  if (title?.textContent?.trim() !== success) {
    const line = document.createElement('p')
    line.dataset['islandOutlet'] = ''
    line.textContent = success
    const first = messagePlace ?? codePlace ?? newsletter
    if (first) first.before(line)
    else box.append(line)
  }
  // What stays of the content is put in anew: to the browser, too, it has been replaced, and has not moved.
  frame.replaceChildren(...frame.childNodes)
  announce(success)
  // The button that had the focus is gone.
  box.focus({ preventScroll: true })
}
