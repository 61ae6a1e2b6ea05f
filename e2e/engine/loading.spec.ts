import { addButton, basketCount, notices, products, removeLink, row, sidebarCart } from '../support/shopPage'
import { expect, test } from '../support/test'

const { pate } = products
const listing = '/cua-hang/?reveal=0'
/** The file with everything a first touch of the cart needs. */
const controls = /\/shop-islands\/controls-\w+\.js/
const leaving = [/^shop-islands: (A part of the script|chunk-)/, /status of 404/, /net::ERR_FAILED/]

test('the first click, in the very task in which the script has started, adds', async ({ page }) => {
  await page.addInitScript(() => {
    const look = () => {
      if (!('shopIslands' in window)) return setTimeout(look)
      return document.querySelector<HTMLElement>('.ajax_add_to_cart[data-product_id="101"]')?.click()
    }
    addEventListener('DOMContentLoaded', look)
  })
  await page.goto(listing)
  await expect(row(sidebarCart(page), pate)).toBeVisible()
  await expect(addButton(page, pate)).toHaveClass(/\badded\b/)
  await expect(basketCount(page)).toHaveText('1')
  await expect(page).toHaveURL(listing)
})

test('a page loads nothing for buttons before somebody comes near one', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto(listing)
  await expect(page.locator('.box-text[style]').first()).toBeAttached()
  expect(loaded.filter((url) => controls.test(url))).toEqual([])
  await addButton(page, pate).hover()
  await expect.poll(() => loaded.filter((url) => controls.test(url)).length).toBe(1)
})

for (const [trouble, answer] of [
  ['answers 404', { status: 404, body: '' }],
  ['cannot be reached', null],
] as const) {
  test.describe(`a part of the script ${trouble}`, () => {
    test.use({ consoleMessages: { parting: leaving } })

    test('the button’s link is followed, and the server adds', async ({ page }) => {
      await page.route(controls, (route) => (answer ? route.fulfill(answer) : route.abort()))
      await page.goto(listing)
      await addButton(page, pate).click()
      await expect(notices(page)).toContainText('đã được thêm vào giỏ hàng')
      await expect(basketCount(page)).toHaveText('1')
    })

    test('the remove link is followed, and the server removes', async ({ page, shop }) => {
      await shop.fillCart(page, pate.id)
      await page.route(controls, (route) => (answer ? route.fulfill(answer) : route.abort()))
      await page.goto(listing)
      await removeLink(sidebarCart(page), pate).click()
      await expect(notices(page)).toContainText('đã được xóa')
      await expect(basketCount(page)).toHaveText('0')
    })
  })
}

test.describe('a part of the script never arrives', () => {
  test.use({ consoleMessages: { parting: leaving } })

  test('after 120 seconds the button’s link is followed', async ({ page }) => {
    await page.clock.install()
    await page.route(controls, () => {})
    await page.goto(listing)
    await expect(page.locator('.box-text[style]').first()).toBeAttached()
    await addButton(page, pate).click()
    await expect(addButton(page, pate)).toHaveClass(/\bloading\b/)
    await page.clock.fastForward(110_000)
    await expect(addButton(page, pate)).toHaveClass(/\bloading\b/)
    await expect(page).toHaveURL(listing)
    await page.clock.fastForward(11_000)
    await expect(notices(page)).toContainText('đã được thêm vào giỏ hàng')
  })
})

test('a button that leaves the page while its part loads still adds, once', async ({ page, shop }) => {
  await page.route(controls, async (route) => {
    await page.locator('.products').evaluate((grid) => grid.remove())
    await route.continue()
  })
  await page.goto(listing)
  await addButton(page, pate).dispatchEvent('click')
  await expect(basketCount(page)).toHaveText('1')
  expect(await shop.calls('add_to_cart')).toHaveLength(1)
})

test('a button that arrives late, by infinite scroll or a page builder, adds like the others', async ({ page }) => {
  await page.goto(listing)
  await page.evaluate(() => {
    const late = document.createElement('div')
    const button = document.querySelector('.ajax_add_to_cart[data-product_id="101"]')?.cloneNode(true)
    late.id = 'late'
    late.append(button ?? '')
    document.querySelector('.shop-container')?.prepend(late)
  })
  await page.locator('#late .ajax_add_to_cart').click()
  await expect(page.locator('#late .ajax_add_to_cart')).toHaveClass(/\badded\b/)
  await expect(basketCount(page)).toHaveText('1')
})
