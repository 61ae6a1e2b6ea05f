import { onShow } from '../../src/page/shownAgain'
import { useIsland, useNewest, usePageEffect } from '../../src/react'

/**
 * Acts whenever the browser shows the page, because it restores what a form held without an event.
 *
 * @param act always the newest one is called. What it throws takes the island off.
 */
export function useShow(act: () => void): void {
  const { fail } = useIsland()
  const newest = useNewest(act)
  usePageEffect(() => {
    const listening = new AbortController()
    onShow(() => {
      try {
        newest.current()
      } catch (error) {
        fail(error)
      }
    }, listening.signal)
    return () => listening.abort()
  }, [fail])
}
