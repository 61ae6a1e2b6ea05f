/** Wraps the browser's pointer events: waits for the end of a press, wherever on the page it is. */
let isPressed = false
const waiting: (() => void)[] = []

function release(): void {
  for (const goOn of waiting.splice(0)) goOn()
}

addEventListener(
  'pointerdown',
  ({ button }) => {
    // Whoever still waits has missed the end of the last press.
    release()
    isPressed = button === 0
  },
  true,
)
for (const type of ['pointerup', 'pointercancel']) {
  addEventListener(
    type,
    () => {
      isPressed = false
      // The click comes right after it.
      setTimeout(release)
    },
    true,
  )
}

/**
 * Waits while the pointer is pressed. A press on the button ends the change of a field; if a tip came or went at that moment, the
 * button would move away from under the pointer, and there would be no click.
 */
export function untilReleased(): Promise<void> | undefined {
  return isPressed ? new Promise((resolve) => waiting.push(resolve)) : undefined
}
