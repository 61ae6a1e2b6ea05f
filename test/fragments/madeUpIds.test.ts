import { beforeEach, describe, expect, test, vi } from 'vitest'
import { isShown } from '../../src/fragments/isShown'
import { swapFragments } from '../../src/fragments/swapFragments'
import { onSwapped } from '../../src/fragments/swapped'
import { find } from '../support/page'
import { cart, showWith, swapCart } from './page'

/** A quantity field as the shop prints it where nobody gives it an id (contract 1.5): `id` is what it made up for this rendering. */
const field = (name: string, id: string, value = '1') =>
  `<div class="quantity"><input type="button" class="minus" value="-"><label for="quantity_${id}">Số lượng</label>
    <input class="qty" id="quantity_${id}" name="${name}" value="${value}"></div>`

/** A row of the mini-cart with such a field. */
const row = (key: string, id: string, value?: string) =>
  `<li class="mini_cart_item"><a class="remove" data-cart_item_key="${key}">×</a>${field(`cart[${key}][qty]`, id, value)}</li>`

const [FIRST, SECOND, THIRD, FOURTH] = ['6745f3c2a91d4', '6745f3c2a91e0', '6745f4018b2c7', '6745f4018b2d3']

const shown = cart(row('a', FIRST), row('b', SECOND))
const quantity = (key: string) => find<HTMLInputElement>(`[name="cart[${key}][qty]"]`)

describe('ids that the shop makes up anew', () => {
  beforeEach(() => {
    showWith(shown)
  })

  test('do not make another cart of the one that is shown', () => {
    const sent = cart(row('a', THIRD), row('b', FOURTH))
    expect(isShown({ '.cart': sent })).toBe(true)
    const swapped = vi.fn()
    const stop = onSwapped(swapped)
    swapCart(sent)
    stop()
    expect(swapped).not.toHaveBeenCalled()
    expect(find('.cart').outerHTML).toBe(shown)
  })

  test('are those of the page in each of its places', () => {
    document.body.innerHTML = shown + cart(row('a', THIRD), row('b', FOURTH))
    expect(isShown({ '.cart': cart(row('a', '6745f4018b2e1'), row('b', '6745f4018b2f6')) })).toBe(true)
  })

  test('the fields of the rows that stay are the same, with what is typed in them, and their labels name them', () => {
    const typed = quantity('b')
    typed.value = '12'
    typed.focus()
    const minus = [...document.querySelectorAll('.minus')]
    swapCart(cart(row('new', '6745f4018b2e1'), row('a', THIRD, '2'), row('b', FOURTH)))
    expect(quantity('b')).toBe(typed)
    expect(typed.value).toBe('12')
    expect(document.activeElement).toBe(typed)
    expect([...document.querySelectorAll('.minus')].slice(1)).toEqual(minus)
    expect(quantity('a').value).toBe('2')
    for (const key of ['new', 'a', 'b']) expect(quantity(key).labels).toHaveLength(1)
  })

  test('a field without a label stays, too', () => {
    const unlabelled = (html: string) => html.replaceAll(/<label.*?<\/label>/g, '')
    showWith(unlabelled(shown))
    const typed = quantity('b')
    swapCart(unlabelled(cart(row('a', THIRD, '2'), row('b', FOURTH))))
    expect(quantity('b')).toBe(typed)
    expect([typed.id, quantity('a').value]).toEqual([`quantity_${SECOND}`, '2'])
  })

  test('another quantity is another cart', () => {
    expect(isShown({ '.cart': cart(row('a', THIRD, '2'), row('b', FOURTH)) })).toBe(false)
  })
})

test('an id that the shop gave for good is what it says', () => {
  showWith(`<div class="cart">${field('quantity', '12')}</div>`)
  swapCart(`<div class="cart">${field('quantity', '13')}</div>`)
  expect(find('.qty').id).toBe('quantity_13')
})

test.each([
  ['on the page', field('quantity', FIRST) + field('quantity', SECOND), field('quantity', THIRD)],
  ['in the fragment', field('quantity', FIRST), field('quantity', THIRD) + field('quantity', FOURTH)],
])('where several fields %s share a name, none takes the id of another', (_where, before, after) => {
  showWith(`<div class="cart">${before}</div>`)
  swapFragments({ '.cart': `<div class="cart">${after}</div>` })
  expect(find('.cart').innerHTML).toBe(after)
})
