import type { Island } from '../../src/islands/island'
import { settings } from '../../src/stores/settings'
import { loadText } from '../../src/text/text'
import { isIn, part } from './couponHooks'
import { couponState, keepState } from './couponState'
import { makePressable } from './makePressable'
import { isIconHidden, isIconOver, setIcon } from './smallIcon'

/** Seconds for which the icon stays away when it was closed (behaviour coupon-popup.cookie.closed-by-closing-the-icon). */
const CLOSED_FOR = 3600

/**
 * The small icon: shown as the server printed it, or as the cookie says where the page comes from a cache (answers: small icon after a
 * reload), and put away for an hour by its own close button.
 */
export function attachIcon({ host: icon, on }: Island): () => void {
  const follow = () => {
    if (isIconOver()) setIcon(false)
  }
  setIcon(couponState() === 'shown' ? !document.querySelector('.wcb-md-show') : !isIconHidden(icon))
  loadText('coupon', settings().locale).then(
    ({ reopen, closeIcon }) => {
      makePressable(part(icon, 'coupon-box-small-icon'), reopen)
      makePressable(part(icon, 'coupon-box-small-icon-close'), closeIcon)
    },
    () => {},
  )
  document.addEventListener('shop-islands:coupon-changed', follow)
  on('click', ({ target }) => {
    if (isIn(target, 'coupon-box-small-icon-close')) keepState('closed', CLOSED_FOR)
  })
  return () => document.removeEventListener('shop-islands:coupon-changed', follow)
}
