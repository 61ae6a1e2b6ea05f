import type { Locator, Page } from '@playwright/test'

/** The pages of the theme's elements. */
export const elements = {
  ways: '/phan-tu/',
  menus: '/phan-tu/menu/',
  lightboxes: '/phan-tu/hop-noi/',
  sliders: '/phan-tu/trinh-chieu/',
  effects: '/phan-tu/hieu-ung/',
  editing: '/phan-tu/soan-thao/',
} as const

/** The height of the demo's header while it is stuck, in pixels (source section 9). */
export const STUCK = 70

/** What the demo's style sheet keeps free below the header, in pixels. */
export const SPARE = 16

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

/** Moves the page as the wheel does. */
export async function wheel(page: Page, pixels: number): Promise<void> {
  await waitForPaint(page)
  await page.mouse.move(600, 500)
  await page.mouse.wheel(0, pixels)
}
