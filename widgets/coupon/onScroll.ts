import { couponSettings } from './couponSettings'

/**
 * Fires when the page has been seen up to the percentage that is set (behaviour coupon-popup.open.scroll-and-exit-triggers).
 *
 * @param signal ends it.
 */
export function onScroll(fire: () => void, signal: AbortSignal): void {
  const { couponPopupScroll } = couponSettings()
  const look = () => {
    if (((scrollY + innerHeight) / document.documentElement.scrollHeight) * 100 > couponPopupScroll) fire()
  }
  addEventListener('scroll', look, { passive: true, signal })
}
