import { useRef, useState } from 'react'
import { isPageHeld } from '../../src/dialog'
import { useHost, useListener, usePageEffect } from '../../src/react'
import { openBox, useBoxState } from './boxState'
import { couponSettings } from './couponSettings'
import { couponState } from './couponState'
import { whenFree } from './whenFree'

/** The least number of pixels from the top within which a pointer counts as leaving: plugins print `1` for yes. */
const NEAR = 10

/** Was the page ever visible? Not in a tab that was opened in the background. */
function useWasSeen(): boolean {
  const [wasSeen, setWasSeen] = useState(() => !document.hidden)
  useListener(wasSeen ? null : document, 'visibilitychange', () => setWasSeen(!document.hidden))
  return wasSeen
}

/**
 * Calls back when the pointer leaves the page at the top. A pointer that comes in there does not count.
 *
 * @param target where to listen; `null`: nowhere.
 */
function useExit(target: Element | null, fire: () => void): void {
  const hasBeenInside = useRef(false)
  const look = ({ clientY }: MouseEvent) => {
    if (clientY >= Math.max(couponSettings().couponPopupExit, NEAR)) hasBeenInside.current = true
    else if (hasBeenInside.current) fire()
  }
  useListener(target, 'mousemove', look)
  useListener(target, 'mouseleave', look)
}

/**
 * Opens the coupon pop-up by itself, once, at its time (behaviours coupon-popup.open.*; plugins contract 4.2, 4.3). It waits until the page
 * is visible, other dialogs have closed and nobody is typing. If anything has happened with the box meanwhile, here or in another tab, it
 * does not open; so it does not come back to a shopper who has opened it before its time.
 */
export function useTrigger(): void {
  const box = useHost()
  const wasSeen = useWasSeen()
  const { openings } = useBoxState(box)
  const [isWanted] = useState(() => !couponState())
  const [isDue, setIsDue] = useState(false)
  const mayOpen = isWanted && !openings
  const isWaiting = mayOpen && !isDue
  const { couponSelectPopup: trigger, couponPopupTime, couponPopupScroll } = couponSettings()
  const waitsFor = (name: string) => isWaiting && trigger === name
  const fire = () => setIsDue(true)

  // The delay begins when the page is first visible.
  const hasDelay = isWaiting && !/^(scroll|exit|button)$/.test(trigger) && wasSeen
  usePageEffect(() => {
    const timer = hasDelay ? setTimeout(() => setIsDue(true), couponPopupTime * 1000) : undefined
    return () => clearTimeout(timer)
  }, [hasDelay, couponPopupTime])
  useListener(waitsFor('scroll') ? window : null, 'scroll', () => {
    if (isPageHeld()) return
    if (((scrollY + innerHeight) / document.documentElement.scrollHeight) * 100 > couponPopupScroll) fire()
  })
  useExit(waitsFor('exit') ? document.documentElement : null, fire)
  usePageEffect(() => {
    const open = () => {
      if (!couponState()) openBox(box)
    }
    return mayOpen && isDue ? whenFree(box, open) : () => {}
  }, [box, mayOpen, isDue])
}
