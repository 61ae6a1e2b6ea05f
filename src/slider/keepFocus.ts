/**
 * Moves something in the page: what is moved loses the focus, and gets it back without the page scrolling there.
 *
 * @param moved what the moved elements are in afterwards.
 */
export function keepFocus(moved: Element, move: () => void): void {
  const { activeElement } = document
  move()
  if (activeElement instanceof HTMLElement && moved.contains(activeElement))
    activeElement.focus({ preventScroll: true })
}
