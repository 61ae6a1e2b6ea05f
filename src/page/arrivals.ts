/**
 * Calls back for elements that are inserted into the page from now on, before they are drawn: for services, which run once per page. An
 * element that is moved counts as inserted again.
 *
 * @param selector which elements.
 * @returns a function that stops it.
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
