import type { FrameLocator, Locator, Page } from '@playwright/test'

/** A figure of the page that compares, by its name and the side that it is about. */
export function figure(page: Page, name: string, side: 'first' | 'second'): Locator {
  return page.locator(`[data-figure="${name}"][data-side="${side}"]`)
}

/** One of the two pages that are compared. */
export function comparedPage(page: Page, side: 'first' | 'second'): FrameLocator {
  return page
    .locator('.compare-side iframe')
    .nth(side === 'first' ? 0 : 1)
    .contentFrame()
}
