import { beforeEach, expect, test } from 'vitest'
import { openShop } from '../support/fakeShop'
import { openPage } from '../support/freshPage'

beforeEach(() => {
  openPage()
})

const call = { shopEndpoint: '/?wc-ajax=%%endpoint%%', timeout: 5000 }

async function cart() {
  return { ...(await import('../../src/wire/cart')), ...(await import('../../src/wire/errors')) }
}

test('cart.add.posts-to-wc-ajax: an add posts the form fields to /?wc-ajax=add_to_cart', async () => {
  const shop = openShop({ fragments: { '.cart-price': '<span class="cart-price">1 ₫</span>' }, cart_hash: 'abc' })
  const { postAddToCart } = await cart()
  expect(await postAddToCart({ product_id: '12', quantity: '1' }, call)).toEqual({
    fragments: { '.cart-price': '<span class="cart-price">1 ₫</span>' },
    cartHash: 'abc',
    isError: false,
  })
  expect(shop.requests[0]).toMatchObject({
    url: '/?wc-ajax=add_to_cart',
    fields: { product_id: '12', quantity: '1' },
    init: { method: 'POST' },
  })
})

test('mini-cart.remove.posts-cart-item-key: a removal posts the key of the item to /?wc-ajax=remove_from_cart', async () => {
  const shop = openShop({ success: false })
  const { postRemoveFromCart } = await cart()
  expect(await postRemoveFromCart('0123456789abcdef', call)).toEqual({ cartHash: '', isError: false })
  expect(shop.requests[0]).toMatchObject({
    url: '/?wc-ajax=remove_from_cart',
    fields: { cart_item_key: '0123456789abcdef' },
    init: { method: 'POST' },
  })
})

test('cart.fragments.refresh-request: a refresh posts the time to /?wc-ajax=get_refreshed_fragments', async () => {
  const shop = openShop({ fragments: {}, cart_hash: '' })
  const { postRefreshFragments } = await cart()
  expect(await postRefreshFragments(1772352000000, call)).toEqual({ fragments: {}, cartHash: '', isError: false })
  expect(shop.requests[0]).toMatchObject({
    url: '/?wc-ajax=get_refreshed_fragments',
    fields: { time: '1772352000000' },
    init: { method: 'POST', cache: 'no-store' },
  })
})

test('a quantity typed in the mini-cart goes to the general address under the name of the theme', async () => {
  const shop = openShop('')
  const { postMiniCartQuantity } = await cart()
  await postMiniCartQuantity('abc', '3', '/wp-admin/admin-ajax.php', { timeout: 5000 })
  expect(shop.requests[0]).toMatchObject({
    url: '/wp-admin/admin-ajax.php',
    fields: { action: 'flatsome_ajax_cart_item_alter_quantity', cart_item_key: 'abc', quantity: '3' },
  })
})

test.each([
  ['a refusal with an address', { error: true, product_url: '/meo/' }, { isError: true, productUrl: '/meo/' }],
  ['a refusal without one', { error: true, product_url: false }, { isError: true }],
  ['an empty address', { error: true, product_url: '' }, { isError: true }],
  ['a hash that is no text', { cart_hash: 5, fragments: null }, { isError: false }],
  [
    'what plugins send beside HTML, for scripts of theirs,',
    { fragments: { a: '<b></b>', c: 1, d: { items: [12] } } },
    { fragments: { a: '<b></b>', c: 1, d: { items: [12] } } },
  ],
  ['the empty list that PHP makes of an empty map', { fragments: [] }, { fragments: {} }],
  ['fragments of another shape', { fragments: 'none' }, { isError: false }],
])('%s is read as far as it makes sense', async (_what, answer, read) => {
  openShop(answer)
  const { postAddToCart } = await cart()
  expect(await postAddToCart({}, call)).toEqual({ cartHash: '', isError: false, ...read })
})

test.each(['null', 'false', '1', '"text"', '[]'])('the answer %s is a BadAnswerError', async (answer) => {
  openShop(answer)
  const { postAddToCart, BadAnswerError } = await cart()
  const failure = await postAddToCart({}, call).catch((error) => error)
  expect(failure).toBeInstanceOf(BadAnswerError)
  expect(failure).toMatchObject({ call: 'add_to_cart' })
})
