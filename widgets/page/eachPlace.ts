import { onArrival } from '../../src/page/arrivals'

/**
 * Calls back for every element that a selector matches: those on the page, and those that are inserted later.
 *
 * @param begin called once with each element.
 * @returns a function that stops it.
 */
export function eachPlace(selector: string, begin: (place: HTMLElement) => void): () => void {
  const known = new WeakSet<Element>()
  const look = (place: HTMLElement) => {
    if (known.has(place)) return
    known.add(place)
    begin(place)
  }
  document.querySelectorAll<HTMLElement>(selector).forEach(look)
  return onArrival(selector, look)
}
