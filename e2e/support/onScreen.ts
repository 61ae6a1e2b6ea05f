import type { Locator, Page } from '@playwright/test'

/** Where something begins, in pixels from the top of the window. */
export function topOf(target: Locator): Promise<number> {
  return target.evaluate((element) => Math.round(element.getBoundingClientRect().top))
}

/** How far the page is scrolled, in pixels. */
export function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY))
}

/** Waits until the page has been painted: before that nothing scrolls under the wheel, and what it did is lost. */
export async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
      }),
  )
}

/** Waits two frames: in the first the browser sees what has changed, moved or scrolled, in the second everybody has heard of it. */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/** Waits until all that is animated now has ended, but for what never ends. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const animations = document.getAnimations()
    const ending = animations.filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    // One that is taken off has ended, too.
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}
