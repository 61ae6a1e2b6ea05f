import type { Page } from '@playwright/test'
import type { LoggedCall } from '../../fixtures/shop/requestLog'
import { messagesOf } from '../support/failedCalls'
import { holdRequests } from '../support/holdRequests'
import {
  addButton,
  basketCount,
  listing,
  notices,
  type Product,
  products,
  removeLink,
  row,
  sidebarCart,
} from '../support/shopPage'
import { between, watchTimes } from '../support/stopwatch'
import { expect, test } from '../support/test'

const { pate, kibble, litter } = products

/** Whether each call began only after the one before it was over. */
function areOneAtATime(calls: readonly LoggedCall[]): boolean {
  return calls.every(({ startedAt }, index) => {
    const before = calls[index - 1]
    return !before || (before.finishedAt !== null && before.finishedAt <= startedAt)
  })
}

/** Clicks the products' buttons, all before the browser does anything else. */
function clickInOneFrame(page: Page, ...clicked: Product[]): Promise<void> {
  const selectors = clicked.map(({ id }) => `.ajax_add_to_cart[data-product_id="${id}"]`)
  return page.evaluate((all) => {
    for (const selector of all) document.querySelector<HTMLElement>(selector)?.click()
  }, selectors)
}

test('cart.queue.one-request-at-a-time: two buttons clicked in one frame both add, one after the other; a button clicked twice adds two, and stays loading until the second has ended', async ({
  page,
  shop,
}) => {
  await shop.disturb({ endpoint: 'add_to_cart', fault: 'slow', delay: 400 })
  await page.goto(listing)
  await clickInOneFrame(page, pate, kibble)
  await expect(basketCount(page)).toHaveText('2')
  for (const product of [pate, kibble]) await expect(addButton(page, product)).toHaveClass(/\badded\b/)
  const button = `.ajax_add_to_cart[data-product_id="${litter.id}"]`
  const times = await watchTimes(page, { first: `${button}.added.loading`, both: `${button}.added:not(.loading)` })
  await clickInOneFrame(page, litter, litter)
  await expect(basketCount(page)).toHaveText('4')
  await expect(addButton(page, litter)).not.toHaveClass(/\bloading\b/)
  expect(between(await times(), 'first', 'both')).toBeGreaterThan(350)
  const calls = await shop.calls()
  expect(calls.map(({ fields }) => fields['product_id'])).toEqual(['101', '102', '103', '103'])
  expect(areOneAtATime(calls)).toBe(true)
})

test('an add during a slow one waits for it, and both arrive in order', async ({ page, shop }) => {
  await shop.disturb({ endpoint: 'add_to_cart', fault: 'slow', delay: 600, times: 1 })
  // The first add is under way for as long as it takes to click once more.
  const release = await holdRequests(page, /wc-ajax=add_to_cart/)
  const sending = page.waitForRequest(/wc-ajax=add_to_cart/)
  await page.goto(listing)
  await addButton(page, pate).click()
  await sending
  await addButton(page, litter).click()
  await expect(addButton(page, litter)).toHaveClass(/\bloading\b/)
  release()
  await expect(basketCount(page)).toHaveText('2')
  const calls = await shop.calls()
  expect(calls.map(({ fields }) => fields['product_id'])).toEqual(['101', '103'])
  expect(areOneAtATime(calls)).toBe(true)
})

test('a link to the checkout waits for an add that is under way, also in a dropdown that stops clicks to stay open', async ({
  page,
}) => {
  const release = await holdRequests(page, /wc-ajax=add_to_cart/)
  const sending = page.waitForRequest(/wc-ajax=add_to_cart/)
  await page.goto(listing)
  await addButton(page, pate).click()
  await sending
  await page.evaluate(() => {
    const dropdown = document.createElement('div')
    dropdown.innerHTML = '<a class="checkout" href="/checkout/">Go to the checkout</a>'
    dropdown.addEventListener('click', (event) => event.stopPropagation())
    document.querySelector('main')?.prepend(dropdown)
  })
  const link = page.getByRole('link', { name: 'Go to the checkout' })
  await link.click()
  await expect(link).toHaveAttribute('data-island-waits')
  await expect(page).toHaveURL(listing)
  release()
  await expect(page).toHaveURL('/checkout/')
  await expect(page.locator('.product-quantity')).toHaveText('× 1')
})

