/** Wraps an element without taking the focus, or the caret, from what is in it. */
export function wrapInPlace(element: HTMLElement, wrapper: HTMLElement): void {
  const { activeElement } = document
  const focused = activeElement instanceof HTMLElement && element.contains(activeElement) ? activeElement : undefined
  const { selectionStart = null, selectionEnd = null } = focused instanceof HTMLInputElement ? focused : {}
  element.replaceWith(wrapper)
  wrapper.append(element)
  focused?.focus({ preventScroll: true })
  if (focused instanceof HTMLInputElement && selectionStart !== null)
    focused.setSelectionRange(selectionStart, selectionEnd)
}
