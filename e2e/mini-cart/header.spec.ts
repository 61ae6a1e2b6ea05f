import {
  addButton,
  basketCount,
  cartPanel,
  dropdown,
  listing,
  products,
  removeLink,
  row,
  sidebarCart,
} from '../support/shopPage'
import { expect, test } from '../support/test'

const { pate, kibble } = products
test('mini-cart.header.lists-the-items, mini-cart.header.item-has-remove-link: every item with its quantity and price, and their sum; each item’s link names it and knows its key, in every mini-cart', async ({
  page,
  shop,
}) => {
  await shop.fillCart(page, pate.id, pate.id, kibble.id)
  await page.goto(listing)
  await page.locator('.cart-item:visible').hover()
  await expect(row(dropdown(page), pate)).toContainText(/2 × 18\.000\s₫/)
  await expect(row(dropdown(page), kibble)).toContainText(/1 × 189\.000\s₫/)
  await expect(dropdown(page).locator('.total')).toContainText(/225\.000\s₫/)
  for (const cart of [dropdown(page), sidebarCart(page), cartPanel(page)]) {
    const keys = new Set<string | null>()
    for (const product of [pate, kibble]) {
      const key = await removeLink(cart, product).getAttribute('data-cart_item_key')
      expect(key).toMatch(/^[0-9a-f]{32}$/)
      keys.add(key)
    }
    expect(keys.size).toBe(2)
  }
})

test('mini-cart.header.hidden-when-cookie-is-0, mini-cart.header.shown-when-cookie-is-above-0: the sidebar’s cart is hidden while the cart is empty, the header’s never; it comes with the first item and goes with the last', async ({
  page,
}) => {
  await page.goto(listing)
  await expect(sidebarCart(page)).toBeHidden()
  await expect(page.locator('#masthead .cart-item:visible')).toHaveCount(1)
  await addButton(page, pate).click()
  await expect(sidebarCart(page)).toBeVisible()
  // It comes with the click already; the page is not to be left before the add has been answered.
  await expect(basketCount(page)).toHaveText('1')
  await page.reload()
  await expect(sidebarCart(page)).toBeVisible()
  await removeLink(sidebarCart(page), pate).click()
  await expect(sidebarCart(page)).toBeHidden()
})
