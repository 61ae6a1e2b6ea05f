import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cartAnswer, miniCart } from '../../support/cartHtml'
import { openShop } from '../../support/fakeShop'
import { openPage, pass, stopClock, type TestPage, TWO_FRAMES } from '../../support/freshPage'
import { find } from '../../support/page'

const ONE_ITEM = cartAnswer('abc', { key: 'k1', product: 12 })
const CHANGE = { fragments: ONE_ITEM.fragments, cartHash: 'abc' }

let page: TestPage

beforeEach(() => {
  page = openPage(`<header>${miniCart()}</header>`)
  stopClock()
})

const load = () => import('../../../src/stores/cart/cartChanged')

/** One of the shop's own scripts stands on the page. */
function showScript(file: string): void {
  const script = document.createElement('script')
  script.type = 'text/plain'
  script.src = `/wp-content/plugins/woocommerce/assets/js/frontend/${file}.min.js`
  document.body.append(script)
}

const shownItems = () => document.querySelectorAll('[data-cart_item_key="k1"]').length

test('fragments that are known are shown, and told of as placed', async () => {
  const shop = openShop()
  const placed = page.heard('wc_fragments_loaded')
  const { cartChangedElsewhere } = await load()
  cartChangedElsewhere(CHANGE)
  await pass(TWO_FRAMES)
  expect(shownItems()).toBe(1)
  expect(placed).toHaveLength(1)
  expect(shop.requests).toEqual([])
})

test('carts that another script brings without a hash are each told of, and kept without one', async () => {
  openShop()
  const changed = page.heard('shop-islands:cart-changed')
  const { cartChangedElsewhere } = await load()
  const two = cartAnswer('', { key: 'k1', product: 12 }, { key: 'k2', product: 13 })
  cartChangedElsewhere({ fragments: ONE_ITEM.fragments })
  cartChangedElsewhere({ fragments: two.fragments })
  await pass(TWO_FRAMES)
  expect(changed).toEqual([{ fragments: ONE_ITEM.fragments }, { fragments: two.fragments }])
  expect(sessionStorage.getItem('wc_cart_hash')).toBe('')
})

test('carts with contents that a theme brings with an empty hash are each told of; one that is empty is told of once', async () => {
  openShop()
  const changed = page.heard('shop-islands:cart-changed')
  const { cartChangedElsewhere } = await load()
  const one = { fragments: ONE_ITEM.fragments, cartHash: '' }
  const two = {
    fragments: cartAnswer('', { key: 'k1', product: 12 }, { key: 'k2', product: 13 }).fragments,
    cartHash: '',
  }
  const none = { fragments: cartAnswer('').fragments, cartHash: '' }
  for (const change of [one, two, none, none]) cartChangedElsewhere(change)
  await pass(TWO_FRAMES)
  expect(changed).toEqual([one, two, none])
})

test('beside the shop’s own script it is that script which tells of them', async () => {
  showScript('add-to-cart')
  const placed = page.heard('wc_fragments_loaded')
  const { cartChangedElsewhere } = await load()
  cartChangedElsewhere(CHANGE)
  await pass(TWO_FRAMES)
  expect(shownItems()).toBe(1)
  expect(placed).toEqual([])
})

test('fragments that nobody knows are fetched, once others have heard of the change', async () => {
  const shop = openShop(ONE_ITEM)
  const order: string[] = []
  const { cartChangedHere } = await load()
  const changed = cartChangedHere({}, () => order.push(`told after ${shop.requests.length} calls`), 0)
  await pass(TWO_FRAMES)
  await changed
  expect(order).toEqual(['told after 0 calls'])
  expect(shop.endpoints()).toEqual(['get_refreshed_fragments'])
  expect(shownItems()).toBe(1)
})

test('where another script tells of a change and says nothing of the cart, it is fetched', async () => {
  const shop = openShop(ONE_ITEM)
  const placed = page.heard('wc_fragments_loaded')
  const { cartChangedElsewhere } = await load()
  const changed = cartChangedElsewhere({})
  await pass(TWO_FRAMES)
  await changed
  expect(shop.endpoints()).toEqual(['get_refreshed_fragments'])
  expect(placed).toEqual([])
  expect(shownItems()).toBe(1)
})

test('fragments without the mini-cart, as a plugin sends for its own badge, are shown; counts stay until the cart is fetched', async () => {
  const shop = openShop(ONE_ITEM)
  document.body.insertAdjacentHTML('beforeend', '<b class="badge">1</b>')
  const { cartChangedElsewhere } = await load()
  const { $cart, countInCart } = await import('../../../src/stores/cart/cart')
  await cartChangedElsewhere({
    fragments: cartAnswer('old', { key: 'k1', product: 12 }, { key: 'k2', product: 13 }).fragments,
    cartHash: 'old',
  })
  const changed = cartChangedElsewhere({ fragments: { '.badge': '<b class="badge">3</b>' }, cartHash: 'abc' })
  expect(find('.badge').textContent).toBe('3')
  expect([$cart.get().hash, countInCart($cart.get())]).toEqual(['abc', 2])
  await pass(TWO_FRAMES)
  await changed
  expect(shop.endpoints()).toEqual(['get_refreshed_fragments'])
  expect(countInCart($cart.get())).toBe(1)
})

