/** Have the deferred scripts of the page run? */
export function isReady(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return document.readyState === 'complete' || !!visit?.domContentLoadedEventStart
}

/** Acts when the page is ready; `isFirst`: before all others, because a capturing listener on the window is called first. */
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
  // A script that runs between `DOMContentLoaded` and `load` may be unable to tell that the first is over.
  addEventListener('load', once, { signal })
}

/**
 * Acts once the deferred scripts of the page have run. A parsed page is not enough: an optimiser may have deferred the inline scripts that
 * print settings, and some old scripts are known only by what they leave on the page when they run.
 */
export function whenReady(act: () => void): void {
  actOnReady(act, false)
}

/** Acts when `whenReady` does, but before all other scripts: for functions that those call as soon as the page is ready. */
export function beforeReady(act: () => void): void {
  actOnReady(act, true)
}
