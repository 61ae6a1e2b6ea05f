import { callAll } from './callbacks'

/**
 * Has the visitor clicked or pressed a key on this page, also before this script was there? Where the browser counts a page's events, it is
 * asked for those: its activation is handed on to pages of the same origin (Chromium 142 and later), also by a reload, and says only that
 * somebody has acted somewhere in the shop.
 */
export function hasActed(): boolean {
  const { eventCounts } = performance
  // Safari before 26.2 does not count, and a clock of a test's has no counts either.
  if (!eventCounts?.get) return !!navigator.userActivation?.hasBeenActive
  return ['click', 'keydown'].some((type) => eventCounts.get(type))
}

/** What counts as the visitor's first interaction (behaviour wishlist.cache.click-key-or-scroll-counts). */
const INTERACTIONS = ['click', 'keydown', 'scroll']

const waiting = new Set<() => void>()
const listening = new AbortController()
/** Aborted by the first interaction. */
const { signal } = listening

function begin(): void {
  listening.abort()
  callAll(waiting)
  waiting.clear()
}

// The browser remembers an interaction that came before the script.
if (hasActed()) begin()
// Not passive: Zone.js gives all listeners for a type what the first one asked for, and a claimed click could not be prevented.
for (const type of INTERACTIONS) document.addEventListener(type, begin, { capture: true, signal })

// A page that is scrolled already had its interaction, too. Asked in a frame: before the first one, the browser would lay out the whole
// page for the answer.
requestAnimationFrame(() => scrollY > 0 && begin())

/**
 * Acts once the visitor has clicked, typed or scrolled; at once where that has happened.
 *
 * @returns a function that cancels it.
 */
export function onFirstInteraction(act: () => void): () => void {
  if (signal.aborted) act()
  else waiting.add(act)
  return () => waiting.delete(act)
}
