import type { Page } from '@playwright/test'
import { axeFindings } from '../support/axe'
import { tabTo } from '../support/input'
import { openWhole, recordShifts } from '../support/layoutShift'
import { expect, test } from '../support/test'

const HOME = '/thong-bao/'

const notice = (page: Page) => page.getByRole('complementary', { name: 'Thông báo của cửa hàng' })
const dismiss = (page: Page) => notice(page).getByRole('button', { name: 'Bỏ qua' })

test('banners.store-notice.dismiss-hides, banners.store-notice.dismiss-sets-cookie, banners.store-notice.stays-hidden: the dismiss link hides the notice, and nothing else on the page moves; by a cookie of the browser’s session for the whole site it stays hidden after a reload and on every other page; another notice is shown', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await page.goto(HOME)
  await expect(notice(page)).toBeVisible()
  const id = await notice(page).getAttribute('data-notice-id')
  const before = await page.locator('footer').boundingBox()
  await dismiss(page).click()
  await expect(notice(page)).toBeHidden()
  await expect(page).toHaveURL(HOME)
  expect(await page.locator('footer').boundingBox()).toEqual(before)
  const cookies = async () => (await context.cookies()).filter(({ name }) => name.startsWith('store_notice'))
  await expect
    .poll(cookies)
    .toEqual([expect.objectContaining({ name: `store_notice${id}`, value: 'hidden', path: '/', expires: -1 })])
  for (const path of [HOME, '/cua-hang/?store-notice=holiday']) {
    await page.goto(path)
    // Whatever shows the notice has had its time.
    await page.waitForLoadState('networkidle')
    await page.clock.runFor(700)
    await expect(notice(page)).toBeHidden()
  }
  await page.goto('/cua-hang/?store-notice=sale')
  await expect(notice(page)).toBeVisible()
})

for (const key of ['Enter', 'Space']) {
  test(`by keyboard alone: Tab reaches the link, ${key} dismisses, the page does not scroll, and Tab goes on from there`, async ({
    page,
  }) => {
    await page.goto(HOME)
    await expect(notice(page)).toBeVisible()
    await page.locator('footer a').last().focus()
    await tabTo(page, dismiss(page))
    const scrolled = await page.evaluate(() => scrollY)
    await page.keyboard.press(key)
    await expect(notice(page)).toBeHidden()
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
    await page.keyboard.press('Shift+Tab')
    await expect(page.locator('footer a').last()).toBeFocused()
  })
}

test('without script the notice stays away, as the server prints it', async ({ page }) => {
  await page.goto(`${HOME}?script=none`)
  await expect(page.locator('.demo_store')).toBeHidden()
})

for (const width of [1280, 390]) {
  test(`axe finds nothing while the notice is shown, and nothing shifts, ${width} px wide`, async ({ page }) => {
    const shifts = await recordShifts(page)
    await page.setViewportSize({ width, height: 900 })
    await openWhole(page, HOME)
    await expect(notice(page)).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    expect(await shifts()).toEqual([])
  })
}
