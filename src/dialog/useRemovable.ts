import { type RefObject, useLayoutEffect } from 'react'

/**
 * Allows other scripts to remove an element that the component draws at the end of the page. React takes off only what is where it has put
 * it, and fails with the whole island otherwise: so such an element is put back right before it is taken off.
 *
 * @param element a direct child of the body.
 */
export function useRemovable(element: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const drawn = element.current
    return () => {
      if (drawn && drawn.parentNode !== document.body) document.body.append(drawn)
    }
  }, [element])
}
