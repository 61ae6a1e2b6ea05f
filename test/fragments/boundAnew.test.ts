import { describe, expect, test, vi } from 'vitest'
import { isShown } from '../../src/fragments/isShown'
import { find } from '../support/page'
import { cart, row, showWith, swapCart } from './page'

/** A row in which Woostify has its buttons around the quantity. */
const boundRow = (quantity = '1') =>
  `<li><div class="mini-cart-product-infor"><span class="mini-cart-product-qty"></span><input class="qty" value="${quantity}"></div></li>`

describe('parts to which a theme binds anew at each event about fragments', () => {
  test.each([
    ['that have changed', boundRow('2')],
    ['that are as they were', boundRow()],
  ])('%s are new elements after a swap, so that each handler is called once', (_what, next) => {
    showWith(cart(boundRow()))
    const field = find('.qty')
    const called = vi.fn()
    field.addEventListener('change', called)
    swapCart(cart(next))
    expect(document.body.innerHTML).toBe(cart(next))
    find('.qty').dispatchEvent(new Event('change'))
    expect(called).not.toHaveBeenCalled()
  })

  test('stay while the shopper is using them', () => {
    showWith(cart(boundRow()))
    const field = find('.qty')
    field.focus()
    swapCart(cart(boundRow('2')))
    expect(find('.qty')).toBe(field)
    expect(document.activeElement).toBe(field)
  })

  test('are never shown already: the copy of the cart that the browser kept puts new ones there, too', () => {
    showWith(cart(boundRow()))
    expect(isShown({ '.cart': cart(boundRow()) })).toBe(false)
  })
})

describe('what a script has noted for itself on an element', () => {
  const boundQuantity = (quantity = '1', more = '') => row('a', quantity, `<div class="steps"${more}></div>`)

  test.each(['data-qty-initialized', 'data-initialised', 'data-init', 'data-bound'])(
    '%s stays, as its handlers do',
    (name) => {
      showWith(cart(boundQuantity()))
      find('.steps').setAttribute(name, '')
      swapCart(cart(boundQuantity('2')))
      expect(find('.steps').hasAttribute(name)).toBe(true)
    },
  )

  test.each(['data-initial-price', 'data-boundary', 'data-count', 'class'])(
    '%s is the server’s, and goes when it says so',
    (name) => {
      showWith(cart(boundQuantity('1', ` ${name}="9"`)).replace('class="steps" class', 'class'))
      swapCart(cart(boundQuantity('2').replace(' class="steps"', '')))
      expect(find('div div').hasAttribute(name)).toBe(false)
    },
  )
})

test('a price that waits for a script to convert it is a new element, which that script notices', () => {
  const price = (amount: string, more = '') =>
    row('a', '1', `<span data-wcpay-price="${amount}"${more}>${amount}</span>`)
  showWith(cart(price('10', ' class="wcpay-price-converted"')))
  const converted = find('span')
  swapCart(cart(price('10', ' class="wcpay-price-skeleton"')))
  expect(find('span')).not.toBe(converted)
  expect(find('span').className).toBe('wcpay-price-skeleton')
})
