/** Have the deferred scripts of the page run? */
export function isReady(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return document.readyState === 'complete' || !!visit?.domContentLoadedEventStart
}

/** Acts when the page is ready; `isFirst`: before anybody else acts on that, as the window hears of it first on the way down. */
function actOnReady(act: () => void, isFirst: boolean): void {
  if (isReady()) {
    act()
    return
  }
  const waiting = new AbortController()
  const { signal } = waiting
  const once = () => {
    waiting.abort()
    act()
  }
  const place = isFirst ? window : document
  place.addEventListener('DOMContentLoaded', once, { capture: isFirst, signal })
  // Whoever comes between the two may not learn of the first from the browser.
  addEventListener('load', once, { signal })
}

/**
 * Acts once the deferred scripts of the page have run: until then it counts as parsed, but some of them may be settings, of which an optimiser
 * has made such scripts, or old scripts that show themselves by what they leave on the page.
 */
export function whenReady(act: () => void): void {
  actOnReady(act, false)
}

/** The same, before anybody else acts on it: for what others call as soon as the page is ready. */
export function beforeReady(act: () => void): void {
  actOnReady(act, true)
}
