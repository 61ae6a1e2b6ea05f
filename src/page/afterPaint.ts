import { nextFrame } from './nextFrame'

/** Something that waits until the shopper sees the page as it is. */
export interface Postponed {
  /** Does it at once, unless it is done or taken back. */
  now(): void
  /** Takes it back, done or not; called once. */
  undo(): void
}

/**
 * Does something in a task of its own after the next frame, soon in a hidden tab: for what costs the browser much and changes nothing that
 * the shopper waits to see.
 *
 * @param act does it, and returns what undoes it.
 */
export function afterPaint(act: () => () => void): Postponed {
  let isDue = true
  let undo = () => {}
  const now = () => {
    if (!isDue) return
    isDue = false
    undo = act()
  }
  nextFrame().then(() => setTimeout(now))
  return {
    now,
    undo() {
      isDue = false
      undo()
    },
  }
}
