import { useTimer } from '../../src/react'

/** Milliseconds after which a field that lost the focus counts as left (contract 10). */
const LEAVES_AFTER = 50

/**
 * Notices that the shopper has left the field, unless the focus comes back in time.
 *
 * @param leave called when the field was left.
 * @returns a function to be called when the form loses the focus.
 */
export function useLeaving(field: HTMLElement | null, leave: () => void): () => void {
  const { wait } = useTimer()
  return () =>
    wait(() => {
      if (document.activeElement !== field) leave()
    }, LEAVES_AFTER)
}
