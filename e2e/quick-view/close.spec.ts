import type { Page } from '@playwright/test'
import { expectToStayInDialog } from '../support/dialogs'
import { demoProducts, openQuickView, quickView, quickViewLink, testListing } from '../support/productPage'
import { between, letPass, stopClock, watchTimes } from '../support/stopwatch'
import { expect, test } from '../support/test'

const { shelf, pillow } = demoProducts

test('quick-view.close.removed-after-300-ms: the closed lightbox leaves the page 300 ms later', async ({ page }) => {
  await page.clock.install()
  await page.goto(testListing)
  await openQuickView(page, pillow)
  const times = await watchTimes(page, { closing: '.mfp-wrap.mfp-removing', gone: 'body:not(:has(.mfp-wrap))' })
  await stopClock(page)
  await page.keyboard.press('Escape')
  await expect(page.locator('.mfp-wrap.mfp-removing')).toHaveCount(1)
  await letPass(page, 400)
  await expect(page.locator('.mfp-wrap,.mfp-bg')).toHaveCount(0)
  const pause = between(await times(), 'closing', 'gone')
  expect(pause).toBeGreaterThan(290)
  expect(pause).toBeLessThan(600)
})

const ways: Record<string, (page: Page) => Promise<void>> = {
  'its button': (page) => page.getByRole('dialog').getByRole('button', { name: 'Đóng' }).click(),
  Esc: (page) => page.keyboard.press('Escape'),
  'a click beside the product': (page) => page.mouse.click(8, 400),
}

test('quick-view.close.button-esc-and-overlay: its button, Esc and a click beside the product close the lightbox, and the page scrolls again; a press that began in the product and ends beside it closes nothing', async ({
  page,
}) => {
  await page.goto(testListing)
  for (const [way, close] of Object.entries(ways)) {
    await test.step(way, async () => {
      await openQuickView(page, pillow)
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
      await close(page)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden')
      await expect(page).toHaveURL(testListing)
      await expect(page.locator('.mfp-removing')).toHaveCount(0)
    })
  }
  const dialog = await openQuickView(page, pillow)
  await dialog.getByRole('heading').hover()
  await page.mouse.down()
  await page.mouse.move(8, 400)
  await page.mouse.up()
  await expect(dialog).toBeVisible()
  await expect(page.locator('.mfp-removing')).toHaveCount(0)
})

// UIkit’s modals keep the page from scrolling up and down alone, and give that back when they close.
test('a quick view over another script’s dialog leaves the page as that holds it, or has left it meanwhile', async ({
  page,
}) => {
  await page.goto(testListing)
  const holdPage = (overflowY: string) =>
    page.evaluate((value) => document.documentElement.style.setProperty('overflow-y', value), overflowY)
  for (const [before, meanwhile] of [
    ['hidden', 'hidden'],
    ['hidden', ''],
    ['', 'clip'],
  ] as const) {
    await holdPage(before)
    await openQuickView(page, pillow)
    await expect(page.locator('html')).toHaveCSS('overflow-x', 'hidden')
    await holdPage(meanwhile)
    await page.keyboard.press('Escape')
    await expect(page.locator('.mfp-wrap')).toHaveCount(0)
    const left = await page.evaluate(() => [
      document.documentElement.style.overflowX,
      document.documentElement.style.overflowY,
    ])
    expect(left).toEqual(['', meanwhile])
    await holdPage('')
  }
})

test('quick-view.close.focus-returns-to-button: Tab stays inside both ways round, and closing gives the focus back to the link; opened a second time the same product has one dialog and its own request', async ({
  page,
  shop,
}) => {
  await page.goto(testListing)
  await quickViewLink(page, shelf).focus()
  await page.keyboard.press('Enter')
  await expect(quickView(page, shelf)).toBeVisible()
  await expectToStayInDialog(page, 'Tab', 18)
  await expectToStayInDialog(page, 'Shift+Tab', 18)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(quickViewLink(page, shelf)).toBeFocused()
  await openQuickView(page, shelf)
  await page.keyboard.press('Escape')
  await quickViewLink(page, shelf).click()
  // The one before it may still be in the page, out of reach.
  const open = page.locator('.mfp-wrap:not(.mfp-removing)')
  await expect(quickView(page, shelf).and(open)).toBeVisible()
  await expect(open).toHaveCount(1)
  expect(await shop.calls('flatsome_quickview')).toHaveLength(3)
})
