import type { Locator, Page } from '@playwright/test'
import { alertOf } from '../support/dialogs'
import { basketCount } from '../support/shopPage'
import { expect, test } from '../support/test'
import { wishCount, wished, wishMessage, wishRow } from '../support/wishlist'

const { catTree, backpack, feeder } = wished
const own = '/wishlist/'
const nothingSelected = 'Chưa chọn sản phẩm hoặc thao tác nào.'

function box(page: Page, { name }: { name: string }): Locator {
  return page.getByRole('checkbox', { name: new RegExp(`^Chọn “${name}`) })
}

function allBox(page: Page): Locator {
  return page.getByRole('checkbox', { name: 'Chọn tất cả' })
}

function button(page: Page, name: string): Locator {
  return page.locator('.tinv-wishlist form').getByRole('button', { name, exact: true })
}

function removeButton(page: Page, { name }: { name: string }): Locator {
  return page.getByRole('button', { name: new RegExp(`^Xóa “${name}`) })
}

/** Clicks a box. The first click on a page may be held for a moment, so what it ticks is not ticked at once. */
async function tick(each: Locator, isTicked = true): Promise<void> {
  await each.click()
  await expect(each).toBeChecked({ checked: isTicked })
}

test('wishlist.table.row-has-checkbox wishlist.table.select-all: the list is a table with a row and a box for each product; one box ticks and unticks them all, and says whether some are; Enter on a box removes nothing, Space ticks it', async ({
  page,
  shop,
}) => {
  await page.goto(own)
  const boxes = [catTree, backpack, feeder].map((product) => box(page, product))
  for (const product of [catTree, backpack, feeder]) {
    await expect(wishRow(page, product)).toHaveCount(1)
    await expect(wishRow(page, product).getByRole('checkbox')).toHaveCount(1)
    await expect(box(page, product)).not.toBeChecked()
  }
  await expect(page.getByRole('table').getByRole('checkbox')).toHaveCount(4)
  await tick(allBox(page))
  for (const each of boxes) await expect(each).toBeChecked()
  await tick(box(page, backpack), false)
  await expect(allBox(page)).not.toBeChecked()
  await expect(allBox(page)).toHaveJSProperty('indeterminate', true)
  await tick(box(page, backpack))
  await expect(allBox(page)).toBeChecked()
  await tick(allBox(page), false)
  for (const each of boxes) await expect(each).not.toBeChecked()
  await box(page, backpack).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await expect(box(page, backpack)).toBeChecked()
  await expect(page).toHaveURL(own)
  expect(await shop.calls('tinvwl/remove')).toEqual([])
})

test('wishlist.table.remove-row wishlist.answer.content-replaces-page: the row goes, the message says so, and the focus goes on from the row that took its place; with the last row the list says that it is empty', async ({
  page,
  shop,
}) => {
  await page.goto(own)
  await tick(box(page, feeder))
  await removeButton(page, catTree).click()
  await expect(wishMessage(page)).toContainText(/Nhà cây .* đã được xóa khỏi danh sách yêu thích/)
  await expect(wishRow(page, catTree)).toHaveCount(0)
  await expect(wishRow(page, backpack)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(removeButton(page, backpack)).toBeFocused()
  await expect(box(page, feeder)).toBeChecked()
  await expect(wishCount(page)).toHaveText('2')
  await expect(page).toHaveURL(own)
  const [call, ...others] = await shop.calls('tinvwl/remove')
  expect(others).toEqual([])
  expect(call?.fields).toMatchObject({
    'tinvwl-action': 'remove',
    'tinvwl-product_id': '80',
    'tinvwl-sharekey': 'a1b2c3',
    'tinvwl-paged': '1',
    'tinvwl-per-page': '10',
  })
  for (const product of [backpack, feeder]) {
    await removeButton(page, product).click()
    await expect(wishMessage(page)).toContainText(product.name)
    await page.keyboard.press('Escape')
  }
  await expect(page.getByText('Danh sách yêu thích của bạn đang trống.')).toBeFocused()
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(wishCount(page)).toHaveText('0')
})

test('wishlist.table.add-selected-to-cart: the ticked products go into the cart, and no others; one row’s product, too, which stays in the list, and every cart on the page follows', async ({
  page,
  shop,
}) => {
  await page.goto(own)
  for (const product of [catTree, backpack]) await tick(box(page, product))
  await button(page, 'Thêm mục đã chọn').click()
  await expect(wishMessage(page)).toContainText(/Nhà cây.*Balo/)
  await expect(basketCount(page)).toHaveText('2')
  const calls = await shop.calls('tinvwl/add_to_cart_selected')
  expect(calls.map(({ fields }) => fields['tinvwl-products[]'])).toEqual([['80', '84']])
  // Or the next add of what is ticked would put them into the cart once more.
  for (const product of [catTree, backpack]) await expect(box(page, product)).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(wishMessage(page)).toHaveCount(0)
  await page.getByRole('button', { name: /^Thêm “Nhà cây/ }).click()
  await expect(wishMessage(page)).toContainText('đã được thêm vào giỏ hàng')
  await expect(basketCount(page)).toHaveText('3')
  await expect(wishRow(page, catTree)).toHaveCount(1)
  expect((await shop.calls('tinvwl/add_to_cart_single'))[0]?.fields).toMatchObject({ 'tinvwl-product_id': '80' })
  await wishMessage(page).getByRole('button', { name: 'Xem giỏ hàng' }).click()
  await expect(page).toHaveURL('/cart/')
})

test('a shop that leads to the cart does so at once', async ({ page }) => {
  await page.goto(`${own}?redirect=yes`)
  await button(page, 'Thêm tất cả vào giỏ').click()
  await expect(page).toHaveURL('/cart/')
  await expect(page.getByRole('rowheader', { name: catTree.name })).toBeVisible()
})

test('wishlist.table.no-product-checked-alert wishlist.table.apply-bulk-action: with nothing ticked, or no action chosen, an alert says so and nothing is sent; the chosen action is done to the ticked products', async ({
  page,
  shop,
}) => {
  await page.goto(own)
  const actions = page.getByRole('combobox', { name: 'Thao tác với các sản phẩm đã chọn' })
  await actions.selectOption({ label: 'Xóa' })
  expect(await alertOf(page, () => button(page, 'Áp dụng').click())).toBe(nothingSelected)
  expect(await alertOf(page, () => button(page, 'Thêm mục đã chọn').click())).toBe(nothingSelected)
  await tick(box(page, catTree))
  await actions.selectOption({ label: 'Thao tác' })
  expect(await alertOf(page, () => button(page, 'Áp dụng').click())).toBe(nothingSelected)
  await expect(page).toHaveURL(own)
  expect(await shop.calls()).toEqual([])
  await expect(page.getByRole('row')).toHaveCount(5)
  await tick(box(page, feeder))
  await actions.selectOption({ label: 'Xóa' })
  await button(page, 'Áp dụng').click()
  await expect(wishMessage(page)).toContainText('Đã xóa 2 sản phẩm')
  await expect(wishRow(page, backpack)).toHaveCount(1)
  for (const product of [catTree, feeder]) await expect(wishRow(page, product)).toHaveCount(0)
  const calls = await shop.calls('tinvwl/remove_selected')
  expect(calls.map(({ fields }) => fields['tinvwl-products[]'])).toEqual([['80', '98']])
})
