/** May the focus come to a place? Not where the shopper has gone elsewhere with it: only if it is in the place, or nowhere. */
export function isFocusFree(place: Element): boolean {
  const { activeElement, body } = document
  return activeElement === body || place.contains(activeElement)
}
