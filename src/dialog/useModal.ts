import { type RefObject, useRef, useState } from 'react'
import { isBesideScrollBar, type ModalOptions, openModal } from '../page/modal'
import { usePageEffect } from '../react'

/**
 * Makes an element that the component draws a modal for as long as it is there: nothing else can be reached, Tab goes round in it, the
 * page behind it does not scroll, Esc asks for it to go; then the page is given back, focus included.
 *
 * @param element a direct child of the body.
 * @param options what the modal needs to know, asked when the element is in the page.
 * @returns a function that gives the page back before that, as while the element fades out.
 */
export function useModal(
  element: RefObject<HTMLElement | null>,
  options: () => Omit<ModalOptions, 'hasScrollBar'>,
): () => void {
  const giveBack = useRef(() => {})
  // With the element drawn, the whole page would be laid out for the answer, and once more for the focus.
  const [hasScrollBar] = useState(isBesideScrollBar)
  usePageEffect(() => {
    if (element.current) giveBack.current = openModal(element.current, { ...options(), hasScrollBar })
    return () => giveBack.current()
  }, [element])
  return () => giveBack.current()
}
