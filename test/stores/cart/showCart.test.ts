import { beforeEach, expect, test, vi } from 'vitest'
import { cartAnswer, miniCart } from '../../support/cartHtml'
import { deferred } from '../../support/deferred'
import { openShop } from '../../support/fakeShop'
import { CUT_OFF, openPage, pass, setCookie, stopClock, type TestPage, TWO_FRAMES } from '../../support/freshPage'
import { hidePage } from '../../support/hiddenPage'
import { find } from '../../support/page'

let page: TestPage

beforeEach(() => {
  page = openPage(`
    <header>${miniCart()}<span class="cart-price">0 ₫</span></header>
    <aside>${miniCart()}</aside>
    <main>Sản phẩm</main>`)
  stopClock()
})

const load = () => import('../../../src/stores/cart/showCart')

const ONE_ITEM = cartAnswer('abc', { key: 'k1', product: 12 })

test('cart.fragments.map-selector-to-html: every element that a selector of the answer matches becomes its HTML', async () => {
  const { showCart } = await load()
  const fragments = {
    ...ONE_ITEM.fragments,
    '.cart-price': '<span class="cart-price">45.000 ₫</span>',
    '.not-on-this-page': '<b></b>',
    '..broken': '<b></b>',
  }
  showCart({ fragments, cartHash: 'abc' }, 'wc_fragments_loaded')
  await pass(TWO_FRAMES)
  for (const place of ['header', 'aside']) {
    expect(document.querySelectorAll(`${place} [data-cart_item_key="k1"]`)).toHaveLength(1)
  }
  expect(find('.cart-price').textContent).toBe('45.000 ₫')
  expect(find('main').textContent).toBe('Sản phẩm')
  expect(page.reports).toEqual(['fragment-selector-invalid: ..broken'])
})

test('what a theme binds to anew at each event about fragments is new when the event is raised', async () => {
  // By which the theme hears of it.
  vi.stubGlobal('jQuery', () => {})
  const { showCart } = await load()
  document.body.insertAdjacentHTML('beforeend', '<div class="mini-cart-product-infor"><input class="qty"></div>')
  const field = find('.qty')
  const isNew = vi.fn(() => find('.qty') !== field)
  document.body.addEventListener('wc_fragments_loaded', isNew)
  showCart({ fragments: ONE_ITEM.fragments, cartHash: 'abc' }, 'wc_fragments_loaded')
  expect(isNew).toHaveReturnedWith(true)
})

test('mini-cart.fragments.fade-to-06-while-replaced: only a piece that changes fades to 0.6, and it holds the new cart then', async () => {
  const { showCart } = await load()
  const faded: unknown[] = []
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, keyframes) {
    faded.push(this.parentElement?.localName, !!this.querySelector('[data-cart_item_key="k1"]'), keyframes)
    return {} as Animation
  })
  find('aside').innerHTML = Object.values(ONE_ITEM.fragments).join('')
  showCart({ fragments: ONE_ITEM.fragments, cartHash: 'abc' }, 'wc_fragments_loaded')
  expect(faded).toEqual(['header', true, [{ opacity: 0.6, offset: 0 }]])
})

test('mini-cart.fragments.full-opacity-afterwards: once a piece is replaced nothing of the fading is left', async () => {
  const { showCart } = await load()
  showCart({ fragments: ONE_ITEM.fragments, cartHash: 'abc' }, 'wc_fragments_loaded')
  await pass(TWO_FRAMES)
  for (const cart of document.querySelectorAll<HTMLElement>('.widget_shopping_cart_content')) {
    expect(cart.querySelector('[data-cart_item_key="k1"]')).not.toBeNull()
    expect(cart.style.opacity).toBe('')
    expect(cart.className).toBe('widget_shopping_cart_content')
    expect(cart.hasAttribute('aria-busy')).toBe(false)
  }
})

test('the hash of the cart that is shown is known as soon as it is told, and no longer when nobody knows what is in the cart', async () => {
  const { showCart } = await load()
  const { shownHash } = await import('../../../src/stores/cart/tellShown')
  expect(shownHash()).toBe('')
  showCart({ fragments: ONE_ITEM.fragments, cartHash: 'abc' }, 'wc_fragments_loaded')
  expect(shownHash()).toBe('abc')
  showCart({ fragments: { '.badge': '<b class="badge">2</b>' }, cartHash: undefined }, undefined)
  expect(shownHash()).toBe('')
})

