/** The element on which Enter is held down, once the browser repeats the key. */
let heldOn: EventTarget | null = null

function noteKey({ key, repeat, target }: KeyboardEvent): void {
  heldOn = repeat && key === 'Enter' ? target : null
}

/** Follows which key is held down. A key that is let go says `repeat: false`. */
export function followHeldEnter(): void {
  document.addEventListener('keydown', noteKey, true)
  document.addEventListener('keyup', noteKey, true)
}

/** Is this a click that the browser makes of a repeated Enter? Buttons and links get one for each repetition. */
export function isByHeldEnter({ type, target, detail }: Event & { detail?: unknown }): boolean {
  return type === 'click' && detail === 0 && target === heldOn
}
