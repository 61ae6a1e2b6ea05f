/** What counts as the visitor's first interaction (behaviour wishlist.cache.click-key-or-scroll-counts). */
const INTERACTIONS = ['click', 'keydown', 'scroll']

const listening = new AbortController()
const waiting = new Set<() => void>()
/** Has the first interaction happened? The browser remembers one that came before the script. */
let hasBegun = !!navigator.userActivation?.hasBeenActive

function begin(): void {
  listening.abort()
  hasBegun = true
  for (const act of waiting) act()
  waiting.clear()
}

for (const type of INTERACTIONS)
  document.addEventListener(type, begin, { capture: true, passive: true, signal: listening.signal })

// A page that is scrolled already had its interaction, too. Asked in a frame: before the first one, the browser would lay out the whole
// page for the answer.
requestAnimationFrame(() => scrollY > 0 && begin())

/**
 * Acts once the visitor has clicked, typed or scrolled; at once where that has happened.
 *
 * @returns a function that cancels it.
 */
export function onFirstInteraction(act: () => void): () => void {
  if (hasBegun) act()
  else waiting.add(act)
  return () => waiting.delete(act)
}