test('adds and removals mixed are sent in the order in which the shopper made them', async ({ page, shop }) => {
  await shop.fillCart(page, pate.id)
  await shop.disturb({ endpoint: 'add_to_cart', fault: 'slow', delay: 300 })
  await page.goto(listing)
  await addButton(page, kibble).click()
  await removeLink(sidebarCart(page), pate).click()
  await addButton(page, litter).click()
  await expect(row(sidebarCart(page), litter)).toBeVisible()
  await expect(row(sidebarCart(page), kibble)).toBeVisible()
  await expect(row(sidebarCart(page), pate)).toHaveCount(0)
  const calls = await shop.calls()
  expect(calls.map(({ endpoint }) => endpoint)).toEqual(['add_to_cart', 'remove_from_cart', 'add_to_cart'])
  expect(areOneAtATime(calls)).toBe(true)
  await expect(page).toHaveURL(listing)
})

test('what the shopper asks for is never sent beside the page’s own refresh of the cart', async ({ page, shop }) => {
  await shop.disturb({ endpoint: 'get_refreshed_fragments', fault: 'slow', delay: 500 })
  await page.goto(listing)
  await expect.poll(async () => (await shop.calls('get_refreshed_fragments')).length).toBe(1)
  await addButton(page, pate).click()
  await expect(basketCount(page)).toHaveText('1')
  const all = [...(await shop.calls('get_refreshed_fragments')), ...(await shop.calls())]
  expect(areOneAtATime(all.sort((first, second) => first.startedAt - second.startedAt))).toBe(true)
})

test('an add that waits for the page’s own refresh is sent when the shopper leaves meanwhile', async ({
  page,
  shop,
}) => {
  await shop.disturb({ endpoint: 'get_refreshed_fragments', fault: 'slow', delay: 4000, times: 1 })
  await page.goto(listing)
  await expect.poll(async () => (await shop.calls('get_refreshed_fragments')).length).toBe(1)
  // Its code may still be on its way when the button says that it is busy.
  const asked = page.evaluate(
    () => new Promise((resolve) => document.addEventListener('shop-islands:adding-to-cart', resolve, { once: true })),
  )
  await addButton(page, pate).click()
  await asked
  expect(await shop.calls()).toEqual([])
  await page.goto('/contact/')
  await expect.poll(async () => (await shop.calls('add_to_cart')).length).toBe(1)
  await page.goto('/cart/')
  await expect(page.getByRole('rowheader', { name: pate.name })).toBeVisible()
})

test('an add and a removal whose code is still on its way are done when the shopper leaves meanwhile', async ({
  page,
  shop,
}) => {
  await shop.fillCart(page, pate.id)
  await holdRequests(page, /\/cart-[^/]*\.js$/)
  await page.goto(`${listing}&preload=touch`)
  await addButton(page, kibble).click()
  await removeLink(sidebarCart(page), pate).click()
  await expect(addButton(page, kibble)).toHaveClass(/\bloading\b/)
  await addButton(page, litter).hover()
  await page.goto('/contact/')
  await page.goto('/cart/')
  const kibbleRow = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: kibble.name }) })
  await expect(kibbleRow.locator('input.qty')).toHaveValue('1')
  // What was only pointed at is not asked for.
  await expect(page.getByRole('rowheader', { name: litter.name })).toHaveCount(0)
  await expect(page.getByRole('rowheader', { name: pate.name })).toHaveCount(0)
})

test.describe('the first of two adds fails', () => {
  test.use({ consoleMessages: { expected: messagesOf(['500']) } })

  test('the second one is still sent and succeeds', async ({ page, shop }) => {
    await shop.disturb({ endpoint: 'add_to_cart', fault: '500', delay: 300, times: 1 })
    await page.goto(listing)
    await addButton(page, pate).click()
    await addButton(page, kibble).click()
    await expect(addButton(page, kibble)).toHaveClass(/\badded\b/)
    await expect(notices(page)).toContainText('Chưa thêm được')
    await expect(basketCount(page)).toHaveText('1')
  })
})

test('with redirect on, everything clicked before the answer is in the cart that the shopper comes to', async ({
  page,
  shop,
}) => {
  await shop.disturb({ endpoint: 'add_to_cart', fault: 'slow', delay: 300 })
  await page.goto('/cua-hang/?redirect=yes')
  await clickInOneFrame(page, pate, kibble)
  await expect(page).toHaveURL('/cart/')
  for (const { name } of [pate, kibble]) await expect(page.getByRole('rowheader', { name })).toBeVisible()
})

test('who goes on to the cart while an add is under way finds the product there', async ({ page, shop }) => {
  await shop.disturb({ endpoint: 'add_to_cart', fault: 'slow', delay: 600 })
  await page.goto(listing)
  const sending = page.waitForRequest(/wc-ajax=add_to_cart/)
  await addButton(page, pate).click()
  await sending
  await page.locator('#masthead .header-cart-link').first().click()
  await expect(page).toHaveURL('/cart/')
  await expect(page.getByRole('row', { name: pate.name })).toBeVisible()
})
