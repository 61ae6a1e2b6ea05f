import { onRewritten } from '../../src/fragments/swapped'
import { onArrival } from '../../src/page/arrivals'
import { stopAll } from '../../src/page/callbacks'

/**
 * Calls back for every element that a selector matches: those on the page, those that are inserted later, and those that a swap has written
 * to, because it has put the server's values back.
 *
 * @param begin called once with each element, and again after each swap that has written to it.
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
  return stopAll(onArrival(selector, look), onRewritten(selector, begin))
}
