import { useTimer } from '../../src/react'

/** Milliseconds after which a field that lost the focus counts as left (contract 10). */
const LEAVES_AFTER = 50

/**
 * Notices that the shopper has left the field: a focus that is back in time has not.
 *
 * @param leave called then.
 * @returns to be called when the focus goes from the form.
 */
export function useLeaving(field: HTMLElement | null, leave: () => void): () => void {
  const { wait } = useTimer()
  return () =>
    wait(() => {
      if (document.activeElement !== field) leave()
    }, LEAVES_AFTER)
}