test('everybody hears of a new cart once its pieces stand, and hears only once of the same cart', async () => {
  const { showCart } = await load()
  const loaded = page.heard('wc_fragments_loaded')
  const changed = page.heard('shop-islands:cart-changed')
  const shownThen: number[] = []
  document.addEventListener('shop-islands:cart-changed', () =>
    shownThen.push(document.querySelectorAll('[data-cart_item_key="k1"]').length),
  )
  const cart = { fragments: ONE_ITEM.fragments, cartHash: 'abc' }
  showCart(cart, 'wc_fragments_loaded')
  await pass(TWO_FRAMES)
  showCart(cart, 'wc_fragments_loaded')
  await pass(TWO_FRAMES)
  expect(shownThen).toEqual([2])
  expect(changed).toEqual([cart])
  expect(loaded).toHaveLength(2)
})

test('a page that shows the cart already is not touched; others hear once, as of any cart, that it is empty', async () => {
  const { showCart } = await load()
  const touched = vi.fn()
  new MutationObserver(touched).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
  const changed = page.heard('shop-islands:cart-changed')
  const empty = { fragments: cartAnswer('').fragments, cartHash: '' }
  showCart(empty, 'wc_fragments_loaded')
  await pass(TWO_FRAMES)
  expect(touched).not.toHaveBeenCalled()
  expect(changed).toEqual([empty])
  showCart(empty, 'wc_fragments_loaded')
  expect(changed).toEqual([empty])
})

test('cart.fragments.refresh-answer-is-applied: a refresh is shown, kept with its time, and announced', async () => {
  openShop(ONE_ITEM)
  setCookie('woocommerce_cart_hash', 'abc')
  const refreshed = page.heard('wc_fragments_refreshed')
  const changed = page.heard('shop-islands:cart-changed')
  const { refreshCart } = await load()
  refreshCart()
  await pass(TWO_FRAMES)
  expect(document.querySelectorAll('[data-cart_item_key="k1"]')).toHaveLength(2)
  expect(JSON.parse(sessionStorage.getItem('wc_fragments') ?? '')).toEqual(ONE_ITEM.fragments)
  expect(sessionStorage.getItem('wc_cart_hash')).toBe('abc')
  expect(localStorage.getItem('wc_cart_hash')).toBe('abc')
  expect(Number(sessionStorage.getItem('wc_cart_created'))).toBeCloseTo(Date.now(), -3)
  expect(refreshed).toHaveLength(1)
  expect(changed).toEqual([{ fragments: ONE_ITEM.fragments, cartHash: 'abc' }])
})

test('cart.fragments.refresh-request: a refresh posts the present time to the address of the settings', async () => {
  vi.stubGlobal('wc_add_to_cart_params', { wc_ajax_url: '/vi/?wc-ajax=%%endpoint%%' })
  const shop = openShop(ONE_ITEM)
  const { refreshCart } = await load()
  const now = Date.now()
  refreshCart()
  await pass()
  expect(shop.requests[0]).toMatchObject({
    url: '/vi/?wc-ajax=get_refreshed_fragments',
    fields: { time: String(now) },
    init: { method: 'POST', cache: 'no-store' },
  })
  // The answer is shown in its own frames: what comes after them must not reach into the next test.
  await pass(TWO_FRAMES)
})

test('after 24 hours on one page the cart is fetched anew, and again after the next 24', async () => {
  const shop = openShop(ONE_ITEM, ONE_ITEM, ONE_ITEM)
  const { refreshCart } = await load()
  refreshCart()
  await pass(TWO_FRAMES)
  await pass(24 * 60 * 60 * 1000 - 1000)
  expect(shop.requests).toHaveLength(1)
  // At exactly this age a copy is still good.
  await pass(1001)
  expect(shop.requests).toHaveLength(2)
  await pass(24 * 60 * 60 * 1000 + 1)
  expect(shop.requests).toHaveLength(3)
})

test('after 24 hours without news the cart is fetched anew, however often it has changed before that', async () => {
  const HOUR = 60 * 60 * 1000
  const shop = openShop(ONE_ITEM, ONE_ITEM)
  setCookie('woocommerce_cart_hash', 'abc')
  const { refreshCart, showCart } = await load()
  refreshCart()
  await pass(23 * HOUR)
  showCart({ fragments: ONE_ITEM.fragments, cartHash: 'abc' }, undefined)
  await pass(23 * HOUR)
  expect(shop.requests).toHaveLength(1)
  await pass(HOUR + TWO_FRAMES)
  expect(shop.requests).toHaveLength(2)
})

