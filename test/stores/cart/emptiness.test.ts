import { beforeEach, expect, test, vi } from 'vitest'
import { openPage, setCookie } from '../../support/freshPage'

beforeEach(() => {
  openPage()
})

/** Listens, and notes what it hears. */
async function listen() {
  const { onEmptiness, tellEmptiness } = await import('../../../src/stores/cart/emptiness')
  const heard: boolean[] = []
  onEmptiness((isEmpty) => heard.push(isEmpty))
  return { heard, tellEmptiness }
}

test('without the items cookie the cart counts as empty', async () => {
  expect((await listen()).heard).toEqual([true])
})

test.each(['0', '', 'x'])('the cookie value %j counts as an empty cart', async (value) => {
  setCookie('woocommerce_items_in_cart', value)
  expect((await listen()).heard).toEqual([true])
})

test('the first item is news, and so is what somebody knows before the cookie', async () => {
  const { heard, tellEmptiness } = await listen()
  tellEmptiness(false)
  tellEmptiness()
  setCookie('woocommerce_items_in_cart', '1')
  tellEmptiness()
  expect(heard).toEqual([true, false, true, false])
})

test('who fails over the news keeps no one else from it, nor the cart from going on', async () => {
  vi.stubGlobal('reportError', vi.fn())
  const { onEmptiness, tellEmptiness } = await import('../../../src/stores/cart/emptiness')
  const failure = new Error('broken')
  onEmptiness((isEmpty) => {
    if (!isEmpty) throw failure
  })
  const hear = vi.fn()
  onEmptiness(hear)
  tellEmptiness(false)
  expect(hear).toHaveBeenLastCalledWith(false)
  expect(vi.mocked(reportError).mock.calls).toEqual([[failure]])
})

test('a cart with a hash is not empty, although Safari does not show its cookie yet; of one without, the cookie tells', async () => {
  const { heard } = await listen()
  const { tellShown } = await import('../../../src/stores/cart/tellShown')
  tellShown({ cartHash: 'abc' }, undefined)
  tellShown({ cartHash: '' }, undefined)
  setCookie('woocommerce_items_in_cart', '1')
  tellShown({ cartHash: '' }, undefined)
  expect(heard).toEqual([true, false, true, false])
})

test('an emptied cart is empty at once, although Safari still shows the cookie of before', async () => {
  setCookie('woocommerce_items_in_cart', '1')
  const { heard } = await listen()
  const { tellShown } = await import('../../../src/stores/cart/tellShown')
  const cart = (content: string) => ({ 'div.widget_shopping_cart_content': content })
  tellShown({ cartHash: '', fragments: cart('<p class="woocommerce-mini-cart__empty-message">Trống.</p>') }, undefined)
  // A cart that another script has brought, without a word about its hash; and a shop that sends no hash.
  tellShown({ cartHash: undefined, fragments: cart('<p>Trống.</p>') }, undefined)
  tellShown({ cartHash: '', fragments: cart('<li class="woocommerce-mini-cart-item">Bóng</li>') }, undefined)
  // A theme's own cart, without the shop's rows.
  tellShown({ cartHash: '', fragments: { '.my-cart': '<a class="my-cart" data-cart-count="3">3</a>' } }, undefined)
  tellShown({ cartHash: '', fragments: { '.my-cart': '<a class="my-cart" data-cart-count="0">0</a>' } }, undefined)
  expect(heard).toEqual([false, true, false, false, false, true])
})
