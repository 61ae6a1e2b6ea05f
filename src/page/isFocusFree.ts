/**
 * May the focus come to a place? Not where the shopper has gone elsewhere with it: only if it is nowhere, in the place, which may have left
 * the page, or around it, where a press on a button puts it in Safari.
 */
export function isFocusFree(place: Element): boolean {
  const { activeElement, body } = document
  return !activeElement || activeElement === body || activeElement.contains(place) || place.contains(activeElement)
}
