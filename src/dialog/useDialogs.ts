import { useRef, useState } from 'react'

/** A dialog that is open or still closing. */
export interface ShownDialog<Dialog> {
  /** Unique within the component: the same content may be shown again while it is still closing. */
  id: number
  dialog: Dialog
  /** To be called when it has closed: it is no longer shown. */
  onGone(): void
}

/**
 * The dialogs that a component shows. At most one of them is open; earlier ones may still be closing.
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
