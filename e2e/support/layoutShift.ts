import type { Page } from '@playwright/test'

/**
 * Adds up how far things move by themselves on the pages that are opened from now on.
 *
 * @returns a function that says how much it was on the page that is open; 0 where nothing moved.
 */
export async function recordShifts(page: Page): Promise<() => Promise<number | undefined>> {
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as { seen?: { shift: number } }).seen?.shift)
}
