import type { Page } from '@playwright/test'
import { isScriptThere } from '../support/inspect'
import { addButton, basketCount, notices, products, removeLink, row, sidebarCart } from '../support/shopPage'
import { openStopped, stopClock } from '../support/stopwatch'
import { expect, test } from '../support/test'

const { pate, kibble } = products
/** early.js in the head; the script comes 1.5 s after the page. */
const listing = '/cua-hang/?reveal=0&script=early'

/** On a page whose clock stands still: the script comes. Until it is there, the three seconds for which clicks are held do not pass. */
async function letScriptCome(page: Page): Promise<void> {
  await page.clock.runFor(1600)
  await expect.poll(() => isScriptThere(page)).toBe(true)
  await page.clock.resume()
}

test('touches before the script is there wait for it, and are handled in order, each once', async ({ page, shop }) => {
  await shop.fillCart(page, pate.id)
  await openStopped(page, listing)
  expect(await isScriptThere(page)).toBe(false)
  await addButton(page, kibble).click()
  await removeLink(sidebarCart(page), pate).dispatchEvent('click')
  expect(await isScriptThere(page)).toBe(false)
  await letScriptCome(page)
  await expect(row(sidebarCart(page), kibble)).toBeVisible()
  await expect(row(sidebarCart(page), pate)).toHaveCount(0)
  await expect(basketCount(page)).toHaveText('1')
  await expect(page).toHaveURL(listing)
  expect((await shop.calls()).map(({ endpoint }) => endpoint)).toEqual(['add_to_cart', 'remove_from_cart'])
})

test('what is clicked before the script is there is done, once, where the shopper leaves meanwhile', async ({
  page,
  shop,
}) => {
  await shop.fillCart(page, pate.id)
  await openStopped(page, listing)
  await addButton(page, kibble).click()
  await removeLink(sidebarCart(page), pate).dispatchEvent('click')
  expect(await isScriptThere(page)).toBe(false)
  await page.goto('/contact/')
  await page.goto('/cart/')
  const kibbleRow = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: kibble.name }) })
  await expect(kibbleRow.locator('input.qty')).toHaveValue('1')
  await expect(page.getByRole('rowheader', { name: pate.name })).toHaveCount(0)
})

test.describe('the script never comes', () => {
  test.use({ consoleMessages: { parting: [/net::ERR_FAILED/] } })

  test('after three seconds the click is what it is without script: the link is followed', async ({ page, shop }) => {
    await page.clock.install()
    await page.route(/\/shop-islands\/shop-islands\.js/, (route) => route.abort())
    await page.goto(listing)
    await stopClock(page)
    await addButton(page, pate).click()
    await page.clock.runFor(2000)
    await expect(page).toHaveURL(listing)
    await page.clock.runFor(1100)
    await expect(notices(page)).toContainText('đã được thêm vào giỏ hàng')
    expect(await shop.calls('add_to_cart')).toEqual([])
  })
})

test.describe('another tab', () => {
  test.use({ hasSeparateTabs: true })

  test('ctrl and click before the script is there opens a tab', async ({ page, context }) => {
    await page.goto(listing)
    const opening = context.waitForEvent('request', (request) => request.url().includes('?add-to-cart=101'))
    await addButton(page, pate).click({ modifiers: ['ControlOrMeta'] })
    expect((await opening).isNavigationRequest()).toBe(true)
    await expect(page).toHaveURL(listing)
  })
})
