import { type RefObject, useRef, useState } from 'react'
import { isBesideScrollBar, type ModalOptions, openModal } from '../page/modal'
import { useGuarded, useNewest, usePageEffect } from '../react'

/**
 * Makes an element of the component a modal for as long as it is in the page: nothing else can be reached, Tab stays inside, the page
 * behind it does not scroll, and Esc closes it. After that the page is given back, focus included.
 *
 * @param element a direct child of the body.
 * @param options returns the modal's options; called when the element is in the page, and the newest one again to close the modal. What
 *   `close` throws takes the island off.
 * @returns a function that gives the page back earlier, for instance while the element fades out.
 */
export function useModal(
  element: RefObject<HTMLElement | null>,
  options: () => Omit<ModalOptions, 'hasScrollBar'>,
): () => void {
  const newest = useNewest(options)
  const close = useGuarded(() => options().close())
  const restorePage = useRef(() => {})
  // Asked before the element is drawn: afterwards the browser would have to lay out the whole page for the answer, and again for the focus.
  const [hasScrollBar] = useState(isBesideScrollBar)
  usePageEffect(() => {
    if (element.current) restorePage.current = openModal(element.current, { ...newest.current(), hasScrollBar, close })
    return () => restorePage.current()
  }, [element, hasScrollBar])
  return () => restorePage.current()
}
