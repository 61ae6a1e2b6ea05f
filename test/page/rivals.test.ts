import { beforeEach, expect, test, vi } from 'vitest'
import { isRivalHere } from '../../src/page/rivals'
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
  expect(isRivalHere('add-to-cart')).toBe(true)
})

test('another script of the shop is no rival', () => {
  showScript('add-to-cart-variation.min.js')
  expect(isRivalHere('add-to-cart')).toBe(false)
})

test('a script that an optimiser has merged into another is found by its handlers', () => {
  stubHandlers([{}, { data: { addToCartHandler: {} } }])
  expect(isRivalHere('add-to-cart', 'addToCartHandler')).toBe(true)
  expect(isRivalHere('add-to-cart', 'otherHandler')).toBe(false)
  expect(isRivalHere('add-to-cart')).toBe(false)
})

test('a page without jQuery, without its inner data or without handlers has no rival', () => {
  expect(isRivalHere('add-to-cart', 'addToCartHandler')).toBe(false)
  vi.stubGlobal('jQuery', {})
  expect(isRivalHere('add-to-cart', 'addToCartHandler')).toBe(false)
  stubHandlers(undefined)
  expect(isRivalHere('add-to-cart', 'addToCartHandler')).toBe(false)
})
