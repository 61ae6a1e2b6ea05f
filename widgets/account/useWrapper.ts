// Wraps the browser's ways to move an element: React cannot put one of the server's into one that it draws.

import { useState } from 'react'
import { keepFocus } from '../../src/page/keepFocus'
import { moveNode } from '../../src/page/moveNode'
import { usePageEffect } from '../../src/react'

/**
 * Puts a server element into one of our own, in its place, for as long as the component is there.
 *
 * @param tag of the wrapper; `undefined`: the element stays where it is.
 * @returns the wrapper; what it looks like is said by a `ServerElement`. Always that of the first rendering.
 */
export function useWrapper(element: HTMLElement, tag: string | undefined): HTMLElement | undefined {
  const [wrapper] = useState(() => (tag ? document.createElement(tag) : undefined))
  usePageEffect(() => {
    if (!wrapper) return () => {}
    keepFocus(element, () => {
      element.before(wrapper)
      moveNode(element, wrapper, wrapper.firstChild)
    })
    return () => {
      const { parentNode } = wrapper
      if (!parentNode || element.parentNode !== wrapper) return
      keepFocus(element, () => {
        moveNode(element, parentNode, wrapper)
        wrapper.remove()
      })
    }
  }, [element, wrapper])
  return wrapper
}
