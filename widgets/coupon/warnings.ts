import { parseHtml } from '../../src/page/trustedHtml'
import { part } from './couponHooks'

/** Marks a consent or a captcha that holds a subscription back (plugins contract 4.7). */
export const WARNED = 'wcb-warning-checkbox'

/** Shows HTML of the server, or a text of ours, in a part. */
export function fill(place: Element | null, html: string): void {
  place?.replaceChildren(parseHtml(html))
}

/** Marks what keeps the shopper from subscribing, with one of the plugin's classes, and puts the keyboard on it. */
export function mark(element: HTMLElement, className: string): void {
  if (!element.matches('input')) element.tabIndex = -1
  element.classList.add(className)
  element.setAttribute('aria-invalid', 'true')
  element.focus()
}

/** Takes a mark off. */
export function unmark(element: Element | null, className: string): void {
  element?.classList.remove(className)
  element?.removeAttribute('aria-invalid')
}

/** Lets the warnings of a pop-up or a widget be read out when they come. */
export function prepareWarning(place: ParentNode): void {
  part(place, 'warning-message')?.setAttribute('role', 'alert')
}

/** Says what is wrong, as HTML; nothing to say takes the warning away, and the room for it stays. */
export function warn(place: ParentNode, html: string): void {
  const warning = part(place, 'warning-message')
  fill(warning, html)
  const room = warning?.closest<HTMLElement>('.wcb-warning-message-wrap')
  if (room)
    Object.assign(room.style, html ? { visibility: 'visible', opacity: 1 } : { visibility: 'hidden', opacity: 0 })
}
