/**
 * Moves something in the page: what is moved may lose the focus, and gets it back with its caret, without the page scrolling there.
 *
 * @param moved what the moved elements are in afterwards.
 */
export function keepFocus(moved: Element, move: () => void): void {
  const { activeElement: focused } = document
  const { selectionStart = null, selectionEnd = null } = focused instanceof HTMLInputElement ? focused : {}
  move()
  if (!(focused instanceof HTMLElement) || !moved.contains(focused)) return
  if (focused !== document.activeElement) focused.focus({ preventScroll: true })
  // Chromium leaves the focus on what it moves alive, but what is typed no longer arrives without a caret.
  if (focused instanceof HTMLInputElement && selectionStart !== null)
    focused.setSelectionRange(selectionStart, selectionEnd)
}
