// Wraps the browser's ways to move an element: React cannot put one of the server's into one that it draws.

import { useState } from 'react'
import { moveNode } from '../../src/page/moveNode'
import { usePageEffect } from '../../src/react/islandContext'

/** Moves an element, or a part of the page with it, without taking the focus, or the caret, from what is in it. */
function keepFocus(element: HTMLElement, move: () => void): void {
  const { activeElement } = document
  const focused = activeElement instanceof HTMLElement && element.contains(activeElement) ? activeElement : undefined
  const { selectionStart = null, selectionEnd = null } = focused instanceof HTMLInputElement ? focused : {}
  move()
  if (!focused || focused === document.activeElement) return
  focused.focus({ preventScroll: true })
  if (focused instanceof HTMLInputElement && selectionStart !== null)
    focused.setSelectionRange(selectionStart, selectionEnd)
}

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
