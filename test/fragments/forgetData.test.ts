import { expect, test, vi } from 'vitest'
import { swapFragments } from '../../src/fragments/swapFragments'
import { installJQuery } from '../support/jQuery'
import { find } from '../support/page'
import { showWith, swapCart } from './page'

const wallet = (total: number) =>
  `<div class="cart"><input type="hidden" class="gateway" data-gateway='{"total":${total}}' data-shop_name="Miu"></div>`

test('what jQuery has read of a data attribute follows the next cart, with an element that stays; other data stay', () => {
  const jQuery = installJQuery()
  showWith(wallet(10))
  const field = find('.gateway')
  const data = (key: string) => jQuery(field).data(key)
  expect(data('gateway')).toEqual({ total: 10 })
  expect(data('shop_name')).toBe('Miu')
  jQuery(field).data('shop_name', 'Miu & Mèo').data('wallet', 'ready')
  swapCart(wallet(20))
  expect(find('.gateway')).toBe(field)
  expect([data('gateway'), data('shop_name'), data('wallet')]).toEqual([{ total: 20 }, 'Miu & Mèo', 'ready'])
})

test('it is forgotten before anybody hears of the swap', () => {
  const jQuery = installJQuery()
  showWith(wallet(10))
  const field = jQuery(find('.gateway'))
  field.data('gateway')
  const heard = vi.fn(() => field.data('gateway'))
  document.addEventListener('shop-islands:swapped', heard, { once: true })
  swapCart(wallet(20))
  expect(heard).toHaveReturnedWith({ total: 20 })
})

test('other attributes are no data: what a script keeps under such a name stays', () => {
  const jQuery = installJQuery()
  const box = (label: string) => `<div class="cart"><b class="box" aria-label="${label}"></b></div>`
  showWith(box('one'))
  jQuery(find('.box')).data('label', 'kept')
  swapCart(box('two'))
  expect(jQuery(find('.box')).data('label')).toBe('kept')
})

test('something else under the name of jQuery does no harm', () => {
  vi.stubGlobal('jQuery', () => {})
  showWith(wallet(10))
  swapFragments({ '.cart': wallet(20) })
  expect(find('.gateway').dataset['gateway']).toBe('{"total":20}')
})

test('a data-key in a row, which may name a column, tells no row from another', () => {
  const line = (key: string) =>
    `<div class="line"><b data-key="name">${key}</b><a class="remove" data-cart_item_key="${key}">×</a></div>`
  showWith(`<div class="cart">${line('a')}${line('b')}</div>`)
  const second = find('[data-cart_item_key=b]')
  swapCart(`<div class="cart">${line('b')}</div>`)
  expect(find('[data-cart_item_key=b]')).toBe(second)
})

test('rows of a side cart that are known by data-key alone stay with their products', () => {
  const line = (key: string) => `<div class="xoo-wsc-product" data-key="${key}"><b>${key}</b></div>`
  showWith(`<div class="cart">${line('a')}${line('b')}</div>`)
  const second = find('[data-key=b]')
  swapCart(`<div class="cart">${line('c')}${line('b')}</div>`)
  expect(find('[data-key=b]')).toBe(second)
  swapCart(`<div class="cart">${line('b')}</div>`)
  expect(find('[data-key=b]')).toBe(second)
})
