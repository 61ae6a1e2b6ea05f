import { useRef, useState } from 'react'

/** A dialog that can be seen, or is only just closing. */
export interface ShownDialog<Dialog> {
  /** Tells it from all others of its component: the same subject may be shown anew while it closes. */
  id: number
  dialog: Dialog
  /** It has closed: it is not shown any more. */
  onGone(): void
}

/**
 * The dialogs that a component shows. One of them is open at most; those before it may still be closing.
 *
 * @returns them, in the order in which they were asked for, and what shows another one.
 */
export function useDialogs<Dialog>(): [shown: readonly ShownDialog<Dialog>[], show: (dialog: Dialog) => void] {
  const [shown, setShown] = useState<readonly ShownDialog<Dialog>[]>([])
  const count = useRef(0)
  const show = (dialog: Dialog) => {
    count.current += 1
    const next: ShownDialog<Dialog> = {
      id: count.current,
      dialog,
      onGone: () => setShown((before) => before.filter((one) => one !== next)),
    }
    setShown((before) => [...before, next])
  }
  return [shown, show]
}
