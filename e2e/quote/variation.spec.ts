import type { Page } from '@playwright/test'
import type { DemoShop } from '../support/demoShop'
import { messagesOf } from '../support/failedCalls'
import { bodyHas, holdRequests } from '../support/holdRequests'
import { choose } from '../support/productPage'
import { browseLink, chooseOptions, quoteButton, quoteCalls, quoteMessage, quotePage, quoteRow } from '../support/quote'
import { expect, test } from '../support/test'
import { jumper } from '../support/wishlist'

const { check } = quoteCalls
const greenM = { Màu: 'Xanh', 'Kích cỡ': 'M' }

/** Tells the request that asks whether a variation is on the list. */
const asksForCheck = bodyHas('ywraq_action=variation_exist')

/** Chooses, lets the page ask, and adds. */
async function putOnList(page: Page, shop: DemoShop): Promise<void> {
  await page.goto(jumper.path)
  await chooseOptions(page, greenM)
  await expect.poll(() => shop.calls(check)).toHaveLength(1)
  await quoteButton(page, jumper).click()
  await expect(quoteMessage(page)).toContainText('đã được thêm vào danh sách báo giá')
}

test('quote.variation.in-list-hides-button quote.variation.in-list-shows-message quote.variation.not-in-list-shows-button: button and message follow the choice; of two in a breath only the last counts, however slow the server is', async ({
  page,
  shop,
}) => {
  await putOnList(page, shop)
  await page.goto(jumper.path)
  await chooseOptions(page, greenM)
  await expect(quoteButton(page, jumper)).toBeHidden()
  await expect(quoteMessage(page)).toHaveText('Sản phẩm này đã có trong danh sách báo giá.')
  await expect(browseLink(page)).toHaveText('Xem danh sách báo giá')
  await expect(browseLink(page)).toHaveAttribute('href', /\/request-quote\/$/)
  await choose(page, 'Kích cỡ', 'S')
  await expect(quoteButton(page, jumper)).toBeVisible()
  await expect(quoteMessage(page)).toHaveCount(0)
  await expect(browseLink(page)).toHaveCount(0)
  const checks = await shop.calls(check)
  expect(checks.map(({ fields }) => fields['variation_id'])).toEqual(['805', '805', '804'])
  expect(checks[0]?.fields).toMatchObject({ product_id: '118', _wpnonce: expect.any(String) })
  const release = await holdRequests(page, /admin-ajax/, asksForCheck)
  const asking = page.waitForRequest(asksForCheck)
  await choose(page, 'Kích cỡ', 'M')
  await asking
  await choose(page, 'Kích cỡ', 'S')
  await expect(page.locator('form.cart [name="variation_id"]')).toHaveValue('804')
  release()
  await expect
    .poll(async () => (await shop.calls(check)).slice(3).map(({ finishedAt }) => finishedAt !== null))
    .toEqual([true, true])
  await expect(quoteButton(page, jumper)).toBeVisible()
  await expect(quoteMessage(page)).toHaveCount(0)
})

test('who adds at once after choosing reads about the add, however late the check comes', async ({ page, shop }) => {
  await page.goto(jumper.path)
  await chooseOptions(page, { ...greenM, 'Kích cỡ': 'S' })
  await expect.poll(() => shop.calls(check)).toHaveLength(1)
  const release = await holdRequests(page, /admin-ajax/, asksForCheck)
  const asking = page.waitForRequest(asksForCheck)
  await choose(page, 'Kích cỡ', 'M')
  await expect(page.locator('form.cart [name="variation_id"]')).toHaveValue('805')
  await asking
  await quoteButton(page, jumper).click()
  await expect(quoteButton(page, jumper)).toHaveClass(/\bloading\b/)
  release()
  await expect(quoteMessage(page)).toContainText('đã được thêm vào danh sách báo giá')
  await expect
    .poll(async () => (await shop.calls(check)).map(({ finishedAt }) => finishedAt !== null))
    .toEqual([true, true])
  await expect(quoteMessage(page)).toContainText('đã được thêm vào danh sách báo giá')
  await expect(browseLink(page)).toBeFocused()
})

test('with the first of two options chosen there is no button, with the second there is; with the choice taken back there is none, with the next one there is again', async ({
  page,
}) => {
  await page.goto(jumper.path)
  // The page is at rest, and shows the button as the server printed it.
  await page.waitForLoadState('networkidle')
  await expect(quoteButton(page, jumper)).toBeVisible()
  await choose(page, 'Màu', 'Xanh')
  await expect(quoteButton(page, jumper)).toBeHidden()
  await choose(page, 'Kích cỡ', 'M')
  await expect(quoteButton(page, jumper)).toBeVisible()
  await page.getByRole('link', { name: 'Xóa các tùy chọn' }).click()
  await expect(quoteButton(page, jumper)).toBeHidden()
  await chooseOptions(page, greenM)
  await expect(quoteButton(page, jumper)).toBeVisible()
})

test('the variation stands on the list as it was chosen', async ({ page, shop }) => {
  await page.goto(`${jumper.path}?attribute_pa_mau=xanh&attribute_kich-co=M&go-to-quote=yes`)
  // The button moves to the form when the choice is known, and below what is shown of it.
  await expect.poll(() => shop.calls(check)).toHaveLength(1)
  await expect(page.locator('.single_variation')).toBeVisible()
  await quoteButton(page, jumper).click()
  await expect(page).toHaveURL(quotePage)
  await expect(quoteRow(page, jumper)).toContainText(/Xanh.*M/s)
})

test.describe('a check that fails', () => {
  test.use({ consoleMessages: { expected: messagesOf(['500']) } })

  test('leaves the button, and the add works', async ({ page, shop }) => {
    await shop.disturb({ endpoint: check, fault: '500' })
    await page.goto(jumper.path)
    await chooseOptions(page, greenM)
    await expect.poll(() => shop.calls(check)).toHaveLength(1)
    await quoteButton(page, jumper).click()
    await expect(quoteMessage(page)).toContainText('đã được thêm vào danh sách báo giá')
  })
})
