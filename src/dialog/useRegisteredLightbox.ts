import { useRef } from 'react'
import { registerLightbox } from '../page/openLightboxes'
import { onBeforeCopy } from '../page/pageCopies'
import { useGuarded, useIsland, usePageEffect } from '../react'

/**
 * Counts as an open lightbox for as long as the component is in the page: it closes when another one opens. It goes without its closing
 * animation before a script copies the page for Back: in the copy nothing would close it, and the page around it would be out of reach.
 *
 * @param close closes it; always the newest one is called. What it throws takes the island off.
 * @returns a function with which it counts as closed earlier, for instance while it fades out.
 */
export function useRegisteredLightbox(close: () => void): () => void {
  const shut = useGuarded(close)
  const leave = useRef(() => {})
  const island = useIsland()
  usePageEffect(
    () =>
      onBeforeCopy(() => {
        // First, so that it ends as if the shopper had closed it: nothing is chosen in it, and those who were told that it opened hear
        // that it has closed.
        shut()
        island.leave()
      }),
    [island],
  )
  usePageEffect(() => {
    leave.current = registerLightbox(shut)
    return () => leave.current()
  }, [])
  return () => leave.current()
}
