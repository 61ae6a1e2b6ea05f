import { beforeEach, expect, test, vi } from 'vitest'
import { cartAnswer, miniCart } from '../../support/cartHtml'
import { type FakeShop, openShop } from '../../support/fakeShop'
import { openPage, pass, setCookie, stopClock, TWO_FRAMES } from '../../support/freshPage'
import { click, find } from '../../support/page'
import { startPage } from '../../support/startPage'

const OLD = cartAnswer('abc', { key: 'k1', product: 12 })
const NEW = cartAnswer('def', { key: 'k1', product: 12 }, { key: 'k2', product: 34 })
/** The next look at the cookie has been taken by then. */
const LOOK = 600

beforeEach(() => {
  openPage(`
    <header>${miniCart()}</header>
    <a href="?add-to-cart=12" class="add_to_cart_button ajax_add_to_cart" data-quantity="1" data-product_id="12">Thêm</a>`)
  stopClock()
  sessionStorage.setItem('wc_fragments', JSON.stringify(OLD.fragments))
  sessionStorage.setItem('wc_cart_hash', 'abc')
  sessionStorage.setItem('wc_cart_created', String(Date.now()))
  setCookie('woocommerce_cart_hash', 'abc')
  setCookie('woocommerce_items_in_cart', '1')
})

/** Leaves a page of the tab on which the shopper has asked for something. `call`: what the shop makes of that. */
async function leave(call: () => Promise<unknown>): Promise<void> {
  const { inTurn } = await import('../../../src/stores/cart/queue')
  inTurn(call)
  await pass()
  dispatchEvent(new Event('pagehide'))
  vi.resetModules()
}

/** The same while the shop still works on it. */
const leaveDuringCall = () => leave(() => new Promise(() => {}))

/** Opens the next page, on which the cart's code has come, as it does ahead of the first touch. */
async function openNext(): Promise<FakeShop> {
  const shop = openShop()
  await startPage({ redirectAfterAdd: false })
  find('.add_to_cart_button').dispatchEvent(new Event('pointerover', { bubbles: true }))
  await pass(TWO_FRAMES)
  return shop
}

const shownRows = () => document.querySelectorAll('header .mini_cart_item').length

test('an add that the shop carries out after the page was left is shown on the next one, whose cart is fetched once', async () => {
  await leaveDuringCall()
  const shop = await openNext()
  await pass(2 * LOOK)
  expect(shop.endpoints()).toEqual([])
  expect(shownRows()).toBe(1)
  setCookie('woocommerce_cart_hash', 'def')
  await pass(LOOK)
  shop.answer(NEW)
  await pass(20 * LOOK)
  expect(shownRows()).toBe(2)
  expect(shop.endpoints()).toEqual(['get_refreshed_fragments'])
})

test('what two calls have done one after the other is shown, and a cart that cannot be fetched is not asked for without end', async () => {
  await leaveDuringCall()
  const shop = await openNext()
  setCookie('woocommerce_cart_hash', 'def')
  await pass(LOOK)
  shop.answer(500)
  await pass(20 * LOOK)
  expect(shop.requests).toHaveLength(1)
  setCookie('woocommerce_cart_hash', 'ghi')
  await pass(LOOK)
  shop.answer(NEW)
  await pass(TWO_FRAMES)
  expect(shownRows()).toBe(2)
})

test('what is added on the next page itself is not fetched once more', async () => {
  await leaveDuringCall()
  const shop = await openNext()
  click(find('.add_to_cart_button'))
  await pass()
  setCookie('woocommerce_cart_hash', 'def')
  shop.answer(NEW)
  await pass(20 * LOOK)
  expect(shop.endpoints()).toEqual(['add_to_cart'])
  expect(shownRows()).toBe(2)
})

test.each([
  ['no call was under way', () => leave(async () => {}), 0],
  ['an add may take no longer', leaveDuringCall, 30_500],
])('where %s, nobody looks at the cookie', async (_why, leaveTab, later) => {
  await leaveTab()
  const shop = await openNext()
  await pass(later)
  setCookie('woocommerce_cart_hash', 'def')
  await pass(2 * LOOK)
  expect(shop.requests).toEqual([])
})

test('who goes back to a page that the browser has kept finds there what was added on the page after it', async () => {
  const shop = await openNext()
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await pass()
  // The shop has not carried out the add yet.
  shop.answer(OLD)
  await pass(LOOK)
  expect(shownRows()).toBe(1)
  setCookie('woocommerce_cart_hash', 'def')
  await pass(LOOK)
  shop.answer(NEW)
  await pass(TWO_FRAMES)
  expect(shownRows()).toBe(2)
})
