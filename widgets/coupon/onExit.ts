import { couponSettings } from './couponSettings'

/** Pixels from the top within which a pointer is on its way out in any case: plugins print `1` for yes. */
const NEAR = 10

/**
 * Fires when the pointer leaves the page at the top (behaviour coupon-popup.open.scroll-and-exit-triggers). One that comes in there is not
 * on its way out.
 *
 * @param signal ends it.
 */
export function onExit(fire: () => void, signal: AbortSignal): void {
  const edge = Math.max(couponSettings().couponPopupExit, NEAR)
  let hasBeenInside = false
  const look = ({ clientY }: MouseEvent) => {
    if (clientY >= edge) hasBeenInside = true
    else if (hasBeenInside) fire()
  }
  for (const type of ['mousemove', 'mouseleave'] as const)
    document.documentElement.addEventListener(type, look, { passive: true, signal })
}
