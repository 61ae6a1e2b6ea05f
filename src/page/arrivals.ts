/**
 * Hears of elements that come into the page from now on, before they are drawn: for services, which run once per page. One that is moved
 * comes again.
 *
 * @param selector which elements.
 * @returns a function that stops hearing.
 */
export function onArrival(selector: string, hear: (element: HTMLElement) => void): () => void {
  const arrivals = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof HTMLElement)) continue
        if (node.matches(selector)) hear(node)
        node.querySelectorAll<HTMLElement>(selector).forEach(hear)
      }
    }
  })
  arrivals.observe(document, { childList: true, subtree: true })
  return () => arrivals.disconnect()
}
