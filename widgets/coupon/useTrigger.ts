import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { isPageHeld } from '../../src/dialog'
import { useHost, useListener, usePageEffect } from '../../src/react'
import { couponSettings } from './couponSettings'
import { couponState } from './couponState'
import { $openBox, openBox } from './openBox'
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
  const [phase, setPhase] = useState<'waiting' | 'due' | 'over'>(() => (couponState() ? 'over' : 'waiting'))
  const { couponSelectPopup: trigger, couponPopupTime, couponPopupScroll } = couponSettings()
  const waitsFor = (name: string) => phase === 'waiting' && trigger === name
  const fire = () => setPhase('due')
  const open = useStore($openBox)
  if (phase !== 'over' && typeof open !== 'string' && open.box === box) setPhase('over')

  // The delay begins when the page is first visible.
  const hasDelay = phase === 'waiting' && !/^(scroll|exit|button)$/.test(trigger) && wasSeen
  usePageEffect(() => {
    const timer = hasDelay ? setTimeout(() => setPhase('due'), couponPopupTime * 1000) : undefined
    return () => clearTimeout(timer)
  }, [hasDelay, couponPopupTime])
  useListener(waitsFor('scroll') ? window : null, 'scroll', () => {
    if (isPageHeld()) return
    if (((scrollY + innerHeight) / document.documentElement.scrollHeight) * 100 > couponPopupScroll) fire()
  })
  useExit(waitsFor('exit') ? document.documentElement : null, fire)
  usePageEffect(() => {
    if (phase !== 'due') return () => {}
    return whenFree(box, () => {
      setPhase('over')
      if (!couponState()) openBox(box)
    })
  }, [box, phase])
}
