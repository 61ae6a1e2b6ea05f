import { ICON } from './couponHooks'
import { couponSettings } from './couponSettings'
import { couponState } from './couponState'

const HIDDEN = 'wcb-coupon-box-small-icon-hide-'
const PLACE = 'wcb-coupon-box-small-icon-position-'

/** Takes the classes off that begin like this, and returns the first. */
function takeOff(icon: Element, start: string): string | undefined {
  const found = [...icon.classList].filter((name) => name.startsWith(start))
  icon.classList.remove(...found)
  return found[0]
}

/** Did the shopper subscribe, or want no more of the icon (answers: small icon after a reload)? */
export function isIconOver(): boolean {
  return /^(subscribed|closed)$/.test(couponState())
}

/** Is the icon put away? */
export function isIconHidden(icon: Element): boolean {
  return icon.className.includes(HIDDEN)
}

/**
 * Shows the small icon, unless its time is over, or puts it away, for the keyboard too; on the side that the settings want (behaviour
 * coupon-popup.icon.sits-on-configured-side), as high as it was printed.
 */
export function setIcon(isShown: boolean): void {
  const side = couponSettings().couponPopupPosition === 'left' ? 'left' : 'right'
  const isHidden = !isShown || isIconOver()
  for (const icon of document.querySelectorAll(ICON)) {
    const place = takeOff(icon, PLACE) ?? `${PLACE}bottom-`
    takeOff(icon, HIDDEN)
    icon.classList.add(place.replace(/(left|right)?$/, side))
    if (isHidden) icon.classList.add(HIDDEN + side)
    icon.toggleAttribute('inert', isHidden)
  }
}
