import { onPageShow } from '../../src/page/pageShow'
import { useGuarded, usePageEffect } from '../../src/react'

/**
 * Acts whenever the browser shows the page, because it restores what a form held without an event.
 *
 * @param act always the newest one is called. What it throws takes the island off.
 */
export function usePageShow(act: () => unknown): void {
  const hear = useGuarded(act)
  usePageEffect(() => {
    const listening = new AbortController()
    onPageShow(hear, listening.signal)
    return () => listening.abort()
  }, [])
}
