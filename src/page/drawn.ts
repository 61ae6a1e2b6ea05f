/** Does the browser lay the element out, whatever its size? Not what `display: none` hides, such as a tab's closed panel. */
export function isDrawn(element: Element): boolean {
  return element.getClientRects().length > 0
}

/** Runs something when the element is drawn: at once, or as soon as what hides it opens, unless the signal is aborted before that. */
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
