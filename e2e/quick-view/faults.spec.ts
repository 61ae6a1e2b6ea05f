import type { Page } from '@playwright/test'
import { holdRequests } from '../support/holdRequests'
import {
  asksForQuickView,
  demoProducts,
  openQuickView,
  quickView,
  quickViewLink,
  selectedPicture,
  testListing,
} from '../support/productPage'
import { expect, test } from '../support/test'

const { shelf, pillow } = demoProducts

/** The next quick view is on its way for as long as it takes: nobody answers. */
async function leaveUnanswered(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname.endsWith('admin-ajax.php'),
    (route) => (asksForQuickView(route.request()) ? undefined : route.fallback()),
    { times: 1 },
  )
}

test.describe('the shop fails', () => {
  // The page is left at once: whether the messages are still written in time is open.
  test.use({
    consoleMessages: { parting: [/^shop-islands: The quick view of this product/, /Failed to load resource.*500/] },
  })

  test('the product’s own page is opened instead', async ({ page, shop }) => {
    await page.goto(testListing)
    await shop.disturb({ endpoint: 'flatsome_quickview', fault: '500' })
    await quickViewLink(page, shelf).click()
    await expect(page).toHaveURL(shelf.path)
    await expect(page.getByRole('heading', { level: 1, name: shelf.name })).toBeVisible()
  })
})

test('scripts in the answer do not run, and the product is shown all the same', async ({ page, shop }) => {
  await shop.disturb({ endpoint: 'flatsome_quickview', fault: 'script-in-html' })
  await page.goto(testListing)
  const dialog = await openQuickView(page, pillow)
  await expect(selectedPicture(dialog)).toBeVisible()
  // What stands beside the product is not shown, so its handler has no picture that could be lost.
  await expect(page.locator('img[src*="khong-co"]')).toHaveCount(0)
  expect(await page.evaluate(() => 'shopAnswerScriptRan' in window)).toBe(false)
})

test('while a product is on its way two clicks ask once, Esc gives it up, and a second product takes its place', async ({
  page,
  shop,
}) => {
  await page.goto(testListing)
  await test.step('Esc: nothing opens, and the link is free again', async () => {
    await leaveUnanswered(page)
    const asked = page.waitForRequest(asksForQuickView)
    await quickViewLink(page, shelf).click()
    await asked
    await expect(page.locator('.processing')).toHaveCount(1)
    const aborted = page.waitForEvent('requestfailed')
    await page.keyboard.press('Escape')
    await aborted
    await expect(page.locator('.processing')).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await openQuickView(page, shelf)
    await expect(page.locator('.mfp-wrap')).toHaveCount(1)
  })
  await page.keyboard.press('Escape')
  await expect(page.locator('.mfp-wrap')).toHaveCount(0)
  await test.step('a second product', async () => {
    await leaveUnanswered(page)
    const asked = page.waitForRequest(asksForQuickView)
    await quickViewLink(page, shelf).click()
    await asked
    await openQuickView(page, pillow)
    await expect(page.locator('.mfp-wrap')).toHaveCount(1)
    await expect(quickView(page, shelf)).toHaveCount(0)
  })
  await page.keyboard.press('Escape')
  await expect(page.locator('.mfp-wrap')).toHaveCount(0)
  await test.step('two clicks: one request, one lightbox', async () => {
    // Nothing is there yet on which the second click could fall.
    const release = await holdRequests(page, /admin-ajax\.php$/, asksForQuickView)
    const before = await shop.calls('flatsome_quickview')
    await quickViewLink(page, pillow).dblclick()
    release()
    await expect(quickView(page, pillow)).toBeVisible()
    await expect(page.locator('.mfp-wrap')).toHaveCount(1)
    expect(await shop.calls('flatsome_quickview')).toHaveLength(before.length + 1)
  })
})
