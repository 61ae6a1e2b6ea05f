import { expect, type Locator, type Page } from '@playwright/test'
import { waitForPaint } from './onScreen'

/** Moves the pointer onto something until it shows that it has noticed; before the page's widgets are there nobody hears of a pointer. */
export async function hoverUntil(target: Locator, isNoticed: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await target.page().mouse.move(2, 2)
    await target.hover()
    await isNoticed()
  }).toPass()
}

/** Presses Tab until something has the focus; fails after 60 times. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

/** Moves the page as the wheel does. */
export async function wheel(page: Page, pixels: number): Promise<void> {
  await waitForPaint(page)
  await page.mouse.move(600, 500)
  await page.mouse.wheel(0, pixels)
}
