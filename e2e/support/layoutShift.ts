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

/**
 * Opens a page that is painted for the first time when the browser has read all of it: on a busy machine it paints in between, and then
 * the rest of the server's own HTML moves what is there, before any script of ours runs.
 */
export async function openWhole(page: Page, address: string): Promise<void> {
  const end = 'end-of-page'
  await page.route(
    ({ pathname, search }) => pathname + search === address.replace(/#.*/, ''),
    async (route) => {
      const response = await route.fetch()
      const body = (await response.text())
        .replace('<head>', `<head><link rel="expect" href="#${end}" blocking="render">`)
        .replace('</body>', `<i id="${end}" hidden></i></body>`)
      await route.fulfill({ response, body })
    },
  )
  await page.goto(address)
}
