/** Have the deferred scripts of the page run? */
export function isReady(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return document.readyState === 'complete' || !!visit?.domContentLoadedEventStart
}

/**
 * Acts once the deferred scripts of the page have run: until then it counts as parsed, but some of them may be settings, of which an optimiser
 * has made such scripts, or old scripts that show themselves by what they leave on the page.
 */
export function whenReady(act: () => void): void {
  if (isReady()) {
    act()
    return
  }
  const waiting = new AbortController()
  const once = () => {
    waiting.abort()
    act()
  }
  // Whoever comes between the two may not learn of the first from the browser.
  document.addEventListener('DOMContentLoaded', once, waiting)
  addEventListener('load', once, waiting)
}

/** Acts when the page is parsed, before anybody else acts on that: the window hears of it first. Never on a page that is parsed already. */
export function beforeReady(act: () => void): void {
  addEventListener('DOMContentLoaded', act, { capture: true, once: true })
}
