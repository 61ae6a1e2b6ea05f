import { beforeEach, expect, test, vi } from 'vitest'
import { cartAnswer, miniCart } from '../../support/cartHtml'
import { fakeIntersectionObserver } from '../../support/fakeIntersectionObserver'
import { openShop } from '../../support/fakeShop'
import { openPage, pass, setCookie, stopClock, TWO_FRAMES } from '../../support/freshPage'
import { installJQuery } from '../../support/jQuery'
import { find } from '../../support/page'
import { startPage } from '../../support/startPage'
import { translate } from '../../support/translate'

const IDLE = 50

beforeEach(() => {
  openPage(`<header>${miniCart()}<b data-island="cart-count" id="all">0</b></header>
    <b data-island="cart-count" data-product_id="12" id="ball"></b><p data-island="cart-summary" id="summary">Giỏ: </p>`)
  setCookie('woocommerce_cart_hash', 'abc')
  stopClock()
})

test('a change of the cart is written first where the shopper looks, then everywhere: all pieces, or those of one product', async () => {
  const viewport = fakeIntersectionObserver()
  const shop = openShop(cartAnswer('abc', { key: 'k1', product: 12, quantity: 2 }, { key: 'k2', product: 34 }))
  await startPage()
  await pass(TWO_FRAMES + IDLE)
  viewport.tell([find('#all')], [find('#ball')])
  expect(find('#all').textContent).toBe('3')
  expect(find('#ball').textContent).toBe('')
  await pass(IDLE)
  expect(find('#ball').textContent).toBe('2')

  shop.answer(cartAnswer('def', { key: 'k1', product: 12, quantity: 5 }))
  document.body.dispatchEvent(new Event('wc_fragment_refresh'))
  await pass(TWO_FRAMES)
  const touched = vi.fn()
  new MutationObserver(touched).observe(find('#all'), { childList: true })
  viewport.tell([find('#all'), find('#ball')])
  expect([find('#all').textContent, find('#ball').textContent]).toEqual(['5', '5'])
  await pass()
  expect(touched).toHaveBeenCalledTimes(1)

  shop.answer(cartAnswer('another cart of as many', { key: 'k3', product: 12, quantity: 5 }))
  document.body.dispatchEvent(new Event('wc_fragment_refresh'))
  await pass(TWO_FRAMES)
  viewport.tell([find('#all'), find('#ball')])
  await pass()
  expect(touched).toHaveBeenCalledTimes(1)
})

test('a number in a fragment is there after each swap, also where the same cart is placed again', async () => {
  const badge = '<a class="basket"><b data-island="cart-count" id="badge"></b></a>'
  document.body.insertAdjacentHTML('beforeend', badge)
  const viewport = fakeIntersectionObserver()
  const { fragments, cart_hash } = cartAnswer('abc', { key: 'k1', product: 12, quantity: 2 })
  const answer = { fragments: { ...fragments, '.basket': badge }, cart_hash }
  const shop = openShop(answer)
  await startPage()
  await pass(TWO_FRAMES + IDLE)
  viewport.tell([find('#badge')])
  expect(find('#badge').textContent).toBe('2')
  shop.answer(answer)
  document.body.dispatchEvent(new Event('wc_fragment_refresh'))
  await pass(TWO_FRAMES)
  expect(shop.requests).toHaveLength(2)
  expect(find('#badge').textContent).toBe('2')
})

test('a number is right after the page’s very first add, of which another script tells without a hash', async () => {
  setCookie('woocommerce_cart_hash', '')
  const viewport = fakeIntersectionObserver()
  const jQuery = installJQuery()
  openShop()
  await startPage()
  await pass(TWO_FRAMES + IDLE)
  const { fragments } = cartAnswer('', { key: 'k1', product: 12, quantity: 2 })
  jQuery(document.body).trigger('added_to_cart', [fragments])
  await pass(TWO_FRAMES + IDLE)
  viewport.tell([find('#all'), find('#ball')])
  expect([find('#all').textContent, find('#ball').textContent]).toEqual(['2', '2'])
})

test('a number is right where the tab may keep no copy, though its file comes after the cart was told', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  const viewport = fakeIntersectionObserver()
  openShop(cartAnswer('abc', { key: 'k1', product: 12, quantity: 2 }))
  await startPage()
  await pass(TWO_FRAMES + IDLE)
  viewport.tell([find('#all'), find('#ball')])
  expect([find('#all').textContent, find('#ball').textContent]).toEqual(['2', '2'])
})

test('the server’s number stays while nobody has said what is in the cart', async () => {
  setCookie('woocommerce_items_in_cart', '1')
  find('#all').textContent = '3'
  const viewport = fakeIntersectionObserver()
  const shop = openShop({ fragments: { '.badge': '<i class="badge"></i>' }, cart_hash: 'abc' })
  await startPage()
  await pass(TWO_FRAMES + IDLE)
  viewport.tell([find('#all'), find('#ball')])
  expect([find('#all').textContent, find('#ball').textContent]).toEqual(['3', ''])

  shop.answer(cartAnswer('abc', { key: 'k1', product: 12, quantity: 5 }))
  document.body.dispatchEvent(new Event('wc_fragment_refresh'))
  await pass(TWO_FRAMES)
  viewport.tell([find('#all'), find('#ball')])
  expect([find('#all').textContent, find('#ball').textContent]).toEqual(['5', '5'])
})

