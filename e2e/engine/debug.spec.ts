import { inspect } from '../support/inspect'
import { addButton, basketCount, listing, products } from '../support/shopPage'
import { expect, test } from '../support/test'

for (const [way, address] of [
  ['the script tag', '/cua-hang/?reveal=0&debug=1'],
  ['the address', '/cua-hang/?reveal=0#shop-islands-debug'],
] as const) {
  test(`asked for by ${way}, a label over every host says in which state it is and what it waits for`, async ({
    page,
  }) => {
    await page.goto(address)
    const labels = page.locator('.shop-islands-debug span')
    await expect(labels.filter({ hasText: 'cart-sync: ' }).first()).toBeVisible()
    const button = addButton(page, products.pate)
    const place = await button.boundingBox()
    const isOver = async (text: RegExp) => {
      const boxes = await Promise.all(
        (await labels.filter({ hasText: text }).all()).map((label) => label.boundingBox()),
      )
      return boxes.some(
        (box) => Math.abs((box?.x ?? 0) - (place?.x ?? 0)) < 1 && Math.abs((box?.y ?? 0) - (place?.y ?? 0)) < 1,
      )
    }
    await expect.poll(() => isOver(/add-to-cart: asleep, not yet touched \(.*click\)/)).toBe(true)
    await button.click()
    await expect(basketCount(page)).toHaveText('1')
    await expect(labels.filter({ hasText: 'add-to-cart: awake, woke: pointerover' })).toHaveCount(1)
  })
}

test('inspect() gives a row for every host, and one for every definition without any, also on a page that shows no outlines', async ({
  page,
}) => {
  await page.goto(listing)
  await addButton(page, products.pate).click()
  await expect(basketCount(page)).toHaveText('1')
  const rows = await inspect(page)
  expect(rows).toContainEqual({ widget: 'add-to-cart', state: 'awake', why: 'woke: pointerover' })
  expect(rows).toContainEqual({ widget: 'cart-sync', state: 'awake', why: 'woke: load' })
  expect(rows).toContainEqual({
    widget: 'sort-order',
    state: 'asleep',
    why: 'not yet touched (pointerover, focusin, shop-islands:order-chosen, change)',
  })
  expect(rows).toContainEqual({ widget: 'contents', state: 'asleep', why: 'no host on this page' })
  expect(rows).toContainEqual({ widget: 'theme-api', state: 'asleep', why: 'its condition is not met' })
  expect(rows.filter(({ widget }) => widget === 'add-to-cart').length).toBe(
    await page.locator('.ajax_add_to_cart').count(),
  )
  await expect(page.locator('.shop-islands-debug')).toHaveCount(0)
})
