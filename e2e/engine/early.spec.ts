import { addButton, basketCount, notices, products, removeLink, row, sidebarCart } from '../support/shopPage'
import { expect, test } from '../support/test'

const { pate, kibble } = products
/** early.js in the head; the script comes 1.5 s after the page. */
const listing = '/cua-hang/?reveal=0&script=early'

test('a click before the script is there waits for it, and is handled once', async ({ page, shop }) => {
  await page.goto(listing)
  expect(await page.evaluate(() => 'shopIslands' in window)).toBe(false)
  await addButton(page, pate).click()
  await expect(row(sidebarCart(page), pate)).toBeVisible()
  await expect(page).toHaveURL(listing)
  await expect(basketCount(page)).toHaveText('1')
  expect(await shop.calls()).toHaveLength(1)
})

test('several touches before the script is there are handled in order', async ({ page, shop }) => {
  await shop.fillCart(page, pate.id)
  await page.goto(listing)
  await addButton(page, kibble).click()
  await removeLink(sidebarCart(page), pate).dispatchEvent('click')
  expect(await page.evaluate(() => 'shopIslands' in window)).toBe(false)
  await expect(row(sidebarCart(page), kibble)).toBeVisible()
  await expect(row(sidebarCart(page), pate)).toHaveCount(0)
  expect((await shop.calls()).map(({ endpoint }) => endpoint)).toEqual(['add_to_cart', 'remove_from_cart'])
})

test.describe('the script never comes', () => {
  test.use({ consoleMessages: { parting: [/net::ERR_FAILED/] } })

  test('after three seconds the click is what it is without script: the link is followed', async ({ page, shop }) => {
    await page.clock.install()
    await page.route(/\/shop-islands\/shop-islands\.js/, (route) => route.abort())
    await page.goto(listing)
    await addButton(page, pate).click()
    await page.clock.runFor(2000)
    await expect(page).toHaveURL(listing)
    await page.clock.runFor(1100)
    await expect(notices(page)).toContainText('đã được thêm vào giỏ hàng')
    expect(await shop.calls('add_to_cart')).toEqual([])
  })
})

test('ctrl and click before the script is there opens a tab', async ({ page, context }) => {
  await page.goto(listing)
  const opening = context.waitForEvent('request', (request) => request.url().includes('?add-to-cart=101'))
  await addButton(page, pate).click({ modifiers: ['ControlOrMeta'] })
  expect((await opening).isNavigationRequest()).toBe(true)
  await expect(page).toHaveURL(listing)
})
