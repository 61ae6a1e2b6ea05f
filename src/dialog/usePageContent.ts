import type { RefObject } from 'react'
import { movePageContent } from '../page/movePageContent'
import { usePageEffect } from '../react'

/**
 * Moves a part of the page into an element of the component for as long as that is in the page, and then back. Islands, videos and
 * listeners in it stay alive.
 *
 * @param content the part of the page; another one takes its place. Where it is absent nothing is moved.
 */
export function usePageContent(into: RefObject<HTMLElement | null>, content: HTMLElement | undefined): void {
  usePageEffect(() => (content && into.current ? movePageContent(content, into.current) : () => {}), [into, content])
}
