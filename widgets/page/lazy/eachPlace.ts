// Wraps the browser's mutation observer, for services: they run once per page, so they look themselves for what comes later.

/**
 * Hears of every element that a selector matches: those that are on the page, and those that come.
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
  const arrivals = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof HTMLElement)) continue
        if (node.matches(selector)) look(node)
        node.querySelectorAll<HTMLElement>(selector).forEach(look)
      }
    }
  })
  document.querySelectorAll<HTMLElement>(selector).forEach(look)
  arrivals.observe(document, { childList: true, subtree: true })
  return () => arrivals.disconnect()
}
