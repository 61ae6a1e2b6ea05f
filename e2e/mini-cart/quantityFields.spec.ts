import type { Page } from '@playwright/test'
import { changeMiniCarts, watchFragments } from '../support/miniCarts'
import { addButton, basketCount, listing, products, row, sidebarCart } from '../support/shopPage'
import { expect, test } from '../support/test'

const { pate, kibble, litter } = products

/** Numbers the renderings, so that none has an id of another. */
let renderings = 0

/** A mini-cart's rows as the theme prints them where its option asks for quantity fields: with an id of this rendering (contract 1.5). */
function withFields(html: string): string {
  return html.replace(
    /(data-cart_item_key="(\w+)".*?)<span class="quantity">(\d+) × .*?(?=<\/li>)/gs,
    (_row, before, key, quantity) => {
      renderings++
      const id = `quantity_${renderings.toString(16).padStart(13, '6745f3c2a0000')}`
      return `${before}<div class="ux-mini-cart-qty"><div class="ux-quantity quantity buttons_added">
        <input type="button" value="-" class="ux-quantity__button ux-quantity__button--minus button minus is-form">
        <label class="screen-reader-text" for="${id}">Số lượng</label>
        <input type="number" id="${id}" class="input-text qty text" name="cart[${key}][qty]" value="${quantity}" min="0" step="1">
        <input type="button" value="+" class="ux-quantity__button ux-quantity__button--plus button plus is-form"></div></div>`
    },
  )
}

test.beforeEach(async ({ page, shop }) => {
  await shop.fillCart(page, pate.id, kibble.id)
  await changeMiniCarts(page, withFields)
})

const fieldOf = (page: Page, product: typeof pate | typeof kibble) => row(sidebarCart(page), product).locator('.qty')

test('a page that shows the right cart is left alone, though its fields have other ids than those of the copy', async ({
  page,
}) => {
  const heard = await watchFragments(page)
  await page.goto(listing)
  await expect.poll(heard).toContain('wc_fragments_refreshed')
  await page.goto(listing)
  await expect.poll(heard).toEqual(['wc_fragments_loaded'])
})

test('who types a quantity goes on typing while another product is added; plus, pressed by keyboard, keeps the focus while the cart is fetched anew, and the label goes on naming the field', async ({
  page,
}) => {
  await page.goto(listing)
  await fieldOf(page, kibble).click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('1')
  await addButton(page, litter).evaluate((button: HTMLElement) => button.click())
  await expect(basketCount(page)).toHaveText('3')
  await expect(fieldOf(page, kibble)).toBeFocused()
  await page.keyboard.type('2')
  await expect(fieldOf(page, kibble)).toHaveValue('12')
  await page.keyboard.press('Enter')
  await expect(basketCount(page)).toHaveText('14')

  const plus = row(sidebarCart(page), pate).locator('.plus')
  await plus.focus()
  for (const count of ['15', '16']) {
    await page.keyboard.press('Enter')
    await expect(basketCount(page)).toHaveText(count)
    await expect(plus).toBeFocused()
  }
  await expect(fieldOf(page, pate)).toHaveValue('3')
  await expect(row(sidebarCart(page), pate).getByLabel('Số lượng')).toHaveValue('3')
})

test('who sets a quantity to none by the keyboard goes on from the neighbouring row', async ({ page }) => {
  await page.goto(listing)
  await fieldOf(page, pate).click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('0')
  await page.keyboard.press('Enter')
  await expect(row(sidebarCart(page), pate)).toHaveCount(0)
  await expect(row(sidebarCart(page), kibble).locator('.remove_from_cart_button')).toBeFocused()
})
