/** Can the shopper see the element, as far as its `display` and `visibility` tell, and those of the elements around it? */
export function isVisible(element: Element): boolean {
  // By the option's older name, which every browser knows: Chrome before 121 and Firefox before 122 ignore `visibilityProperty`.
  return element.checkVisibility({ checkVisibilityCSS: true })
}

/** Does the browser lay the element out, whatever its size? Not what `display: none` hides, such as a tab's closed panel. */
export function isDrawn(element: Element): boolean {
  return element.getClientRects().length > 0
}

/**
 * Chooses among elements that stand for the same, such as two of which each is hidden on the other's devices: the one that is displayed.
 *
 * @returns the first that is drawn, or else the first of all; of a single one nothing is measured.
 */
export function drawnAmong<Found extends Element>(elements: readonly Found[]): Found | undefined {
  if (elements.length === 1) return elements[0]
  return elements.find(isDrawn) ?? elements[0]
}

/**
 * Runs something when the element is drawn: at once, or as soon as what hides it opens, unless the signal is aborted before that. All that
 * is around it is watched, too: the browser tells no size of an anchor in a line of text.
 */
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
  for (let part: Element | null = element; part; part = part.parentElement) observer.observe(part)
  signal.addEventListener('abort', () => observer.disconnect())
}

/** Does a node stand before another in the page, or around it? */
export function isBefore(node: Node, other: Node): boolean {
  return !!(node.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
}

/** Does the text in an element run from right to left, as in Arabic or Hebrew? */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl'
}
