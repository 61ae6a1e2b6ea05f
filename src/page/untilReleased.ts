// Wraps the browser's pointer events: waits for the end of a press, wherever on the page it is.
let isPressed = false
let ending: ReturnType<typeof setTimeout> | undefined
let forgetting: ReturnType<typeof setTimeout> | undefined
const waiting: (() => void)[] = []

/** Milliseconds after a finger has left the screen within which its click comes, if one does. */
const TAP = 350
/** Milliseconds after which a press counts as over. Its end is not heard where the browser shows a message or a menu of its own. */
const LONGEST_PRESS = 5000

function release(): void {
  ending = undefined
  isPressed = false
  for (const goOn of waiting.splice(0)) goOn()
}

addEventListener(
  'pointerdown',
  ({ button }) => {
    clearTimeout(ending)
    clearTimeout(forgetting)
    // The last press never ended, as far as we heard: let go whoever still waits for it.
    release()
    isPressed = button === 0
    forgetting = setTimeout(release, LONGEST_PRESS)
  },
  true,
)
// A Mac's Ctrl key makes a menu of a press, and the release goes to that.
for (const type of ['pointerup', 'pointercancel', 'contextmenu', 'click'] as const) {
  addEventListener(
    type,
    ({ pointerType }: Partial<PointerEvent>) => {
      // A click by keyboard or by a script does not end a press.
      if (type === 'click' && !ending) return
      clearTimeout(ending)
      // A mouse's click comes right after its release. With a finger, the browser first takes the focus from the field and only then looks
      // for what is under the tap.
      ending = setTimeout(release, type === 'pointerup' && pointerType !== 'mouse' ? TAP : 0)
    },
    true,
  )
}

/**
 * Waits while the pointer is pressed, and until a finger that has just left the screen has clicked; for some seconds at most. What the
 * shopper presses must not move away meanwhile, or there would be no click: a form's button by a tip, which the press itself calls for
 * because it makes the field fire `change`; a suggestion by newer ones.
 */
export function untilReleased(): Promise<void> | undefined {
  return isPressed ? new Promise((resolve) => waiting.push(resolve)) : undefined
}
