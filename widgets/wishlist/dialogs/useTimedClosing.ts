import { useLayoutEffect } from 'react'

/**
 * Closes a modal after a time that begins when it opens. While the focus is on something in it, it waits the same time again, as the
 * shopper may have left it by then.
 *
 * @param modal finds the modal; it may have the focus itself.
 * @param after the time in milliseconds; `undefined`: it stays.
 */
export function useTimedClosing(
  modal: () => HTMLElement | null | undefined,
  after: number | undefined,
  close: () => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: its time begins once, when it opens.
  useLayoutEffect(() => {
    if (after === undefined) return
    const timer = setInterval(() => {
      const { activeElement } = document
      const isInUse = activeElement !== modal() && modal()?.contains(activeElement)
      if (!isInUse) close()
    }, after)
    return () => clearInterval(timer)
  }, [])
}
