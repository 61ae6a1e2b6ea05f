import { beforeEach, expect, test } from 'vitest'
import { cartAnswer, miniCart } from '../../support/cartHtml'
import { openShop } from '../../support/fakeShop'
import { openPage, pass, stopClock, type TestPage } from '../../support/freshPage'
import { find } from '../../support/page'

let page: TestPage

beforeEach(() => {
  page = openPage(miniCart({ key: 'k1', product: 12 }, { key: 'k2', product: 34 }))
  stopClock()
})

const REST = cartAnswer('def', { key: 'k2', product: 34 })
const LINK = '[data-cart_item_key="k1"]'

async function remove(selector = LINK) {
  const { removeFromCart } = await import('../../../src/stores/cart/removeFromCart')
  return removeFromCart(find(selector))
}

test('mini-cart.remove.posts-cart-item-key: a removal posts the key of its row, and nothing else', async () => {
  const shop = openShop(REST)
  await remove()
  expect(shop.requests).toHaveLength(1)
  expect(shop.requests[0]).toMatchObject({
    url: '/?wc-ajax=remove_from_cart',
    fields: { cart_item_key: 'k1' },
    init: { method: 'POST' },
  })
})

test('mini-cart.remove.blocks-the-item: its row, and no other, is overlaid as long as the request runs', async () => {
  const shop = openShop()
  const [row, other] = document.querySelectorAll('.mini_cart_item')
  remove()
  await pass(1000)
  expect(row?.querySelectorAll('.blockUI')).toHaveLength(2)
  expect(row?.querySelector<HTMLElement>('.blockOverlay')?.style.opacity).toBe('0.6')
  expect(other?.querySelector('.blockUI')).toBeNull()
  shop.answer(REST)
  await pass()
})

test('mini-cart.remove.applies-fragments-and-hash: everybody is handed the fragments, the hash and the link', async () => {
  openShop(REST)
  const removed = page.heard('removed_from_cart')
  await remove()
  expect(removed).toEqual([[REST.fragments, 'def', find(LINK)]])
  expect(page.visited).toEqual([])
})

test('mini-cart.remove.no-fragments-follows-link: an answer without fragments lets the server remove by the link', async () => {
  openShop({ success: false })
  const removed = page.heard('removed_from_cart')
  await remove()
  expect(page.visited).toEqual(['http://localhost:3000/cart/?remove_item=k1&_wpnonce=abc'])
  expect(removed).toEqual([])
  expect(document.querySelectorAll('.blockOverlay')).toHaveLength(1)
})

test.each([
  ['a lost connection', new TypeError('Failed to fetch')],
  ['an error status', 500],
  ['an empty answer', ''],
  ['204', 204],
  ['a page of HTML', '<!DOCTYPE html><html lang="vi"></html>'],
])('mini-cart.remove.failure-follows-link: after %s the browser follows the link', async (_what, answer) => {
  openShop(answer)
  await remove()
  expect(page.visited).toEqual(['http://localhost:3000/cart/?remove_item=k1&_wpnonce=abc'])
})

test('a time-out of 30 s is a failure, too', async () => {
  openShop()
  const done = remove()
  await pass(30_000)
  await done
  expect(page.visited).toHaveLength(1)
})

test.each(['javascript:alert(1)', ''])('where the link leads nowhere (%j) the row is free again', async (href) => {
  openShop({ success: false })
  find(LINK).setAttribute('href', href)
  await remove()
  expect(page.visited).toEqual([])
  expect(document.querySelector('.blockUI')).toBeNull()
})

test('a link outside of any row, and one without a key, are asked about all the same', async () => {
  const shop = openShop(REST, { success: false })
  document.body.innerHTML =
    '<a id="bare" href="/cart/?remove_item=k1" data-cart_item_key="k1">×</a><a id="keyless" href="/x">×</a>'
  const done = remove('#bare')
  await pass()
  expect(find('#bare').querySelector('.blockOverlay')).not.toBeNull()
  await done
  await remove('#keyless')
  expect(shop.requests.map(({ fields }) => fields['cart_item_key'])).toEqual(['k1', ''])
})

test('cart.queue.keeps-order: a removal behind a running add is sent after it', async () => {
  document.body.insertAdjacentHTML('beforeend', '<a id="ball" data-product_id="12" data-quantity="1">Thêm</a>')
  const shop = openShop()
  const { addToCart } = await import('../../../src/stores/cart/addToCart')
  const { removeFromCart } = await import('../../../src/stores/cart/removeFromCart')
  addToCart(find('#ball'))
  removeFromCart(find(LINK))
  addToCart(find('#ball'))
  await pass()
  expect(shop.endpoints()).toEqual(['add_to_cart'])
  for (const answer of [{ error: true }, { success: false }]) {
    shop.answer(answer)
    await pass()
  }
  expect(shop.endpoints()).toEqual(['add_to_cart', 'remove_from_cart', 'add_to_cart'])
  expect(shop.mostAtOnce).toBe(1)
})
