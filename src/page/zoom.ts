/**
 * By how much a style sheet enlarges an element (`zoom`), as themes do with the whole page and tools for larger text: what is measured in
 * pixels of the window is divided by it before it becomes a style. 1 where the browser measures in the element's own pixels (Safari,
 * Chrome before 128), or knows no zoom.
 */
export function zoomOf(element: Element): number {
  return element.currentCSSZoom ?? 1
}

/** The size of an element as styles say it, to the fraction of a pixel. */
export function sizeOf(element: Element): { width: number; height: number } {
  const { width, height } = element.getBoundingClientRect()
  const zoom = zoomOf(element)
  return { width: width / zoom, height: height / zoom }
}
