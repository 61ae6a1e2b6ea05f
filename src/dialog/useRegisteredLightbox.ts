import { useRef } from 'react'
import { registerLightbox } from '../page/openLightboxes'
import { usePageEffect } from '../react'

/**
 * Counts as an open lightbox for as long as the component is in the page: it closes when another one opens.
 *
 * @param close closes it; that of the first rendering is called.
 * @returns a function with which it counts as closed earlier, for instance while it fades out.
 */
export function useRegisteredLightbox(close: () => void): () => void {
  const leave = useRef(() => {})
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens.
  usePageEffect(() => {
    leave.current = registerLightbox(close)
    return () => leave.current()
  }, [])
  return () => leave.current()
}
