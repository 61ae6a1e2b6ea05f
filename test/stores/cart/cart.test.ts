import { beforeEach, expect, test } from 'vitest'
import { cartAnswer, miniCart } from '../../support/cartHtml'
import { openPage, setCookie } from '../../support/freshPage'

beforeEach(() => {
  openPage()
})

const load = () => import('../../../src/stores/cart/cart')

function change(detail: object): void {
  document.dispatchEvent(new CustomEvent('shop-islands:cart-changed', { detail }))
}

test('mini-cart.header.lists-the-items: the cart knows the products and quantities that the mini-cart lists', async () => {
  const { $cart, countInCart } = await load()
  expect($cart.get()).toEqual({ hash: '', isKnown: false, quantities: {} })
  const { fragments } = cartAnswer('abc', { key: 'k1', product: 12, quantity: 2 }, { key: 'k2', product: 34 })
  change({ fragments, cartHash: 'abc' })
  expect($cart.get()).toEqual({ hash: 'abc', isKnown: true, quantities: { 12: 2, 34: 1 } })
  expect(countInCart($cart.get())).toBe(3)
  expect(countInCart($cart.get(), '12')).toBe(2)
  expect(countInCart($cart.get(), '99')).toBe(0)
})

test('mini-cart.header.item-has-remove-link: every row has a link that knows its cart item key', async () => {
  document.body.innerHTML = miniCart({ key: 'k1', product: 12 }, { key: 'k2', product: 34 })
  const { cart } = await import('../../../widgets/cart/definitions')
  const widget = cart.find(({ name }) => name === 'remove-from-cart')
  const links = [...document.querySelectorAll<HTMLElement>(widget?.selectors ?? '')]
  expect(links.map((link) => link.dataset['cart_item_key'])).toEqual(['k1', 'k2'])
  const click = widget?.claims?.click
  expect(links.every((link) => typeof click === 'function' && click(new Event('click'), link))).toBe(true)
})

test('two variations of one product count together, half kilos and numbers in fields too, and rows without a product or a number are no obstacle', async () => {
  const { $cart } = await load()
  const html = `<div class="widget_shopping_cart_content"><ul>
    <li class="mini_cart_item"><a data-product_id="12">×</a><span class="quantity">2 × 45.000 ₫</span></li>
    <li class="mini_cart_item"><a data-product_id="12">×</a><span class="quantity">0.5 × 45.000 ₫</span></li>
    <li class="mini_cart_item"><a data-product_id="34">×</a></li>
    <li class="mini_cart_item"><a data-product_id="56">×</a><span class="quantity">free</span></li>
    <li class="mini_cart_item"><a data-product_id="78">×</a><div class="quantity"><label for="number">Số lượng Bóng 3</label>
      <input class="input-text qty text" id="number" name="cart[k6][qty]" value="5"></div></li>
    <li class="mini_cart_item">a gift</li></ul></div>`
  change({ fragments: { 'div.widget_shopping_cart_content': html }, cartHash: 'abc' })
  expect($cart.get().quantities).toEqual({ 12: 2.5, 34: 1, 56: 1, 78: 5 })
})

test('goods sold by the 100 grams are counted as the shopper counts them: 0.1 and 0.2 are 0.3, of one product and of all', async () => {
  const { $cart, countInCart } = await load()
  const rows = [0.1, 0.2, 0.7].map((quantity, index) => ({ key: `k${index}`, product: index < 2 ? 12 : 34, quantity }))
  change({ ...cartAnswer('abc', ...rows), cartHash: 'abc' })
  expect([countInCart($cart.get(), '12'), countInCart($cart.get())]).toEqual([0.3, 1])
})

test('data that plugins send beside the HTML is no cart, and the mini-cart of the theme’s own is found behind it', async () => {
  const { $cart } = await load()
  const html = `<i data-cart-count="2"><b class="mini_cart_item"><a data-product_id="12">×</a></b></i>`
  change({ fragments: { nab_cart_info: { items: [34] }, 'total-cart-items': 2, '.basket': html }, cartHash: 'abc' })
  expect($cart.get()).toEqual({ hash: 'abc', isKnown: true, quantities: { 12: 1 }, count: 2 })
})

test('a change that somebody announced without fragments empties what was known', async () => {
  const { $cart } = await load()
  change({})
  expect($cart.get()).toEqual({ hash: '', isKnown: false, quantities: {} })
})

test('a store that is loaded late begins with the cart that was told last, though the tab keeps no copy of it', async () => {
  const { tellShown } = await import('../../../src/stores/cart/tellShown')
  const { fragments } = cartAnswer('abc', { key: 'k1', product: 12, quantity: 2 })
  tellShown({ fragments: { '.badge': '<i class="badge"></i>' }, cartHash: 'first' }, undefined)
  tellShown({ fragments, cartHash: 'abc' }, undefined)
  tellShown({ cartHash: 'def' }, undefined)
  const { $cart } = await load()
  expect($cart.get()).toEqual({ hash: 'def', isKnown: true, quantities: { 12: 2 } })
})

test('a store that is loaded after a first change that does not say what is in the cart begins with the copy, or knows nothing', async () => {
  const { tellShown } = await import('../../../src/stores/cart/tellShown')
  tellShown({ fragments: { '.badge': '<i class="badge"></i>' }, cartHash: 'abc' }, undefined)
  setCookie('woocommerce_items_in_cart', '1')
  const { $cart, isShowable } = await load()
  expect([$cart.get().isKnown, isShowable($cart.get())]).toEqual([false, false])
  setCookie('woocommerce_items_in_cart', '')
  expect(isShowable($cart.get())).toBe(true)
  change({ ...cartAnswer('abc', { key: 'k1', product: 12 }) })
  setCookie('woocommerce_items_in_cart', '1')
  expect(isShowable($cart.get())).toBe(true)
})

test('a page with a good copy knows the cart from the start', async () => {
  const { fragments } = cartAnswer('abc', { key: 'k1', product: 12, quantity: 2 })
  sessionStorage.setItem('wc_fragments', JSON.stringify(fragments))
  sessionStorage.setItem('wc_cart_hash', 'abc')
  sessionStorage.setItem('wc_cart_created', String(Date.now()))
  setCookie('woocommerce_cart_hash', 'abc')
  const { $cart } = await load()
  expect($cart.get()).toEqual({ hash: 'abc', isKnown: true, quantities: { 12: 2 } })
})
