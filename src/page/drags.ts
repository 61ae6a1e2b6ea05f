/** Pixels by which a pressed pointer may move for a click: from there on sliders take the press for a drag (Owl, slick). */
const STILL = 3

/** Where a pointer was pressed last. */
let pressed: { clientX: number; clientY: number } | undefined

/** Follows where the pointer is pressed. */
export function followPresses(): void {
  // Not the event, which would keep its element when that has left the page.
  const note = ({ clientX, clientY }: PointerEvent) => {
    pressed = { clientX, clientY }
  }
  addEventListener('pointerdown', note, true)
}

/**
 * Has the pointer moved between the press and this click? A slide moves along under the mouse that drags it, so that a button in it is
 * pressed and let go. Keys and scripts click without a press.
 */
export function endsDrag(event: Event): boolean {
  if (event.type !== 'click' || !pressed) return false
  const { detail, clientX, clientY } = event as MouseEvent
  return detail > 0 && Math.hypot(clientX - pressed.clientX, clientY - pressed.clientY) > STILL
}
