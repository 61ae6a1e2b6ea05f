import { isScriptThere } from '../support/inspect'
import { addButton, basketCount, notices, products, removeLink, sidebarCart } from '../support/shopPage'
import { expect, test } from '../support/test'

const { pate, kibble } = products

/** What the pages of a test have asked for themselves, without going to another page. */
const asked: string[] = []

test.beforeEach(({ page }) => {
  asked.length = 0
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'ping'].includes(request.resourceType())) asked.push(request.url())
  })
})

test.afterEach(async ({ page, shop }) => {
  expect(asked).toEqual([])
  expect(await shop.everyCall()).toEqual([])
  expect(await isScriptThere(page)).toBe(false)
})

/** Every link and form works against the server, with no script of ours on the page, nor on those that follow, which ask for it. */
test.describe('without the script', () => {
  test.beforeEach(({ page }) =>
    page.route(/\/shop-islands\/.*\.js/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' })),
  )

  test('a card’s button adds by its link', async ({ page }) => {
    await page.goto('/cua-hang/?script=none')
    await addButton(page, pate).click()
    await expect(page).toHaveURL('/cua-hang/')
    await expect(basketCount(page)).toHaveText('1')
    await expect(notices(page)).toContainText('đã được thêm vào giỏ hàng')
  })

  test('a mini-cart’s remove link removes, and the shopper stays on the page', async ({ page, shop }) => {
    await shop.fillCart(page, pate.id, kibble.id)
    await page.goto('/cua-hang/?script=none')
    await removeLink(sidebarCart(page), pate).click()
    await expect(page).toHaveURL('/cua-hang/?script=none')
    await expect(basketCount(page)).toHaveText('1')
    await expect(notices(page)).toContainText('đã được xóa')
  })

  test('the cart page changes quantities, removes and takes back', async ({ page, shop }) => {
    await shop.fillCart(page, pate.id)
    await page.goto('/cart/?script=none')
    await page.getByRole('spinbutton', { name: pate.name }).fill('4')
    await page.getByRole('button', { name: 'Cập nhật giỏ hàng' }).click()
    await expect(notices(page)).toContainText('đã được cập nhật')
    await expect(page.locator('.order-total')).toContainText('72.000')
    await page.goto('/cart/?script=none')
    await page.getByLabel('Xóa “Pate').click()
    await expect(page.locator('.cart-empty')).toBeVisible()
    await page.getByRole('link', { name: 'Hoàn tác?' }).click()
    await expect(page.getByRole('rowheader', { name: pate.name })).toBeVisible()
  })

  test('a product form adds the chosen quantity', async ({ page }) => {
    await page.goto('/san-pham/hat-ca-hoi/?script=none')
    await page.locator('form.cart .qty').fill('2')
    await page.locator('.single_add_to_cart_button').click()
    await expect(notices(page)).toContainText('đã được thêm vào giỏ hàng')
    await expect(basketCount(page)).toHaveText('2')
  })

  test('a product with options is added with those that were chosen', async ({ page }) => {
    await page.goto('/san-pham/ao-len-meo/?script=none')
    await page.getByLabel('Màu').selectOption('Xanh')
    await page.getByLabel('Kích cỡ').selectOption('M')
    await page.locator('.single_add_to_cart_button').click()
    await expect(notices(page)).toContainText('đã được thêm vào giỏ hàng')
    await expect(basketCount(page)).toHaveText('1')
    await page.goto('/cart/?script=none')
    await expect(page.getByRole('rowheader', { name: /Áo len/ })).toContainText(/Xanh.*M/s)
  })
})

test.describe('with scripts switched off in the browser', () => {
  test.use({ javaScriptEnabled: false })

  test('the sort form has a button of its own', async ({ page }) => {
    await page.goto('/cua-hang/')
    await page.locator('select.orderby').selectOption('price-desc')
    await page.getByRole('button', { name: 'Sắp xếp' }).click()
    await expect(page).toHaveURL(/orderby=price-desc/)
    await expect(page.locator('.product-small .product-title').first()).toContainText('Máy cho ăn hẹn giờ')
  })

  test('a card’s button adds by its link', async ({ page }) => {
    await page.goto('/cua-hang/')
    await addButton(page, pate).click()
    await expect(notices(page)).toContainText('đã được thêm vào giỏ hàng')
    await expect(basketCount(page)).toHaveText('1')
    await expect(sidebarCart(page)).toContainText(pate.name)
  })
})
