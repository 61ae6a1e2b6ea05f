/**
 * Waits for the next frame.
 *
 * @returns a promise that resolves in that frame; at once in a hidden tab, which has no frames, or when the tab becomes hidden.
 */
export const nextFrame = () =>
  new Promise<void>((resolve) => {
    const end = () => {
      removeEventListener('visibilitychange', end)
      resolve()
    }
    if (document.hidden) return resolve()
    requestAnimationFrame(end)
    addEventListener('visibilitychange', end)
  })

/** Work that is put off until the next frame has been painted. */
export interface Postponed {
  /** Does it now, unless it was done or taken back. */
  now(): void
  /** Undoes it, or cancels it where it was not done yet; called again it does nothing. */
  undo(): void
}

/**
 * Does something in a task of its own after the next frame, soon in a hidden tab: for work that takes the browser long and changes nothing
 * that the shopper waits to see.
 *
 * @param act does it, and returns what undoes it, if there is anything to undo.
 */
export function afterPaint(act: () => (() => void) | undefined): Postponed {
  let isDue = true
  let undo: (() => void) | undefined
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
      undo?.()
      undo = undefined
    },
  }
}
