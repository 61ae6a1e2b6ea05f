import { beforeEach, expect, test } from 'vitest'
import { cartAnswer, miniCart } from '../../support/cartHtml'
import { deferred } from '../../support/deferred'
import { openShop } from '../../support/fakeShop'
import { openPage, pass, pastCutOff, stopClock } from '../../support/freshPage'

/** What was told, oldest first. */
let told: string[]

beforeEach(() => {
  openPage(miniCart({ key: 'k1', product: 12 }, { key: 'k2', product: 34 }))
  told = []
  stopClock()
})

const REST = cartAnswer('def', { key: 'k2', product: 34 })

const rows = () => document.querySelectorAll('.mini_cart_item').length

async function remove(key = 'k1') {
  const { removeFromCart } = await import('../../../src/stores/cart/removeFromCart')
  return removeFromCart(key, {
    leaving: () => told.push(`leaving ${rows()}`),
    removed: ({ cartHash }) => told.push(`removed ${cartHash} ${rows()}`),
    shown: () => told.push(`shown ${sessionStorage.getItem('wc_cart_hash')}`),
    failed: (error) => told.push(`failed ${(error as Error).name}`),
  })
}

test('mini-cart.remove.posts-cart-item-key: a removal posts the key of its item, and nothing else', async () => {
  const shop = openShop(REST)
  remove()
  await pass(50)
  expect(shop.requests).toHaveLength(1)
  expect(shop.requests[0]).toMatchObject({
    url: '/?wc-ajax=remove_from_cart',
    fields: { cart_item_key: 'k1' },
    init: { method: 'POST' },
  })
})

test('mini-cart.remove.applies-fragments-and-hash: it is told before the page shows the cart, as soon as it does, and once more when everybody has heard of it', async () => {
  openShop(REST)
  const done = remove()
  await pass()
  await pass(50)
  expect(await done).toBe(true)
  expect(told).toEqual(['leaving 2', 'removed def 1', 'shown def'])
})

test.each([
  ['an answer without fragments', { success: false }, 'BadAnswerError'],
  ['a lost connection', new TypeError('Failed to fetch'), 'NetworkError'],
  ['an error status', 500, 'NetworkError'],
  ['an empty answer', '', 'BadAnswerError'],
  ['204', 204, 'BadAnswerError'],
  ['a page of HTML', '<!DOCTYPE html><html lang="vi"></html>', 'BadAnswerError'],
])('%s is a removal that did not work', async (_what, answer, kind) => {
  openShop(answer)
  expect(await pastCutOff(remove())).toBe(false)
  expect(told).toEqual([`failed ${kind}`])
})

test('a time-out of 30 s is a failure, too', async () => {
  openShop()
  const done = remove()
  await pass(30_000)
  expect(await done).toBe(false)
  expect(told).toEqual(['failed TimeoutError'])
})

test('cart.queue.keeps-order: a removal behind a running call is sent after it', async () => {
  const shop = openShop()
  const { inTurn } = await import('../../../src/stores/cart/queue')
  const adding = deferred<void>()
  inTurn(() => adding.promise)
  remove()
  await pass()
  expect(shop.endpoints()).toEqual([])
  adding.resolve()
  await pass()
  expect(shop.endpoints()).toEqual(['remove_from_cart'])
})
