/**
 * Has the browser loaded this page once more, by a reload or by going back? It then restores what was typed, and where the page was
 * scrolled to.
 */
export function isShownAnew(): boolean {
  return (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).some(
    ({ type }) => type !== 'navigate',
  )
}
