import { isComposing } from '../../src/page/keys'

/** The plugin's cookie (plugins contract 4.7). */
export const COUPON_COOKIE = 'woo_coupon_box'

/** The pop-up (plugins contract 4.1). */
export const POPUP = '[data-island="coupon-popup"],.wcb-modal,.wcb-coupon-box'
/**
 * Elements that the shop has put into a page to open the pop-up, by hand or by the plugin's shortcode; in the paid edition they may be the
 * only way to open it.
 */
export const OPENER = '.wcb-coupon-box-click-trigger,.wcb-open-popup'
/** The small icon, and all other elements that open the pop-up. */
export const ICON: string = `[data-island="coupon-icon"],.wcb-coupon-box-small-icon-wrap,${OPENER}`
/** The subscribe widget (plugins contract 4.6). */
export const SUBSCRIBE = '[data-island="subscribe"],.woo-coupon-box-widget'

/** The class of a subscribe widget's button while a subscription is under way (plugins contract 4.6). */
export const WIDGET_BUSY = 'wcbwidget-adding'

/**
 * The parts of pop-up, icon and widget: the plugin's classes are these names after `wcb-` or `wcbwidget-`. In other markup `data-coupon`
 * has the name, as in `data-coupon="email"`.
 */
type CouponPart =
  | 'content-wrap'
  | 'coupon-box-title'
  | 'coupon-message'
  | 'coupon-content'
  | 'coupon-box-newsletter'
  | 'newsletter'
  | 'warning-message'
  | 'email'
  | 'button'
  | 'gdpr-checkbox'
  | 'recaptcha'
  | 'recaptcha-field'
  | 'g-validate-response'
  | 'md-close'
  | 'md-close-never-reminder'
  | 'md-overlay'
  | 'coupon-box-small-icon'
  | 'coupon-box-small-icon-close'

/** The selector of a part in all kinds of markup. */
export function selectorOf(name: CouponPart): string {
  return `[data-coupon="${name}"],.wcb-${name},.wcbwidget-${name},#wcb-${name}`
}

/** A part of the pop-up, the icon or the widget; `null` where it was not printed. */
export function part<Part extends HTMLElement = HTMLElement>(root: ParentNode, name: CouponPart): Part | null {
  return root.querySelector<Part>(selectorOf(name))
}

/** Is an element a part, or in one? */
export function isIn(target: EventTarget | null, name: CouponPart): boolean {
  return !!(target as Element).closest(selectorOf(name))
}

/** Does an event ask to send: a click on the button, or Enter in the e-mail field? Not an Enter that ends an input method's composition. */
export function asksToSend(event: Event): boolean {
  if (event.type === 'click') return isIn(event.target, 'button')
  const pressed = event as KeyboardEvent
  return pressed.key === 'Enter' && !isComposing(pressed) && isIn(event.target, 'email')
}
