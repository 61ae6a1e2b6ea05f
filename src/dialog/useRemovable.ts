import { type RefObject, useLayoutEffect } from 'react'
import { takeOut } from '../page/moveNode'
import { usePageEffect } from '../react'

/**
 * Allows other scripts to remove an element that the component draws at the end of the page. React takes off only what is where it has put
 * it, and fails with the whole island otherwise: so such an element is put back right before it is taken off. Where the whole island is
 * taken off, the element goes at once: htmx copies the page before React would take it off.
 *
 * @param element a direct child of the body. To be called after `useModal`, which gives the page back first.
 */
export function useRemovable(element: RefObject<Element | null>): void {
  usePageEffect(() => {
    const drawn = element.current
    return () => {
      if (drawn) takeOut(drawn)
    }
  }, [element])
  useLayoutEffect(() => {
    const drawn = element.current
    // Not the page's body by then: where another page's has taken its place, the element is not to appear in that.
    const place = drawn?.parentNode
    return () => {
      if (drawn && drawn.parentNode !== place) place?.append(drawn)
    }
  }, [element])
}
