import { beforeEach, expect, test, vi } from 'vitest'
import { isShopScriptHere, shopScript, themeScript } from '../../src/bridge/replacedScripts'
import { isStillHere } from '../../src/islands/oldScripts'
import { openPage } from '../support/freshPage'

beforeEach(() => {
  openPage()
})

/** A tag of one of the shop's scripts, which does not run. */
function showScript(file: string): void {
  document.head.innerHTML = `<script type="text/plain" src="/wp-content/plugins/woocommerce/assets/js/frontend/${file}"></script>`
}

/** A jQuery with these click handlers on the body. */
function stubHandlers(handlers: { data?: object }[] | undefined): void {
  vi.stubGlobal('jQuery', { _data: () => (handlers ? { click: handlers } : undefined) })
}

test.each(['add-to-cart.min.js?ver=10.9.1', 'add-to-cart.js'])('a replaced script is found by its tag: %s', (file) => {
  showScript(file)
  expect(isShopScriptHere('add-to-cart')).toBe(true)
})

test('another script of the shop is not taken for it', () => {
  showScript('add-to-cart-variation.min.js')
  expect(isShopScriptHere('add-to-cart')).toBe(false)
})

const FILE = '/wp-content/plugins/woocommerce/assets/js/frontend/single-product.min.js'

test.each([
  ['in its own folder', `id="wc-single-product-js" src="${FILE}"`],
  ['with an id that an optimiser has made', `id="defer-7" src="${FILE}"`],
  ['from WordPress’ CDN', 'src="https://c0.wp.com/p/woocommerce/9.3.1/assets/js/frontend/single-product.min.js"'],
  ['from another CDN', 'src="//cdn.test/wp/woocommerce/tags/9.3.1/assets/js/frontend/single-product.min.js"'],
])('the shop’s script is found: %s', (_where, attributes) => {
  document.head.innerHTML = `<script type="text/plain" ${attributes}></script>`
  expect(isShopScriptHere('single-product')).toBe(true)
})

const SUBSCRIPTIONS = '/wp-content/plugins/woocommerce-subscriptions'

test.each([
  ['of an extension', `src="${SUBSCRIPTIONS}/assets/js/frontend/single-product.js"`],
  [
    'of an extension’s library',
    `src="${SUBSCRIPTIONS}/vendor/woocommerce/subscriptions-core/assets/js/frontend/single-product.js"`,
  ],
])('a file of the same name is not taken for the shop’s script: %s', (_whose, attributes) => {
  document.head.innerHTML = `<script type="text/plain" ${attributes}></script>`
  expect(isShopScriptHere('single-product')).toBe(false)
})

test('a script that an optimiser has merged into another is found by its handlers', () => {
  stubHandlers([{}, { data: { addToCartHandler: {} } }])
  expect(isStillHere({ ...shopScript('add-to-cart', 'takes over'), handlerData: 'addToCartHandler' })).toBe(true)
  expect(isStillHere({ ...shopScript('add-to-cart', 'takes over'), handlerData: 'otherHandler' })).toBe(false)
  expect(isShopScriptHere('add-to-cart')).toBe(false)
})

test('a page without jQuery, without its inner data or without handlers has no such script', () => {
  expect(isStillHere({ ...shopScript('add-to-cart', 'takes over'), handlerData: 'addToCartHandler' })).toBe(false)
  vi.stubGlobal('jQuery', {})
  expect(isStillHere({ ...shopScript('add-to-cart', 'takes over'), handlerData: 'addToCartHandler' })).toBe(false)
  stubHandlers(undefined)
  expect(isStillHere({ ...shopScript('add-to-cart', 'takes over'), handlerData: 'addToCartHandler' })).toBe(false)
})

test.each(['woocommerce', 'add-to-cart-variation'])(
  'a replaced script is found by the id of its tag, too: %s',
  (file) => {
    document.head.innerHTML = '<script type="text/plain" id="woocommerce-js" src="/litespeed/1.js"></script>'.concat(
      '<script type="text/plain" id="wc-add-to-cart-variation-js" src="/litespeed/2.js"></script>',
    )
    expect(isShopScriptHere(file)).toBe(true)
    expect(isShopScriptHere('add-to-cart')).toBe(false)
  },
)

test('the shop’s script for products is found by its tabs where an optimiser has merged it', () => {
  const handlers = [{ data: { other: true } }, { selector: '.wc-tabs li a, ul.tabs li a' }]
  vi.stubGlobal(
    'jQuery',
    Object.assign(() => {}, { fn: {}, _data: () => ({ click: handlers.slice(0, 1) }) }),
  )
  expect(isShopScriptHere('single-product')).toBe(false)
  vi.stubGlobal(
    'jQuery',
    Object.assign(() => {}, { fn: {}, _data: () => ({ click: handlers }) }),
  )
  expect(isShopScriptHere('single-product')).toBe(true)
  expect(isShopScriptHere('add-to-cart-variation')).toBe(false)
})

test('the shop’s script for products is not in a jQuery that shows no handlers', () => {
  for (const _data of [undefined, () => undefined, () => ({})]) {
    vi.stubGlobal(
      'jQuery',
      Object.assign(() => {}, { fn: {}, _data }),
    )
    expect(isShopScriptHere('single-product')).toBe(false)
  }
})

test('the shop’s script for variations is found by its call where an optimiser has merged it, and ours is not taken for it', () => {
  const fn: Record<string, object> = {}
  vi.stubGlobal(
    'jQuery',
    Object.assign(() => {}, { fn }),
  )
  expect(isShopScriptHere('add-to-cart-variation')).toBe(false)
  fn['wc_variation_form'] = Object.assign(() => {}, { isStandIn: true })
  expect(isShopScriptHere('add-to-cart-variation')).toBe(false)
  fn['wc_variation_form'] = () => {}
  expect(isShopScriptHere('add-to-cart-variation')).toBe(true)
})

test('the theme’s own script is found by its tag', () => {
  expect(isStillHere(themeScript)).toBe(false)
  document.head.innerHTML =
    '<script type="text/plain" src="/wp-content/themes/flatsome/assets/js/flatsome.js?ver=3.19"></script>'
  expect(isStillHere(themeScript)).toBe(true)
})
