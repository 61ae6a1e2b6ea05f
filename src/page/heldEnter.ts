import { isHeldEnter } from './keys'

/** Milliseconds for which a repeated key counts as held where its end was never told, as when a dialog of the browser's has taken it. */
const HELD_FOR = 1000

/** The element on which Enter is held down, once the browser repeats the key. */
let heldOn: EventTarget | null = null
/** When it was repeated last, in ms. */
let repeatedAt = 0

function noteKey(event: KeyboardEvent): void {
  heldOn = isHeldEnter(event) ? event.target : null
  repeatedAt = performance.now()
}

/** Follows which key is held down. A key that is let go says `repeat: false`. */
export function followHeldEnter(): void {
  document.addEventListener('keydown', noteKey, true)
  document.addEventListener('keyup', noteKey, true)
}

/** Is this a click that the browser makes of a repeated Enter? Buttons and links get one for each repetition. */
export function isByHeldEnter({ type, target, detail }: Event & { detail?: unknown }): boolean {
  return type === 'click' && detail === 0 && target === heldOn && performance.now() - repeatedAt < HELD_FOR
}

/** Is a click none of its own, but the second one of a double click, or one of an Enter that is held? */
export function isRepeated(click: MouseEvent): boolean {
  return click.detail > 1 || isByHeldEnter(click)
}
