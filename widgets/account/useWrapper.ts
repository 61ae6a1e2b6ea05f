// Wraps the moving of an element: React cannot put an element of the server's into one that it renders.

import { useState } from 'react'
import { keepFocus } from '../../src/page/focus'
import { moveNode } from '../../src/page/moveNode'
import { usePageEffect } from '../../src/react'

/**
 * Puts an element of ours around a server element for as long as the component is mounted.
 *
 * @param tag of the wrapper; `undefined`: the element stays where it is.
 * @returns the wrapper, to which a `ServerElement` gives its classes and attributes. It is that of the first rendering.
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
