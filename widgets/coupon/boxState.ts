import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { dispatch } from '../../src/page/events'
import { atom } from '../../src/stores/atom'
import { couponSettings } from './couponSettings'
import { keepState, lookAgain } from './couponState'

/** What has happened with the coupon pop-ups on this page. */
interface BoxState {
  /** The pop-up that is open, at most one, and the element that opened it and gets the focus back. */
  open?: { box: Element; opener: HTMLElement }
  /** The pop-ups that have opened, once for each opening. */
  openings: readonly Element[]
  /** Has the pop-up that opened last left the page while it was open? */
  hasVanished: boolean
}

/** What has happened so far. */
export const $boxState = atom<BoxState>({ openings: [], hasVanished: false })

/**
 * What has happened with one pop-up.
 *
 * @returns the element that opened it, while it is open; how often it has opened while this component was there. A box that leaves the page
 *   and is put back begins anew.
 */
export function useBoxState(box: Element): { opener: HTMLElement | undefined; isOpen: boolean; openings: number } {
  const { open, openings } = useStore($boxState)
  const opener = open?.box === box ? open.opener : undefined
  const count = openings.filter((opened) => opened === box).length
  const [before] = useState(opener ? count - 1 : count)
  return { opener, isOpen: !!opener, openings: count - before }
}

/**
 * Opens the coupon pop-up; while one is open nothing happens.
 *
 * @param opener the element that opened it and gets the focus back. Absent where the box opens by itself, which is remembered, so that it
 *   happens once (behaviour coupon-popup.cookie.shown-when-box-opens).
 */
export function openBox(box: HTMLElement, opener?: HTMLElement): void {
  const { open, openings } = $boxState.get()
  if (open) return
  if (opener) lookAgain()
  else keepState('shown', couponSettings().couponExpire)
  $boxState.set({
    open: { box, opener: opener ?? (document.activeElement as HTMLElement) },
    openings: [...openings, box],
    hasVanished: false,
  })
  // It may be asleep.
  dispatch('shop-islands:open-coupon', {}, box)
}

/** Closes a coupon pop-up, if it is open. */
export function closeBox(box: HTMLElement): void {
  const { open, openings } = $boxState.get()
  if (open?.box === box) $boxState.set({ openings, hasVanished: !box.isConnected })
}
