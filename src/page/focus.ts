// Wraps the browser's focus: an element that cannot have it by itself needs a tab index for that.

/**
 * Focuses an element, also one that Tab does not reach, so that Tab goes on from there. The page does not scroll. What cannot have the
 * focus by itself gets a tab index, for as long as it has the focus.
 */
export function forceFocus(element: HTMLElement): void {
  const focus = () => element.focus({ preventScroll: true })
  // The body counts as the active element also where nothing has the focus.
  const isFocused = () => element === document.activeElement && element !== document.body
  focus()
  if (isFocused() || element.hasAttribute('tabindex')) return
  element.tabIndex = -1
  focus()
  const takeBack = () => {
    // Still the active one while only the window has lost the focus. The body must not wait: it would take the focus with each press beside
    // its links and fields.
    if (isFocused()) return
    element.removeAttribute('tabindex')
    element.removeEventListener('blur', takeBack)
  }
  element.addEventListener('blur', takeBack)
  takeBack()
}

/** Gives the focus to the page's content, where the element that should get it is gone: Tab goes on from there, not from the page's top. */
export function focusContent(): void {
  const content = document.querySelector<HTMLElement>('main,[role="main"],#main,#content')
  if (content) forceFocus(content)
}

/**
 * May the focus come to a place? Not where the shopper has gone elsewhere with it: only if it is nowhere, in the place, which may have left
 * the page, or around it, where a press on a button puts it in Safari.
 */
export function isFocusFree(place: Element): boolean {
  const { activeElement, body } = document
  return !activeElement || activeElement === body || activeElement.contains(place) || place.contains(activeElement)
}

/**
 * Remembers which element has the focus, and its caret.
 *
 * @returns a function that gives both back, without the page scrolling there, to the element or to the one that it names: that which has
 *   taken the element's place.
 */
export function holdFocus(): (now?: Element | null) => void {
  const held = document.activeElement
  // In number fields and some others, scripts can neither read nor set the caret.
  const { selectionStart = null, selectionEnd = null } = (held ?? {}) as Partial<HTMLInputElement>
  return (now = held) => {
    const focused = now as HTMLInputElement | null
    if (focused !== document.activeElement) focused?.focus({ preventScroll: true })
    // A swap may have made it one of those.
    if (selectionStart === null || focused?.selectionStart == null) return
    // Chromium keeps the focus on what `moveBefore` moves, but loses the caret: it reads as 0, and typing has no effect until it is set
    // again. A caret that did not move must not be set: that would break off what an input method is composing (Telex), behind which the
    // caret stands.
    const hasMoved = focused.selectionStart !== selectionStart || focused.selectionEnd !== selectionEnd
    if (hasMoved || !selectionEnd) focused.setSelectionRange(selectionStart, selectionEnd)
  }
}

/**
 * Moves something in the page. If it loses the focus by that, it gets it back with its caret, without the page scrolling there.
 *
 * @param moved the element that contains what was moved afterwards.
 */
export function keepFocus(moved: Element, move: () => void): void {
  const { activeElement } = document
  const restore = holdFocus()
  move()
  if (moved.contains(activeElement)) restore()
}