test('a refresh of the page’s own accord waits in a tab that is not shown; where its copy is good again by then, as another tab has taken back what it did, that is shown and told', async () => {
  const shop = openShop(ONE_ITEM)
  const { refreshUnasked } = await load()
  const show = hidePage()
  refreshUnasked()
  await pass(60_000)
  expect(shop.requests).toEqual([])
  show()
  await pass(TWO_FRAMES)
  expect(shop.endpoints()).toEqual(['get_refreshed_fragments'])
  setCookie('woocommerce_cart_hash', 'abc')
  find('aside .widget_shopping_cart_content').textContent = ''
  const loaded = vi.fn()
  document.body.addEventListener('wc_fragments_loaded', loaded)
  refreshUnasked()
  await pass(TWO_FRAMES)
  expect(shop.requests).toHaveLength(1)
  expect(loaded).toHaveBeenCalledOnce()
  expect(find('aside [data-cart_item_key="k1"]')).toBeTruthy()
})

test('goods sold by the 100 grams that another script tells of are as many as the page shows: nothing is fetched', async () => {
  const { refreshUnlessShown, showCart } = await load()
  const rows = [0.1, 0.2].map((quantity, index) => ({ key: `k${index}`, product: index, quantity }))
  showCart({ ...cartAnswer('abc', ...rows), cartHash: 'abc' }, undefined)
  const shop = openShop(ONE_ITEM)
  refreshUnlessShown(0.1 + 0.2)
  await pass(TWO_FRAMES)
  expect(shop.requests).toHaveLength(0)
})

test('a cart of which another script tells is fetched only if the page shows one with another number of pieces', async () => {
  const { refreshUnlessShown, showCart } = await load()
  const shop = openShop(ONE_ITEM)
  refreshUnlessShown(2)
  expect(shop.requests).toHaveLength(0)
  showCart({ fragments: ONE_ITEM.fragments, cartHash: 'abc' }, undefined)
  refreshUnlessShown(1)
  await pass(TWO_FRAMES)
  expect(shop.requests).toHaveLength(0)
  refreshUnlessShown(2)
  await pass(TWO_FRAMES)
  expect(shop.requests).toHaveLength(1)
})

test('refreshes that are asked for while one waits join it; one asked for while it runs is sent after it', async () => {
  const shop = openShop()
  const { refreshCart } = await load()
  const { inTurn } = await import('../../../src/stores/cart/queue')
  const adding = deferred<void>()
  inTurn(() => adding.promise)
  const first = refreshCart()
  expect(refreshCart()).toBe(first)
  await pass()
  expect(refreshCart()).toBe(first)
  expect(shop.requests).toHaveLength(0)
  adding.resolve()
  await pass()
  expect(shop.requests).toHaveLength(1)
  const second = refreshCart()
  expect(second).not.toBe(first)
  expect(refreshCart()).toBe(second)
  await pass()
  expect(shop.requests).toHaveLength(1)
  shop.answer(ONE_ITEM, cartAnswer(''))
  await pass(2 * TWO_FRAMES)
  expect(shop.requests).toHaveLength(2)
  expect(shop.mostAtOnce).toBe(1)
  expect(document.querySelectorAll('[data-cart_item_key="k1"]')).toHaveLength(0)
})

test('cart.fragments.times-out-after-5000-ms: a refresh without an answer after 5000 ms is given up and counts as failed', async () => {
  const shop = openShop()
  const failed = page.heard('wc_fragments_ajax_error')
  const { refreshCart } = await load()
  refreshCart()
  await pass(4990)
  expect(failed).toHaveLength(0)
  await pass(10)
  expect(shop.requests[0]?.init.signal?.aborted).toBe(true)
  expect(failed).toHaveLength(1)
})

test.each([
  ['a lost connection', new TypeError('Failed to fetch'), 'NetworkError'],
  ['an error status', 500, 'NetworkError'],
  ['an empty answer', '', 'BadAnswerError'],
  ['204', 204, 'BadAnswerError'],
  ['a page of HTML', '<!DOCTYPE html><html lang="vi"></html>', 'BadAnswerError'],
  ['an answer without fragments', { cart_hash: 'abc' }, 'BadAnswerError'],
])(
  'cart.fragments.failure-raises-event: %s leaves the page as it was, and everybody hears of it',
  async (_what, answer, kind) => {
    const shop = openShop(answer)
    const before = document.body.innerHTML
    const told = page.heard('wc_fragments_ajax_error')
    const toldOurs = page.heard('shop-islands:fragments-error')
    const { refreshCart } = await load()
    refreshCart()
    await pass(TWO_FRAMES + CUT_OFF)
    expect(told).toHaveLength(1)
    expect(toldOurs).toMatchObject([{ error: { name: kind } }])
    expect(document.body.innerHTML).toBe(before)
    expect(sessionStorage.length).toBe(0)
    shop.answer(ONE_ITEM)
    refreshCart()
    await pass(TWO_FRAMES)
    expect(document.querySelectorAll('[data-cart_item_key="k1"]')).toHaveLength(2)
  },
)