test('a number that a page cache has kept from another time is 0 once the cart is known to be empty', async () => {
  find('#all').textContent = '3'
  const viewport = fakeIntersectionObserver()
  openShop(cartAnswer(''))
  await startPage()
  await pass(TWO_FRAMES + IDLE)
  viewport.tell([find('#all'), find('#ball')])
  expect([find('#all').textContent, find('#ball').textContent]).toEqual(['0', '0'])
})

test('a number that arrives late, as in a quick view, is written before it is drawn', async () => {
  const viewport = fakeIntersectionObserver()
  openShop(cartAnswer('abc', { key: 'k1', product: 12, quantity: 2 }, { key: 'k2', product: 34 }))
  await startPage()
  await pass(TWO_FRAMES + IDLE)
  viewport.tell([find('#all'), find('#ball')])
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div><b data-island="cart-count" data-product_id="12" id="late"></b></div><b data-island="cart-count" id="alone">0</b>',
  )
  await Promise.resolve()
  expect([find('#late').textContent, find('#alone').textContent]).toEqual(['2', '3'])
})

test('the summary says in words what is in the cart, and follows it', async () => {
  const viewport = fakeIntersectionObserver()
  const shop = openShop(cartAnswer('abc', { key: 'k1', product: 12, quantity: 2 }))
  await startPage()
  await pass(IDLE)
  viewport.tell([find('#summary')])
  await pass(TWO_FRAMES + IDLE)
  expect(find('#summary').textContent).toBe('Giỏ: 2 sản phẩm trong giỏ')
  shop.answer(cartAnswer('def', { key: 'k1', product: 12, quantity: 5 }))
  document.body.dispatchEvent(new Event('wc_fragment_refresh'))
  await pass(TWO_FRAMES + IDLE)
  expect(find('#summary output').textContent).toBe('5 sản phẩm trong giỏ')
})

test('the summary follows the cart where the browser has translated the page, in the same region, so that it is read out', async () => {
  const viewport = fakeIntersectionObserver()
  const shop = openShop(cartAnswer('abc', { key: 'k1', product: 12, quantity: 2 }))
  await startPage()
  await pass(IDLE)
  viewport.tell([find('#summary')])
  await pass(TWO_FRAMES + IDLE)
  const region = find('#summary output')
  translate(region)
  shop.answer(cartAnswer('def', { key: 'k1', product: 12, quantity: 5 }))
  document.body.dispatchEvent(new Event('wc_fragment_refresh'))
  await pass(TWO_FRAMES + IDLE)
  expect(find('#summary output')).toBe(region)
  expect(region.textContent).toBe('5 sản phẩm trong giỏ')
})

test('a theme’s own cart, which is no mini-cart of the shop’s, says in a fragment how many pieces there are', async () => {
  document.body.innerHTML = `<div data-island="mini-cart" id="own">Trống</div><b data-island="cart-count" id="all">0</b>`
  const viewport = fakeIntersectionObserver()
  const own = '<div data-island="mini-cart" id="own" data-cart-count="7"><p>7 món</p></div>'
  openShop({ fragments: { '#logo': '<i id="logo"></i>', '#own': own }, cart_hash: 'abc' })
  await startPage()
  await pass(TWO_FRAMES + IDLE)
  viewport.tell([find('#all')])
  expect(find('#all').textContent).toBe('7')
})

test('a summary says nothing over a cart that is not known, as on the cart page in a new tab, and 0 where there is none', async () => {
  document.body.className = 'woocommerce-cart'
  setCookie('woocommerce_items_in_cart', '1')
  const viewport = fakeIntersectionObserver()
  const shop = openShop(cartAnswer('abc', { key: 'k1', product: 12, quantity: 2 }))
  await startPage()
  await pass(TWO_FRAMES + IDLE)
  viewport.tell([find('#summary')])
  await pass(IDLE)
  expect(shop.endpoints()).toEqual([])
  expect(find('#summary').textContent).toBe('Giỏ: ')

  document.body.dispatchEvent(new Event('wc_fragment_refresh'))
  await pass(TWO_FRAMES)
  expect(find('#summary').textContent).toContain('2')
})

test('a summary says 0 where the shopper has no cart', async () => {
  setCookie('woocommerce_cart_hash', '')
  const viewport = fakeIntersectionObserver()
  openShop(cartAnswer(''))
  await startPage()
  await pass(TWO_FRAMES + IDLE)
  viewport.tell([find('#summary')])
  await pass(IDLE)
  expect(find('#summary').textContent).toContain('0')
})
