import { useState } from 'react'
import { useNewest, usePageEffect } from '../../src/react'

/** Pixels; more than any page is high. */
const FAR_BELOW = 1e6

/**
 * Has the shopper scrolled past an element, so that it lies wholly above the window?
 *
 * @param element with `null` nobody has.
 * @param onMoved is called whenever it comes into view, or goes: it may have left the page.
 * @returns the height in pixels that it had then; `undefined` as long as it is in view or still to come.
 */
export function useScrolledPast(element: Element | null, onMoved: () => void): number | undefined {
  const [heightPast, setHeightPast] = useState<number>()
  const moved = useNewest(onMoved)
  usePageEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, boundingClientRect } of entries.slice(-1)) {
          const { top, height } = boundingClientRect
          // What is not displayed at all has no height, and is not scrolled past.
          setHeightPast(!isIntersecting && top <= 0 && height > 0 ? height : undefined)
        }
        moved.current()
      },
      // What lies below the window counts as in view: who jumps from below the element to above it never sees it pass.
      { rootMargin: `0px 0px ${FAR_BELOW}px` },
    )
    if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [element, moved])
  return heightPast
}
