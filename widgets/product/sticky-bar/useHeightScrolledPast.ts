import { useState } from 'react'
import { useNewest, usePageEffect } from '../../../src/react'

/** More pixels than any page is high. */
const FAR_BELOW = 1e6

/** The height of an element that lies wholly above the window; one that is not displayed has no height, and does not. */
function heightPastOf({ isIntersecting, boundingClientRect }: IntersectionObserverEntry): number | undefined {
  const { top, height } = boundingClientRect
  return !isIntersecting && top <= 0 && height > 0 ? height : undefined
}

/**
 * The height of an element that the shopper has scrolled past, so that it lies wholly above the window.
 *
 * @param element the element; `null`: nothing is scrolled past.
 * @param onMoved called whenever it comes into view or leaves it, also when it has left the page.
 * @returns in pixels, as it was then; `undefined` as long as the element is in view or still to come.
 */
export function useHeightScrolledPast(element: Element | null, onMoved: () => void): number | undefined {
  const [heightPast, setHeightPast] = useState<number>()
  const moved = useNewest(onMoved)
  usePageEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1)
        if (last) setHeightPast(heightPastOf(last))
        moved.current()
      },
      // Everything below the window counts as in view, so that a jump past the element is noticed, too.
      { rootMargin: `0px 0px ${FAR_BELOW}px` },
    )
    if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return heightPast
}
