import { addButton, basketCount, products } from '../support/shopPage'
import { expect, test } from '../support/test'

interface InspectingWindow {
  shopIslands: { inspect(): Promise<readonly { widget: string; state: string; why: string }[]> }
}

for (const [way, address] of [
  ['the script tag', '/cua-hang/?reveal=0&debug=1'],
  ['the address', '/cua-hang/?reveal=0#shop-islands-debug'],
] as const) {
  test(`asked for by ${way}, every host is outlined and says why it woke or what it waits for`, async ({ page }) => {
    await page.goto(address)
    const body = page.locator('body')
    await expect(body).toHaveAttribute('data-shop-islands-debug', /cart-sync: /)
    const button = addButton(page, products.pate)
    await expect(button).toHaveAttribute('data-shop-islands-debug', /add-to-cart: asleep, not yet touched \(.*click\)/)
    await expect(button).toHaveCSS('outline-style', 'dashed')
    await button.click()
    await expect(basketCount(page)).toHaveText('1')
    await expect(button).toHaveAttribute('data-shop-islands-debug', /add-to-cart: awake, woke: pointerover/)
  })
}

test('inspect() gives a row for every host, and one for every definition without any, also on a page that shows no outlines', async ({
  page,
}) => {
  await page.goto('/cua-hang/?reveal=0')
  await addButton(page, products.pate).click()
  await expect(basketCount(page)).toHaveText('1')
  const rows = await page.evaluate(async () => {
    const found = await (window as unknown as InspectingWindow).shopIslands.inspect()
    return found.map(({ widget, state, why }) => ({ widget, state, why }))
  })
  expect(rows).toContainEqual({ widget: 'add-to-cart', state: 'awake', why: 'woke: pointerover' })
  expect(rows).toContainEqual({ widget: 'cart-sync', state: 'awake', why: 'woke: load' })
  expect(rows).toContainEqual({ widget: 'sort-order', state: 'asleep', why: 'not yet touched (change)' })
  expect(rows).toContainEqual({ widget: 'contents', state: 'asleep', why: 'no host on this page' })
  expect(rows).toContainEqual({ widget: 'theme-api', state: 'asleep', why: 'its condition is not met' })
  expect(rows.filter(({ widget }) => widget === 'add-to-cart').length).toBe(
    await page.locator('.ajax_add_to_cart').count(),
  )
  await expect(page.locator('[data-shop-islands-debug]')).toHaveCount(0)
})
