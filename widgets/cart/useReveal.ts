import { useState } from 'react'
import { CLOSES_IN, closeLightbox, isLightboxOpen } from '../../src/page/lightbox'
import { useTimer } from '../../src/react'

/** Milliseconds for which the dropdown stays open by itself (source section 9). */
const OPEN_FOR = 5000
/** Milliseconds that the shopper has to come back into it before it closes behind them (contract 11.3). */
const CLOSES_AFTER = 70

/** The header's entry whose dropdown was opened. */
export interface OpenDropdown {
  item: HTMLElement
  isOpen: boolean
  /** It closes by itself; not any more once the pointer or the keyboard has been in it. */
  isActive: boolean
}

/**
 * The header's cart dropdown, opened for a while; it stays open under the pointer, or while the keyboard is in it, and closes behind them.
 *
 * @returns what was opened last, until it is put away, and what opens it, keeps it open, and says that the shopper has left it.
 */
export function useDropdown() {
  const [dropdown, setDropdown] = useState<OpenDropdown>()
  const opened = useTimer()
  const left = useTimer()
  return {
    dropdown,
    open(item: HTMLElement) {
      left.stop()
      setDropdown({ item, isOpen: true, isActive: true })
      opened.wait(() => setDropdown((now) => now && { ...now, isOpen: false }), OPEN_FOR)
    },
    stay() {
      opened.stop()
      left.stop()
      setDropdown((now) => now && { ...now, isActive: false })
    },
    /** Nothing where it closes by itself: nobody was in it. */
    leave: () => left.wait(() => setDropdown((now) => (now?.isOpen && !now.isActive ? undefined : now)), CLOSES_AFTER),
    /** Puts away what would close by itself. */
    dismiss: () => setDropdown((now) => (now?.isActive ? undefined : now)),
  }
}

/** Opens the off-canvas panel by its own toggle, after any other lightbox has gone, for which that has its time (source section 9). */
export function usePanel() {
  const { wait } = useTimer()
  return (toggle: HTMLElement) => {
    if (!isLightboxOpen()) toggle.click()
    else if (!isLightboxOpen('#cart-popup')) {
      closeLightbox()
      wait(() => toggle.click(), CLOSES_IN)
    }
  }
}
