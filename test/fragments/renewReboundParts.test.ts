import { beforeEach, describe, expect, test, vi } from 'vitest'
import { isShown } from '../../src/fragments/isShown'
import { renewReboundParts } from '../../src/fragments/renewReboundParts'
import { swapFragments } from '../../src/fragments/swapFragments'
import { onSwapped } from '../../src/fragments/swapped'
import { block } from '../../src/page/block'
import { find } from '../support/page'
import { cart, row, showWith, swapCart } from './page'

/** What happens when the server's cart is placed, here with these fragments. */
const place = (fragments: Record<string, string> = {}) => swapFragments(fragments, renewReboundParts)

/** A row in which Woostify has its buttons around the quantity. */
const boundRow = (quantity = '1') =>
  `<li><div class="mini-cart-product-infor"><span class="mini-cart-product-qty"></span><input class="qty" value="${quantity}"></div></li>`

describe('parts to which a theme binds anew at each event about fragments', () => {
  // By which it hears of the event.
  beforeEach(() => vi.stubGlobal('jQuery', () => {}))

  test.each([
    ['that have changed', boundRow('2')],
    ['that are as they were', boundRow()],
  ])('%s are new elements when the cart is placed, so that each handler is called once', (_what, next) => {
    showWith(cart(boundRow()))
    const field = find('.qty')
    const called = vi.fn()
    field.addEventListener('change', called)
    swapCart(cart(next))
    // Behind a swap that is none of the cart's no such event comes.
    expect(find('.qty')).toBe(field)
    place()
    expect(document.body.innerHTML).toBe(cart(next))
    find('.qty').dispatchEvent(new Event('change'))
    expect(called).not.toHaveBeenCalled()
  })

  test.each([
    ['Woostify', '<div class="mini-cart-product-infor">'],
    ['Shoptimizer', '<div class="shoptimizer-custom-quantity-mini-cart">'],
    ['The7', '<div class="shopping-cart show-sub-cart">'],
  ])('are those of %s', (_theme, opening) => {
    showWith(cart(`${opening}<a>+</a></div>`))
    const bound = find('.cart a')
    place()
    expect(find('.cart a')).not.toBe(bound)
  })

  test('stay while something is typed that the server does not know', () => {
    showWith(cart(boundRow()))
    const field = find<HTMLInputElement>('.qty')
    field.focus()
    field.value = '12'
    swapCart(cart(boundRow('2')))
    place()
    expect(find('.qty')).toBe(field)
    expect(document.activeElement).toBe(field)
    expect(field.value).toBe('12')
  })

  test('are renewed around the focus, too: the new element has it, and its caret', () => {
    showWith(cart(boundRow('100')))
    const field = find<HTMLInputElement>('.qty')
    field.focus()
    field.setSelectionRange(1, 2)
    place()
    const renewed = find<HTMLInputElement>('.qty')
    expect(renewed).not.toBe(field)
    expect(document.activeElement).toBe(renewed)
    expect([renewed.selectionStart, renewed.selectionEnd]).toEqual([1, 2])
  })

  test('are told as swapped, for those that have found something in them', () => {
    showWith(cart(boundRow()))
    const told = vi.fn()
    const stop = onSwapped(({ places }) => told(places))
    place()
    expect(told).toHaveBeenCalledExactlyOnceWith([find('.mini-cart-product-infor')])
    showWith(cart())
    place()
    expect(told).toHaveBeenCalledOnce()
    stop()
  })

  test('leave the focus where it is outside of them', () => {
    showWith(`<button></button>${cart(boundRow())}`)
    find('button').focus()
    place()
    expect(document.activeElement).toBe(find('button'))
  })

  test('are without what our components have put there, who put it there again', () => {
    showWith(cart(boundRow().replace('<input', '<i data-island-outlet=""></i><input')))
    place()
    expect(document.body.innerHTML).toBe(cart(boundRow()))
  })

  test.each(['1', '2'])(
    'are as the server says: what ours has set on them and laid over them is left behind (%s)',
    (next) => {
      showWith(cart(boundRow()))
      const field = find('.qty')
      const setOurs = () => field.classList.add('loading')
      setOurs()
      block(find('.mini-cart-product-infor'))
      const stop = onSwapped(setOurs)
      place({ '.cart': cart(boundRow(next)) })
      stop()
      expect(document.body.innerHTML).toBe(cart(boundRow(next)))
    },
  )

  test('stay while the focus is on something that our components have put there', () => {
    showWith(cart(boundRow().replace('<input', '<i data-island-outlet=""><button id="ours"></button></i><input')))
    const ours = find('#ours')
    ours.focus()
    place()
    expect(document.activeElement).toBe(ours)
    ours.blur()
    place()
    expect(document.body.innerHTML).toBe(cart(boundRow()))
  })

  test('stay on a page without jQuery, whose theme hears of nothing', () => {
    vi.unstubAllGlobals()
    showWith(cart(boundRow()))
    const field = find('.qty')
    place()
    expect(find('.qty')).toBe(field)
    expect(isShown({ '.cart': cart(boundRow()) })).toBe(true)
  })

  test('are never shown already: the copy of the cart that the browser kept puts new ones there, too', () => {
    showWith(cart(boundRow()))
    expect(isShown({ '.cart': cart(boundRow()) })).toBe(false)
  })
})

describe('around a quantity where a script has noted that it has begun', () => {
  const steps = (quantity = '1', more = '') =>
    row('a', '1', `<div class="steps"${more}><a class="minus"></a><input class="count" value="${quantity}"></div>`)
  const begin = (name: string) => {
    const wrapper = find('.steps')
    wrapper.setAttribute(name, '')
    find('.minus').classList.add('show')
    wrapper.append(Object.assign(document.createElement('a'), { className: 'plus' }))
    return wrapper
  }

  test.each(['data-qty-initialized', 'data-initialised', 'data-init', 'data-bound'])(
    'all stays that it has put there, and the field follows the server (%s)',
    (name) => {
      showWith(cart(steps()))
      const wrapper = begin(name)
      const field = find<HTMLInputElement>('.count')
      swapCart(cart(steps('2')))
      expect(find('.steps')).toBe(wrapper)
      expect(wrapper.outerHTML).toBe(
        `<div class="steps" ${name}=""><a class="minus show"></a><input class="count" value="2"><a class="plus"></a></div>`,
      )
      expect(find('.count')).toBe(field)
      expect(field.value).toBe('2')
    },
  )

  test('what it has noted around more than one field is replaced as a whole', () => {
    const two = (quantity: string) => steps(quantity, '').replace('<a class="minus">', '<input><a class="minus">')
    showWith(cart(two('1')))
    const wrapper = begin('data-bound')
    swapCart(cart(two('2')))
    expect(find('.steps')).not.toBe(wrapper)
    expect(document.body.innerHTML).toBe(cart(two('2')))
  })

  test.each(['data-initial-price', 'data-boundary', 'data-count'])('%s is no such note', (name) => {
    showWith(cart(steps('1', ` ${name}="9"`)))
    const wrapper = find('.steps')
    swapCart(cart(steps('2')))
    expect(find('.steps')).toBe(wrapper)
    expect(wrapper.hasAttribute(name)).toBe(false)
  })

  test('a note of the server’s own says nothing', () => {
    showWith(cart(steps('1', ' data-init=""')))
    swapCart(cart(steps('2', ' data-init=""').replace('<a class="minus"></a>', '')))
    expect(document.querySelector('.minus')).toBeNull()
  })
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
