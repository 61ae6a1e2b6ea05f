import { useState } from 'react'
import { useTimer } from '../../src/react'

/** Milliseconds for which the dropdown stays open by itself (source section 9). */
const OPEN_FOR = 5000
/** Milliseconds within which the shopper can come back to the dropdown before it closes (contract 11.3). */
const CLOSES_AFTER = 70

/** The header's entry whose dropdown was opened. */
interface OpenDropdown {
  item: HTMLElement
  isOpen: boolean
  /** Does it close by itself? Not once the pointer or the focus has been in it. */
  closesItself: boolean
}

/**
 * Opens the header's cart dropdown for a while. It stays open while the pointer or the focus is in it, and closes when they leave.
 *
 * @returns the dropdown that was opened last, also after it has closed by itself, and functions that open it, keep it open, and tell that
 *   the shopper has left it.
 */
export function useDropdown() {
  const [dropdown, setDropdown] = useState<OpenDropdown>()
  const opened = useTimer()
  const left = useTimer()
  return {
    dropdown,
    open(item: HTMLElement) {
      left.stop()
      // Whoever is in it already raises no event by coming.
      const isUsed = item.matches(':hover') || !!item.querySelector(':focus-visible')
      setDropdown({ item, isOpen: true, closesItself: !isUsed })
      if (isUsed) opened.stop()
      else opened.wait(() => setDropdown((now) => now && { ...now, isOpen: false }), OPEN_FOR)
    },
    stay() {
      opened.stop()
      left.stop()
      setDropdown((now) => now && { ...now, closesItself: false })
    },
    /** Does nothing while it would close by itself: the shopper was not in it. */
    leave: () =>
      left.wait(() => setDropdown((now) => (now?.isOpen && !now.closesItself ? undefined : now)), CLOSES_AFTER),
    close: () => setDropdown(undefined),
    /** Closes it at once, if it would close by itself. */
    closeUnused: () => setDropdown((now) => (now?.closesItself ? undefined : now)),
  }
}
