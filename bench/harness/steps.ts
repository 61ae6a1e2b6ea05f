import type { Locator, Page } from 'playwright'
import type { BootTimes } from '../inPage/boot'
import { entryOf, type Side } from './scripts'

/** Sides that show the browser's copy of the cart. */
const SHOWING_CART: readonly Side[] = ['ours', 'jquery']

/** Loads a side into a listing of the bench's. @returns when it had done what. */
export function bootSide(page: Page, side: Side): Promise<BootTimes> {
  return page.evaluate(({ entry, showsCart }) => window.bench.boot(entry, showsCart), {
    entry: entryOf(side),
    showsCart: SHOWING_CART.includes(side),
  })
}

/** Clicks in the middle of a control at once, without waiting for anything as `locator.click()` would. */
export async function clickNow(page: Page, control: Locator): Promise<void> {
  const box = await control.boundingBox()
  if (!box) throw new Error('no button to click')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}
