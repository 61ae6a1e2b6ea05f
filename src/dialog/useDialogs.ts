import { useState } from 'react'
import { keyOf } from '../react'

/** A dialog that is open or still closing. */
export interface ShownDialog<Dialog> {
  /** The key to draw it with; no property of the dialog is one, because the same content may be shown again while it is still closing. */
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
  const show = (dialog: Dialog) => {
    const onGone = () => setShown((before) => before.filter((one) => one.onGone !== onGone))
    setShown((before) => [...before, { id: keyOf(onGone), dialog, onGone }])
  }
  return [shown, show]
}
