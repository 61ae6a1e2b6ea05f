import type { RefObject } from 'react'
import { movePageContent } from '../page/movePageContent'
import { usePageEffect } from '../react'

/**
 * Shows a part of the page in an element that the component draws, for as long as that is there; then it is back in its place. What is
 * alive in it stays alive.
 *
 * @param content of the first rendering; without one nothing is moved.
 */
export function usePageContent(into: RefObject<HTMLElement | null>, content: HTMLElement | undefined): void {
  usePageEffect(() => (content && into.current ? movePageContent(content, into.current) : () => {}), [into, content])
}
