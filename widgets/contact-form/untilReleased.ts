// Wraps the browser's pointer events: waits for the end of a press, wherever on the page it is.
let isPressed = false
let ending: ReturnType<typeof setTimeout> | undefined
const waiting: (() => void)[] = []

/** Milliseconds after a finger has left the screen within which its click comes, if one does. */
const TAP = 350

function release(): void {
  ending = undefined
  isPressed = false
  for (const goOn of waiting.splice(0)) goOn()
}

addEventListener(
  'pointerdown',
  ({ button }) => {
    clearTimeout(ending)
    // Whoever still waits has missed the end of the last press.
    release()
    isPressed = button === 0
  },
  true,
)
for (const type of ['pointerup', 'pointercancel', 'click'] as const) {
  addEventListener(
    type,
    ({ pointerType }: Partial<PointerEvent>) => {
      // A click of the keyboard's, or of a script's, ends no press.
      if (type === 'click' && !ending) return
      clearTimeout(ending)
      // A mouse clicks right after it. A finger has left when the browser takes the focus from the field, and only then looks for what
      // lies under the tap.
      ending = setTimeout(release, type === 'pointerup' && pointerType !== 'mouse' ? TAP : 0)
    },
    true,
  )
}

/**
 * Waits while the pointer is pressed, and for the click of a finger that has just left the screen. A press on the button ends the change
 * of a field; if a tip came or went at that moment, the button would move away from under the pointer, and there would be no click.
 */
export function untilReleased(): Promise<void> | undefined {
  return isPressed ? new Promise((resolve) => waiting.push(resolve)) : undefined
}
