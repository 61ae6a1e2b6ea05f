/** Has the element a place on the page, whatever its size? What `display: none` hides, such as a tab's closed panel, has none. */
export function isDrawn(element: Element): boolean {
  return element.getClientRects().length > 0
}

/** Runs something when the element is drawn: at once, or as soon as what hides it opens, unless the signal is given before. */
export function onceDrawn(element: Element, run: () => void, signal: AbortSignal): void {
  if (isDrawn(element)) {
    run()
    return
  }
  const observer = new ResizeObserver(() => {
    if (!isDrawn(element)) return
    observer.disconnect()
    run()
  })
  observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect())
}
