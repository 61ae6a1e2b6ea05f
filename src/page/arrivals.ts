/**
 * Does something with every element of a selector among some nodes and in them.
 *
 * @param nodes as a mutation observer tells of them.
 */
export function forEachIn(nodes: NodeList, selector: string, act: (element: HTMLElement) => void): void {
  for (const node of nodes) {
    if (!(node instanceof HTMLElement)) continue
    if (node.matches(selector)) act(node)
    node.querySelectorAll<HTMLElement>(selector).forEach(act)
  }
}

/**
 * Calls back for elements that are inserted into the page from now on, before they are drawn: for services, which run once per page. An
 * element that is moved counts as inserted again.
 *
 * @param selector which elements.
 * @returns a function that stops it.
 */
export function onArrival(selector: string, hear: (element: HTMLElement) => void): () => void {
  const arrivals = new MutationObserver((records) => {
    for (const { addedNodes } of records) forEachIn(addedNodes, selector, hear)
  })
  arrivals.observe(document, { childList: true, subtree: true })
  return () => arrivals.disconnect()
}
