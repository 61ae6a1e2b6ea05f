import { onPageShow } from '../../src/page/pageShow'
import { useNewest, usePageEffect } from '../../src/react'

/**
 * Acts whenever the browser shows the page, because it restores what a form held without an event.
 *
 * @param act always the newest one is called. What it throws is the caller's to catch: it does not take the island off.
 */
export function usePageShow(act: () => void): void {
  const newest = useNewest(act)
  usePageEffect(() => {
    const listening = new AbortController()
    onPageShow(() => newest.current(), listening.signal)
    return () => listening.abort()
  }, [])
}
