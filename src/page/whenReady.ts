/**
 * Acts once the deferred scripts of the page have run: until then it counts as parsed, but some of them may be settings, of which an optimiser
 * has made such scripts, or old scripts that show themselves by what they leave on the page.
 */
export function whenReady(act: () => void): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (document.readyState === 'complete' || visit?.domContentLoadedEventStart) {
    act()
    return
  }
  const isReady = new AbortController()
  const once = () => {
    isReady.abort()
    act()
  }
  // Whoever comes between the two may not learn of the first from the browser.
  document.addEventListener('DOMContentLoaded', once, isReady)
  addEventListener('load', once, isReady)
}
