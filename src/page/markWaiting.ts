/** The attribute of what was clicked or sent and waits, where no class of the theme's says so. */
const WAITS = 'data-island-waits'

/**
 * Shows a sign until the function that it returns is called: a swap gives classes and attributes the server's values (`src/fragments/`).
 */
export function keepShown(show: () => void): () => void {
  show()
  // After all who listen on the document: they read there what the server says.
  addEventListener('shop-islands:swapped', show)
  return () => removeEventListener('shop-islands:swapped', show)
}

/** Shows that something waits, before anything has come over the network. @returns what takes the sign off. */
export function markWaiting(element: Element): () => void {
  const stop = keepShown(() => element.setAttribute(WAITS, ''))
  return () => {
    stop()
    element.removeAttribute(WAITS)
  }
}
