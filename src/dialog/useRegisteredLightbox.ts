import { useRef } from 'react'
import { registerLightbox } from '../page/openLightboxes'
import { useNewest, usePageEffect } from '../react'

/**
 * Counts as an open lightbox for as long as the component is in the page: it closes when another one opens.
 *
 * @param close closes it; always the newest one is called.
 * @returns a function with which it counts as closed earlier, for instance while it fades out.
 */
export function useRegisteredLightbox(close: () => void): () => void {
  const leave = useRef(() => {})
  const newest = useNewest(close)
  usePageEffect(() => {
    leave.current = registerLightbox(() => newest.current())
    return () => leave.current()
  }, [])
  return () => leave.current()
}
