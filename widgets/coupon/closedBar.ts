import { couponSettings } from './couponSettings'

/**
 * Lets a box that is open leave a bar at the edge of the window when it closes: the plugin's styles draw it, and a click on it opens the
 * box again (plugins contract 4.2).
 */
export function leaveBar(box: HTMLElement, open: () => void): void {
  const classes = ['wcb-collapse-after-close', `wcb-collapse-${couponSettings().couponOnClose}`]
  box.addEventListener('shop-islands:coupon-closed', () => box.classList.add(...classes))
  box.addEventListener('shop-islands:coupon-opened', () => box.classList.remove(...classes))
  const onClick = () => {
    if (box.matches('.wcb-collapse-after-close')) open()
  }
  // On the way down: a click that closes the box is not one on the bar that it leaves.
  box.addEventListener('click', onClick, true)
}
