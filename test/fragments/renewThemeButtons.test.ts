import { beforeEach, expect, test, vi } from 'vitest'
import { find } from '../support/page'
import { cart, row, showWith, swapCart } from './page'

/** Puts a theme's buttons around the fields that have none, as Astra does. */
const addButtons = vi.fn(() => {
  for (const field of document.querySelectorAll('li:not(.buttons_added) .qty')) {
    field.before(Object.assign(document.createElement('a'), { className: 'minus' }))
    field.after(Object.assign(document.createElement('a'), { className: 'plus' }))
    field.parentElement?.classList.add('buttons_added')
  }
})

beforeEach(() => {
  addButtons.mockClear()
  vi.stubGlobal('astrawpWooQuantityButtons', addButtons)
  showWith(cart(row('a')))
  addButtons()
})

test('a theme’s plus and minus buttons are there after a swap, once around each field, also around that of a new row', () => {
  const field = find('.qty')
  swapCart(cart(row('a', '2'), row('b')))
  expect(find('.qty')).toBe(field)
  for (const item of document.querySelectorAll('li'))
    expect([...item.children].map(({ className }) => className)).toEqual(['remove', 'minus', 'qty', 'plus'])
})

test('a page on which nothing changes is left to the theme', () => {
  showWith(cart(row('a')))
  addButtons.mockClear()
  swapCart(cart(row('a')))
  expect(addButtons).not.toHaveBeenCalled()
})

test('where the theme’s call throws, that is reported as the theme’s, and the cart is shown all the same', () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const broken = new TypeError('astra_qty_btn is not defined')
  addButtons.mockImplementationOnce(() => {
    throw broken
  })
  swapCart(cart(row('b')))
  expect(reported).toHaveBeenCalledWith(broken)
  expect(find('[data-cart_item_key="b"]')).toBeTruthy()
})
