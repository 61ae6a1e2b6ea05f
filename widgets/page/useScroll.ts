import { useRef } from 'react'
import { useListener } from '../../src/react'
import { usePageEffect } from '../../src/react/islandContext'
import { useNewest } from '../../src/react/useNewest'

/**
 * Follows the scrolling of the page, at most once in a frame.
 *
 * @param follow always the newest one is called.
 */
export function useScroll(follow: () => void): void {
  const frame = useRef(0)
  const newest = useNewest(follow)
  useListener(window, 'scroll', () => {
    frame.current ||= requestAnimationFrame(() => {
      frame.current = 0
      newest.current()
    })
  })
  usePageEffect(() => () => cancelAnimationFrame(frame.current), [])
}
