/**
 * Moves something in the page: what is moved may lose the focus, and gets it back with its caret, without the page scrolling there.
 *
 * @param moved what the moved elements are in afterwards.
 */
export function keepFocus(moved: Element, move: () => void): void {
  const { activeElement: focused } = document
  const { selectionStart = null, selectionEnd = null } = focused instanceof HTMLInputElement ? focused : {}
  move()
  if (!(focused instanceof HTMLElement) || focused === document.activeElement || !moved.contains(focused)) return
  focused.focus({ preventScroll: true })
  if (focused instanceof HTMLInputElement && selectionStart !== null)
    focused.setSelectionRange(selectionStart, selectionEnd)
}
