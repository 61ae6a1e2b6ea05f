/**
 * Moves something in the page. If it loses the focus by that, it gets it back with its caret, without the page scrolling there.
 *
 * @param moved the element that contains what was moved afterwards.
 */
export function keepFocus(moved: Element, move: () => void): void {
  const { activeElement: focused } = document
  const { selectionStart = null, selectionEnd = null } = focused instanceof HTMLInputElement ? focused : {}
  move()
  if (!(focused instanceof HTMLElement) || !moved.contains(focused)) return
  if (focused !== document.activeElement) focused.focus({ preventScroll: true })
  // Chromium keeps the focus on what `moveBefore` moves, but typing has no effect until the caret is set again.
  if (focused instanceof HTMLInputElement && selectionStart !== null)
    focused.setSelectionRange(selectionStart, selectionEnd)
}
