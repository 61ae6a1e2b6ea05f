/** What the pointer reached last. */
let reached: EventTarget | null = null

/** Notes where the pointer is. To be called with each touch. */
export function noteTouch({ type, target }: Event): void {
  if (type === 'pointerover') reached = target
}

/**
 * Has the shopper left a host again since this touch? A menu or a tip whose code comes only then would open under nobody's pointer, and
 * nothing that the shopper does elsewhere would close it.
 *
 * @param touch a pointer or a focus that has reached the host; of any other event the answer is no.
 */
export function hasLeft({ type }: Event, host: Element): boolean {
  if (type === 'pointerover') return !host.contains(reached as Node | null)
  const { activeElement, body } = document
  return type === 'focusin' && activeElement !== body && !host.contains(activeElement)
}
