import { useLayoutEffect, useState } from 'react'
import { closeLightbox, isLightboxOpen } from '../../src/page/lightbox'
import { useTimer } from '../../src/react/useTimer'

/** Milliseconds for which the dropdown stays open by itself (source section 9). */
const OPEN_FOR = 5000
/** Milliseconds that the shopper has to come back into it before it closes behind them (contract 11.3). */
const CLOSES_AFTER = 70
/** Milliseconds that a closing lightbox needs before the panel may open (source section 9). */
const LIGHTBOX_CLOSES = 300

/** The header's entry whose dropdown was opened. */
export interface OpenDropdown {
  item: HTMLElement
  isOpen: boolean
  /** It closes by itself; not any more once the pointer or the keyboard has been in it. */
  isActive: boolean
  /** The shopper was in it, and has left. */
  isLeft?: boolean
}

/** The header's cart dropdown, opened for a while; it stays open under the pointer, or while the keyboard is in it, and closes behind them. */
export function useDropdown() {
  const [dropdown, setDropdown] = useState<OpenDropdown>()
  useLayoutEffect(() => {
    if (!dropdown?.isActive || !dropdown.isOpen) return
    const timer = setTimeout(() => setDropdown({ ...dropdown, isOpen: false }), OPEN_FOR)
    return () => clearTimeout(timer)
  }, [dropdown])
  useLayoutEffect(() => {
    if (!dropdown?.isLeft) return
    const timer = setTimeout(() => setDropdown(undefined), CLOSES_AFTER)
    return () => clearTimeout(timer)
  }, [dropdown])
  return {
    dropdown,
    open: (item: HTMLElement) => setDropdown({ item, isOpen: true, isActive: true }),
    stay: () => setDropdown((now) => now && { ...now, isActive: false, isLeft: false }),
    leave: () => setDropdown((now) => (now?.isOpen && !now.isActive ? { ...now, isLeft: true } : now)),
    /** Puts away what would close by itself. */
    dismiss: () => setDropdown((now) => (now?.isActive ? undefined : now)),
  }
}

/** Opens the off-canvas panel by its own toggle, after any other lightbox has gone. */
export function usePanel() {
  const { wait } = useTimer()
  return (toggle: HTMLElement) => {
    if (!isLightboxOpen()) toggle.click()
    else if (!isLightboxOpen('#cart-popup')) {
      closeLightbox()
      wait(() => toggle.click(), LIGHTBOX_CLOSES)
    }
  }
}
