import { holdRequests } from '../support/holdRequests'
import { demoProducts, formButton, minus, plus, quantity } from '../support/productPage'
import { basketCount, notices } from '../support/shopPage'
import { expect, test } from '../support/test'

const { pads, anchovies, catTree, group } = demoProducts

test('product.quantity.typed-below-min-resets-to-min product.quantity.minus-subtracts-step product.quantity.plus-adds-step: of pads sold in pairs less than the minimum becomes it, and the minimum stays; from 6 it goes down to 4 and 2, and no further; from 2 up to 4, and they are added so', async ({
  page,
}) => {
  await page.goto(pads.path)
  await expect(quantity(page)).toHaveValue('2')
  await quantity(page).fill('1')
  await quantity(page).blur()
  await expect(quantity(page)).toHaveValue('2')
  await quantity(page).fill('2')
  await quantity(page).press('Tab')
  await expect(quantity(page)).toHaveValue('2')
  await quantity(page).fill('6')
  for (const wanted of ['4', '2', '2']) {
    await minus(page).click()
    await expect(quantity(page)).toHaveValue(wanted)
  }
  await plus(page).click()
  await expect(quantity(page)).toHaveValue('4')
  await formButton(page).click()
  await expect(basketCount(page)).toHaveText('4')
})

test('plus and then “add” while their code is on its way: the form waits, shows so, and goes with the number that was asked for', async ({
  page,
  shop,
}) => {
  const release = await holdRequests(page, /\/product-[^/]+\.js$/)
  await page.goto(pads.path)
  await plus(page).click()
  await plus(page).click()
  await formButton(page).click()
  await expect(formButton(page)).toHaveAttribute('data-island-waits')
  expect(await shop.calls()).toEqual([])
  release()
  await expect(notices(page)).toContainText('đã được thêm vào giỏ hàng')
  await expect(basketCount(page)).toHaveText('6')
})

test('a product sold by weight counts in its own steps, up to its maximum', async ({ page }) => {
  await page.goto(anchovies.path)
  await expect(quantity(page)).toHaveValue('0.5')
  await plus(page).click()
  await plus(page).click()
  await plus(page).click()
  await expect(quantity(page)).toHaveValue('1.25')
  await quantity(page).fill('4.9')
  await plus(page).click()
  await expect(quantity(page)).toHaveValue('5')
  await plus(page).click()
  await expect(quantity(page)).toHaveValue('5')
})

test('of two cat trees left, plus offers no third', async ({ page }) => {
  await page.goto(catTree.path)
  await plus(page).click()
  await plus(page).click()
  await expect(quantity(page)).toHaveValue('2')
})

test('in a group each product has a quantity of its own, and the sold out one has none', async ({ page }) => {
  await page.goto(group.path)
  await expect(quantity(page)).toHaveCount(3)
  await plus(page).nth(0).click()
  await plus(page).nth(2).click()
  await plus(page).nth(2).click()
  await minus(page).nth(1).click()
  await expect(quantity(page).nth(0)).toHaveValue('1')
  await expect(quantity(page).nth(1)).toHaveValue('')
  await expect(quantity(page).nth(2)).toHaveValue('2')
  await formButton(page).click()
  await expect(notices(page)).toContainText('đã được thêm vào giỏ hàng')
  await expect(basketCount(page)).toHaveText('3')
})

test('the fields of the shop’s Add to Cart + Options block are left to its runtime, to which 0 is none of a product: ours raises no number there', async ({
  page,
}) => {
  const field = (name: string) => page.getByRole('spinbutton', { name })
  await page.goto(group.path)
  // The runtime's name stands there as it is, or in JSON.
  await page.locator('main').evaluate((main) => {
    const name = 'woocommerce/add-to-cart-with-options'
    const markup = (label: string) =>
      `<div class="quantity"><input class="qty" type="number" aria-label="${label}" min="2" value="0"></div>`
    main.insertAdjacentHTML(
      'beforeend',
      `<form class="cart" data-wp-interactive='${JSON.stringify({ namespace: name }).replaceAll('/', String.raw`\/`)}'>${markup('Áo')}
        <div data-wp-interactive="${name}-quantity-selector">${markup('Mũ')}</div></form>
        <form class="cart">${markup('Khăn')}</form>`,
    )
  })
  await expect(field('Khăn')).toHaveValue('2')
  for (const label of ['Áo', 'Mũ']) {
    await expect(field(label)).toHaveValue('0')
    await field(label).fill('1')
    await field(label).blur()
  }
  // What is corrected after theirs has been heard of.
  await field('Khăn').fill('1')
  await field('Khăn').blur()
  await expect(field('Khăn')).toHaveValue('2')
  for (const label of ['Áo', 'Mũ']) await expect(field(label)).toHaveValue('1')
})