test('a badge that another script brings without a hash takes nobody’s copy of the cart away', async () => {
  const shop = openShop()
  const { cartChangedElsewhere } = await load()
  await cartChangedElsewhere(CHANGE)
  const stored = () => [localStorage.getItem('wc_cart_hash'), { ...sessionStorage }]
  const before = stored()
  const changed = cartChangedElsewhere({ fragments: { '.badge': '<b class="badge">3</b>' } })
  await pass()
  expect(stored()).toEqual(before)
  shop.answer(ONE_ITEM)
  await pass(TWO_FRAMES)
  await changed
})

test('a cart that another script brings while a refresh is under way stays: the refresh is made again', async () => {
  const shop = openShop()
  const stored = () => sessionStorage.getItem('wc_cart_hash')
  const { cartChangedElsewhere } = await load()
  const { refreshCart } = await import('../../../src/stores/cart/showCart')
  const refreshed = page.heard('wc_fragments_refreshed')
  const refreshing = refreshCart()
  await pass()
  await cartChangedElsewhere(CHANGE)
  shop.answer(cartAnswer('older', { key: 'k2', product: 34 }))
  await pass(TWO_FRAMES)
  expect([shownItems(), stored(), shop.requests.length, refreshed.length]).toEqual([1, 'abc', 2, 0])
  shop.answer(cartAnswer('newest', { key: 'k1', product: 12 }, { key: 'k2', product: 34 }))
  await pass(TWO_FRAMES)
  await refreshing
  expect([stored(), shop.requests.length, refreshed.length]).toEqual(['newest', 2, 1])
})

describe('a cart that another script brings while a call of ours is under way', () => {
  const OLDER = cartAnswer('older', { key: 'k2', product: 34 })
  const NEWEST = cartAnswer('newest', { key: 'k1', product: 12 }, { key: 'k2', product: 34 })
  const tell = {
    mayAdd: () => true,
    vetoed() {},
    adding() {},
    added() {},
    shown() {},
    failed() {},
    removed() {},
    leaving() {},
  }

  test.each([
    ['an add', async () => (await import('../../../src/stores/cart/addToCart')).addToCart({ product_id: '34' }, tell)],
    ['a removal', async () => (await import('../../../src/stores/cart/removeFromCart')).removeFromCart('k3', tell)],
  ])('may be newer than what answers %s: the cart is fetched', async (_what, act) => {
    const shop = openShop()
    ;(await import('../../../src/stores/mergeSettings')).giveSettings({ redirectAfterAdd: false })
    const { cartChangedElsewhere } = await load()
    act()
    await pass()
    await cartChangedElsewhere(CHANGE)
    shop.answer(OLDER)
    await pass(TWO_FRAMES)
    expect(shop.endpoints().slice(1)).toEqual(['get_refreshed_fragments'])
    shop.answer(NEWEST)
    await pass(TWO_FRAMES)
    expect([shownItems(), sessionStorage.getItem('wc_cart_hash')]).toEqual([1, 'newest'])
    expect(shop.requests).toHaveLength(2)
  })

  test('as an answer to what ours has told is the newer one: nothing is fetched', async () => {
    const shop = openShop(OLDER)
    const { cartChangedElsewhere } = await load()
    const { removeFromCart } = await import('../../../src/stores/cart/removeFromCart')
    removeFromCart('k3', { ...tell, removed: () => void cartChangedElsewhere(CHANGE) })
    await pass(TWO_FRAMES)
    expect(shop.endpoints()).toEqual(['remove_from_cart'])
  })
})

test('a cart that our own action brings asks for no further refresh', async () => {
  const shop = openShop()
  const { cartChangedHere } = await load()
  const { refreshCart } = await import('../../../src/stores/cart/showCart')
  refreshCart()
  await pass()
  await cartChangedHere(CHANGE, () => {}, 0)
  shop.answer(cartAnswer('newest', { key: 'k1', product: 12 }))
  await pass(TWO_FRAMES)
  expect(shop.requests).toHaveLength(1)
})

test('a change that the shop said nothing about is told of, and the cart is fetched', async () => {
  const shop = openShop(ONE_ITEM)
  const asked = page.heard('updated_wc_div')
  const { fetchChangedCart } = await load()
  const fetched = fetchChangedCart('updated_wc_div')
  await pass(TWO_FRAMES)
  await fetched
  expect(asked).toHaveLength(1)
  expect(shownItems()).toBe(1)
  expect(shop.endpoints()).toEqual(['get_refreshed_fragments'])
})

test('the shop’s own script that keeps the fragments fetches it when it is told', async () => {
  showScript('cart-fragments')
  const shop = openShop()
  const asked = page.heard('wc_fragment_refresh')
  const { fetchChangedCart } = await load()
  const shown = vi.fn()
  fetchChangedCart('wc_fragment_refresh').then(shown)
  await pass()
  expect(asked).toHaveLength(1)
  expect(shown).not.toHaveBeenCalled()
  document.body.dispatchEvent(new Event('wc_fragments_refreshed'))
  await pass()
  expect(shown).toHaveBeenCalled()
  expect(shop.requests).toEqual([])
})

test.each([
  ['could not fetch it', () => document.body.dispatchEvent(new Event('wc_fragments_ajax_error'))],
  ['says nothing for as long as ours would wait', () => pass(5000)],
])('that script is waited for no longer where it %s', async (_what, ends) => {
  showScript('cart-fragments')
  openShop()
  const { fetchChangedCart } = await load()
  const shown = vi.fn()
  fetchChangedCart('updated_wc_div').then(shown)
  await pass()
  expect(shown).not.toHaveBeenCalled()
  await ends()
  await pass()
  expect(shown).toHaveBeenCalled()
})
