import type { Locator, Page } from '@playwright/test'
import { untilAwake } from '../support/inspect'
import { notices, products } from '../support/shopPage'
import { stopClock } from '../support/stopwatch'
import { expect, test } from '../support/test'

const { pate, kibble } = products

/** The row of a product in the table. */
const rowOf = (page: Page, { name }: { name: string }): Locator => page.getByRole('row', { name })

test('the cart page sends itself once the shopper has changed its quantities and rests', async ({ page, shop }) => {
  await shop.fillCart(page, pate.id, kibble.id)
  await page.clock.install()
  await page.goto('/cart/')
  await stopClock(page)
  await rowOf(page, pate).locator('.plus').click()
  await expect(rowOf(page, pate).locator('.qty')).toHaveValue('2')
  await page.clock.runFor(1000)
  await rowOf(page, kibble).locator('.plus').click()
  await expect(rowOf(page, kibble).locator('.qty')).toHaveValue('2')
  await page.clock.runFor(1000)
  await expect(notices(page)).not.toContainText('Giỏ hàng đã được cập nhật.')
  await page.clock.runFor(200)
  await expect(notices(page)).toContainText('Giỏ hàng đã được cập nhật.')
  for (const product of [pate, kibble]) await expect(rowOf(page, product).locator('.qty')).toHaveAttribute('value', '2')
})

test('it does so, too, where another plugin’s plus changes a quantity through jQuery alone', async ({ page, shop }) => {
  await shop.fillCart(page, pate.id)
  await page.goto('/cart/?jquery=early')
  const field = page.getByRole('row', { name: pate.name }).locator('.qty')
  await field.hover()
  await untilAwake(page, 'cart-auto-refresh')
  await field.evaluate((element) => {
    const { jQuery } = window as unknown as {
      jQuery: (target: Element) => { val(value: number): { trigger(type: string): void } }
    }
    jQuery(element).val(3).trigger('change')
  })
  await expect(notices(page)).toContainText('Giỏ hàng đã được cập nhật.')
  await expect(field).toHaveAttribute('value', '3')
})

test('who empties a quantity and goes on elsewhere keeps the product, with the quantity that it had', async ({
  page,
  shop,
}) => {
  await shop.fillCart(page, pate.id)
  await page.goto('/cart/')
  const field = rowOf(page, pate).locator('.qty')
  await field.fill('')
  await untilAwake(page, 'cart-auto-refresh')
  await field.press('Tab')
  await expect(field).toHaveValue('1')
  await page.locator('.checkout-button').click()
  await expect(page.locator('.product-quantity')).toHaveText('× 1')
})

test('who goes on to the checkout right after a change orders the new quantity', async ({ page, shop }) => {
  await shop.fillCart(page, pate.id)
  await page.goto('/cart/')
  const cartRow = rowOf(page, pate)
  await cartRow.locator('.plus').click()
  await expect(cartRow.locator('.qty')).toHaveValue('2')
  await untilAwake(page, 'cart-auto-refresh')
  await page.locator('.checkout-button').click()
  await expect(page).toHaveURL('/checkout/')
  await expect(page.locator('.product-quantity')).toHaveText('× 2')
})

test('who removes another product, or leaves for the shop’s front page, right after a change keeps the new quantity', async ({
  page,
  shop,
}) => {
  await shop.fillCart(page, pate.id, kibble.id)
  await page.goto('/cart/')
  const raise = async (quantity: string) => {
    await rowOf(page, pate).locator('.plus').click()
    await expect(rowOf(page, pate).locator('.qty')).toHaveValue(quantity)
    await untilAwake(page, 'cart-auto-refresh')
  }
  await raise('2')
  await rowOf(page, kibble).locator('.product-remove a').click()
  await expect(rowOf(page, kibble)).toHaveCount(0)
  await expect(rowOf(page, pate).locator('.qty')).toHaveAttribute('value', '2')
  await raise('3')
  await page.locator('#logo a').click()
  await expect(page).toHaveURL('/')
  await page.goto('/cart/')
  await expect(rowOf(page, pate).locator('.qty')).toHaveAttribute('value', '3')
})

test('so does who removes another product by the shop’s own script, which puts the table of the page that comes back in place of this one', async ({
  page,
  shop,
}) => {
  await shop.fillCart(page, pate.id, kibble.id)
  await page.goto('/cart/')
  await page.evaluate(() => {
    document.addEventListener('click', async (click) => {
      const link = (click.target as Element).closest<HTMLAnchorElement>('.woocommerce-cart-form .product-remove > a')
      if (!link) return
      click.preventDefault()
      const answer = await fetch(link.href)
      const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html')
      const form = '.woocommerce-cart-form'
      document.querySelector(form)?.replaceWith(fresh.querySelector(form) as Element)
    })
  })
  await rowOf(page, pate).locator('.plus').click()
  await expect(rowOf(page, pate).locator('.qty')).toHaveValue('2')
  await untilAwake(page, 'cart-auto-refresh')
  await rowOf(page, kibble).locator('.product-remove a').click()
  await expect(rowOf(page, kibble)).toHaveCount(0)
  await expect(rowOf(page, pate).locator('.qty')).toHaveAttribute('value', '2')
})

test('who applies a coupon right after a change has the new quantity and the coupon', async ({ page, shop }) => {
  await shop.fillCart(page, pate.id)
  await page.goto('/cart/')
  const cartRow = rowOf(page, pate)
  await page.locator('#coupon_code').fill('MEOMOI')
  await cartRow.locator('.plus').click()
  await expect(cartRow.locator('.qty')).toHaveValue('2')
  await untilAwake(page, 'cart-auto-refresh')
  await page.locator('#coupon_code').press('Enter')
  await expect(notices(page)).toContainText('Mã giảm giá đã được áp dụng.')
  await expect(cartRow.locator('.qty')).toHaveAttribute('value', '2')
})
