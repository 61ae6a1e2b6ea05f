import { useState } from 'react'
import { useHost, usePageEffect } from '../../src/react'
import { openBox, useBoxState } from './boxState'
import { whenFree } from './whenFree'

/**
 * Opens the box again that was closed before its answer was there (decisions: Closed before the answer is there). Used by what shows the
 * answer, as soon as it is there.
 */
export function useReopening(): void {
  const box = useHost()
  const { isOpen, openings } = useBoxState(box)
  // The opening in which the answer is seen first.
  const [first] = useState(isOpen ? openings : openings + 1)
  const isSeen = openings >= first
  usePageEffect(() => {
    // With an opener, as if the shopper had asked for it: that the address was sent stays what the cookie says.
    const show = () => openBox(box, document.activeElement as HTMLElement)
    return isSeen ? () => {} : whenFree(box, show)
  }, [box, isSeen])
}
