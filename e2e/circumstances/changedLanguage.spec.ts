import type { Page } from '@playwright/test'
import { elements } from '../support/elementsPage'
import { chooseAll, demoProducts, plus, quantity } from '../support/productPage'
import { addButton, basketCount, expectCartsToFollow, listing, products } from '../support/shopPage'
import { expect, test } from '../support/test'

const { pate, kibble } = products

/** As Prototype.js 1.7 and MooTools 1.4 leave arrays behind. */
async function changeArrays(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Neither knows a second argument, or anything without a length.
    Array.from = (items: ArrayLike<unknown>) => Array.prototype.slice.call(items)
    // Prototype.js takes the browser's own off, for that of its own list of methods had its place.
    Reflect.deleteProperty(Array.prototype, 'entries')
  })
}

test('on a page with Prototype.js or MooTools, the carts follow an add, and a slider turns', async ({ page }) => {
  await changeArrays(page)
  await page.goto(listing)
  await addButton(page, pate).click()
  await expect(basketCount(page)).toHaveText('1')
  await expectCartsToFollow(page, 1)
  await page.goto(elements.sliders)
  const offers = page.getByRole('group', { name: 'Khuyến mãi', exact: true })
  await offers.getByRole('button', { name: 'Trang sau' }).click()
  await expect(offers.locator('.is-selected h3')).toHaveText('Nhà cây mới')
})

test('on a page where MooTools has put a class of its own in the place of events, plus and minus change the quantity', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(window, { Event: ({ type }: { type: string }) => type.indexOf('key') }))
  await page.goto(demoProducts.pads.path)
  await plus(page).click()
  await expect(quantity(page)).toHaveValue('4')
})

test('on a page with the polyfills of web components (ShadyDOM), scripts measure the gallery again after a choice', async ({
  page,
}) => {
  await page.addInitScript(() => {
    EventTarget.prototype.dispatchEvent = new Proxy(EventTarget.prototype.dispatchEvent, {
      apply(original, target, args) {
        if (!target) throw new TypeError('no target')
        return Reflect.apply(original, target, args)
      },
    })
    addEventListener('resize', () => Object.assign(window, { isMeasured: true }))
  })
  await page.goto(demoProducts.shelf.path)
  await chooseAll(page, { Màu: 'Sồi', 'Chất liệu': 'Gỗ sồi & tần bì', 'Chiều dài': '60 cm' })
  await expect.poll(() => page.evaluate(() => 'isMeasured' in window)).toBe(true)
})

/** As Zone.js, Angular's, leaves the listeners of an element for a type: the first one says for all whether they may prevent anything. */
async function shareOptions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype
    const passive = new WeakMap<object, Map<string, boolean>>()
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      const asked = typeof options === 'object' ? options : { capture: !!options }
      const known = passive.get(this ?? window) ?? new Map<string, boolean>()
      passive.set(this ?? window, known)
      const key = `${type} ${!!asked.capture}`
      if (!known.has(key)) known.set(key, !!asked.passive)
      addEventListener.call(this, type, listener, { ...asked, passive: known.get(key) ?? false })
    }
  })
}

test('on a page with Zone.js, a click adds in the background, once, and stays on the page', async ({ page, shop }) => {
  await shareOptions(page)
  await page.goto(listing)
  for (const product of [pate, kibble]) await addButton(page, product).click()
  await expect(basketCount(page)).toHaveText('2')
  expect(await shop.calls('add_to_cart')).toHaveLength(2)
  await expect(page).toHaveURL(listing)
})
