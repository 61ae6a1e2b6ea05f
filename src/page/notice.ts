import { announce } from './announcer'

/** What is being said about each control. */
const said = new WeakMap<Element, readonly HTMLElement[]>()

/** Takes away what was said about a control. */
export function clearNotices(control: Element): void {
  for (const notice of said.get(control) ?? []) notice.remove()
}

/**
 * Says something about a control in the page's notice area (contract 9.4), or right beside the control where the page has none or a
 * lightbox lies over it. What was said about the control before goes.
 *
 * @param notices elements in the shop's own markup for notices.
 */
export function showNotices(control: Element, notices: readonly HTMLElement[]): void {
  clearNotices(control)
  said.set(control, notices)
  for (const notice of notices) notice.dataset['islandOutlet'] = ''
  const isCovered = control.isConnected && control.closest('.mfp-content')
  const area = !isCovered && document.querySelector('.woocommerce-notices-wrapper')
  if (area) area.append(...notices)
  else control.after(...notices)
}

/**
 * Says that what a control should have done did not work, politely to screen readers too (answers: add request fails).
 *
 * @returns the notice.
 */
export function showFailure(control: Element, message: string): HTMLElement {
  const notice = document.createElement('ul')
  const line = document.createElement('li')
  notice.className = 'woocommerce-error shop-islands-notice'
  line.textContent = message
  notice.append(line)
  showNotices(control, [notice])
  announce(message)
  return notice
}
