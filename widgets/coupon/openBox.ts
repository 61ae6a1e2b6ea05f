import { dispatch } from '../../src/page/events'
import { atom } from '../../src/stores/atom'
import { couponSettings } from './couponSettings'
import { keepState } from './couponState'

/**
 * The pop-up that is open, and the element that opened it and gets the focus back. `none`: no pop-up is open; `gone`: it has left the page
 * while it was open.
 */
export type OpenBox = { box: HTMLElement; opener: HTMLElement } | 'none' | 'gone'

/** The pop-up that is open, at most one. */
export const $openBox = atom<OpenBox>('none')

/** What is open now; `undefined` where nothing is. */
function openBoxNow(): Exclude<OpenBox, string> | undefined {
  const open = $openBox.get()
  return typeof open === 'string' ? undefined : open
}

/**
 * Opens the coupon pop-up; while one is open nothing happens.
 *
 * @param opener the element that opened it and gets the focus back. Absent where the box opens by itself, which is remembered, so that it
 *   happens once (behaviour coupon-popup.cookie.shown-when-box-opens).
 */
export function openBox(box: HTMLElement, opener?: HTMLElement): void {
  if (openBoxNow()) return
  if (!opener) keepState('shown', couponSettings().couponExpire)
  $openBox.set({ box, opener: opener ?? (document.activeElement as HTMLElement) })
  // It may be asleep.
  dispatch('shop-islands:coupon-wanted', {}, box)
}

/** Closes a coupon pop-up, if it is open. */
export function closeBox(box: HTMLElement): void {
  if (openBoxNow()?.box === box) $openBox.set(box.isConnected ? 'none' : 'gone')
}
