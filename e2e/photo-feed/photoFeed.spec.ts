import type { Page } from '@playwright/test'
import { axeFindings, testStates } from '../support/axe'
import { holdRequests } from '../support/holdRequests'
import { openWhole, recordShifts } from '../support/layoutShift'
import { waitForFrames } from '../support/onScreen'
import { expect, test } from '../support/test'

const ENDPOINT = 'flatsome_load_instagram'
const FAILED = /^shop-islands: This photo feed could not be shown/

const photos = (page: Page) => page.locator('.photo-feed img')
const waiting = (page: Page) => page.locator('[data-flatsome-instagram]')

/** Scrolls to the feed, as somebody does who reads on. */
async function lookAtFeed(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Tuần này' }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 500)
}

test('photo-feed.load.success-shows-html: the photos come when their place is scrolled to, the block says that it is busy until then, and nothing shifts', async ({
  page,
  shop,
}) => {
  const shifts = await recordShifts(page)
  const release = await holdRequests(page, new RegExp(ENDPOINT))
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.clock.install()
  await openWhole(page, '/anh-meo/')
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(500)
  expect(await shop.calls(ENDPOINT)).toHaveLength(0)
  await lookAtFeed(page)
  await expect(waiting(page)).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(photos(page)).toHaveCount(6)
  await expect(waiting(page)).toHaveCount(0)
  expect(await shop.calls(ENDPOINT)).toMatchObject([{ method: 'GET' }])
  for (const photo of await photos(page).all()) await expect(photo).toHaveJSProperty('complete', true)
  await waitForFrames(page)
  expect(await shifts()).toEqual([])
})

test.describe('data that have expired in a page cache', () => {
  test.use({ consoleMessages: { expected: [FAILED] } })

  test('photo-feed.error.hidden-from-everyone-else: a shopper reads no error, and the places stay', async ({
    page,
  }) => {
    await page.goto('/anh-meo/?feed=expired')
    const served = await waiting(page).innerHTML()
    const reported = page.waitForEvent('console')
    await lookAtFeed(page)
    await reported
    expect(await waiting(page).innerHTML()).toBe(served)
    await expect(page.getByText('Lỗi Instagram')).toHaveCount(0)
  })

  test('an administrator reads the error in the block, and axe finds nothing in it', async ({ page }) => {
    await page.goto('/anh-meo/?feed=expired&role=admin')
    await lookAtFeed(page)
    await expect(waiting(page).getByText('Lỗi Instagram: Dữ liệu của khối ảnh đã hết hạn.')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  })
})

test.describe('an answer that is a page', () => {
  test.use({ consoleMessages: { expected: [FAILED] } })

  test('leaves the places and the rest of the page as they were', async ({ page, shop }) => {
    await shop.disturb({ endpoint: ENDPOINT, fault: 'html-error-page' })
    await page.goto('/anh-meo/')
    const reported = page.waitForEvent('console')
    await lookAtFeed(page)
    await reported
    await expect(waiting(page)).not.toHaveAttribute('aria-busy')
    await expect(page.locator('.photo')).toHaveCount(6)
  })
})

test('scripts, handlers and script addresses in an answer do not run, and the photos are shown all the same', async ({
  page,
  shop,
}) => {
  await shop.disturb({ endpoint: ENDPOINT, fault: 'script-in-data' })
  await page.goto('/anh-meo/')
  await lookAtFeed(page)
  await expect(page.locator('.photo img')).toHaveCount(6)
  await page.getByText('Xem', { exact: true }).click()
  await expect(page.locator('img[src="data:,"]')).toHaveJSProperty('complete', true)
  await waitForFrames(page)
  expect(await page.evaluate(() => 'shopAnswerScriptRan' in window)).toBe(false)
})

test('under a strict policy with Trusted Types the photos come, too', async ({ page }) => {
  await page.goto('/anh-meo/?csp=strict')
  await lookAtFeed(page)
  await expect(photos(page)).toHaveCount(6)
})

test.describe('photos that were deleted', () => {
  test.use({ consoleMessages: { expected: Array.from({ length: 6 }, () => /Failed to load resource.*404/) } })

  test('keep their places and their descriptions', async ({ page, shop }) => {
    await shop.disturb({ endpoint: ENDPOINT, fault: 'lost-pictures' })
    await page.goto('/anh-meo/')
    const place = await page.locator('.photo').first().boundingBox()
    await lookAtFeed(page)
    await expect(photos(page)).toHaveCount(6)
    await expect(page.getByRole('img', { name: 'Bông và con chuột mới' })).toBeAttached()
    const { width, height } = (await page.locator('.photo').first().boundingBox()) ?? { width: 0, height: 0 }
    expect({ width, height }).toEqual({ width: place?.width, height: place?.height })
  })
})

testStates({
  'the photos': async (page) => {
    await page.goto('/anh-meo/')
    await lookAtFeed(page)
    await expect(photos(page)).toHaveCount(6)
  },
})
