import { describe, expect, test, vi } from 'vitest'
import { find } from '../support/page'
import { cart, row, showWith, swapCart } from './page'

/** What libraries leave on an element on which they have begun, and in it. */
const libraries: Record<string, (element: Element) => void> = {
  'Perfect Scrollbar': (element) => {
    element.setAttribute('data-ps-id', '1')
    element.insertAdjacentHTML('beforeend', '<div class="ps-scrollbar-x-rail"></div>')
  },
  slick: (element) => {
    element.classList.add('slick-initialized')
    element.innerHTML = `<div class="slick-list">${element.innerHTML}</div>`
  },
  Swiper: (element) => element.classList.add('swiper-initialized'),
  'Swiper before 7': (element) => element.classList.add('swiper-container-initialized'),
  'Woodmart’s Swiper': (element) => element.classList.add('wd-initialized'),
  Splide: (element) => element.classList.add('splide', 'is-initialized'),
  Owl: (element) => element.classList.add('owl-loaded'),
}

const note = '<textarea name="note">server</textarea>'
const box = (name: string, checked = '') => `<input type="checkbox" name="${name}"${checked}>`
const choice =
  '<select name="size"><option value="s">S</option><option value="m">M</option></select>' +
  '<input type="radio" name="ship" value="post" checked=""><input type="radio" name="ship" value="courier">'
const fields = note + box('gift') + box('card', ' checked=""') + choice

describe.each(Object.entries(libraries))('a list on which %s has begun', (_name, begin) => {
  test('is a new one after a swap, without a trace of it, so that it begins there for the first time', () => {
    showWith(cart(row('a', '1', fields)))
    const list = find('ul')
    begin(list)
    swapCart(cart(row('a', '2', fields), row('b')))
    expect(find('ul')).not.toBe(list)
    expect(document.body.innerHTML).toBe(cart(row('a', '2', fields), row('b')))
  })

  test('is so where it is the place itself', () => {
    const place = showWith(cart(row('a')))
    begin(place)
    swapCart(cart(row('b')))
    expect(find('.cart')).not.toBe(place)
    expect(document.body.innerHTML).toBe(cart(row('b')))
  })

  test('is so where it is a further root of the fragment', () => {
    const line = (id: string) => `<div id="${id}"><p>1</p></div>`
    showWith(`<div class="cart"></div>${line('more')}<p>Chân trang</p>`)
    const more = find('#more')
    begin(more)
    swapCart(`<div class="cart"></div>${line('more')}`)
    expect(find('#more')).not.toBe(more)
    expect(document.body.innerHTML).toBe(`<div class="cart"></div>${line('more')}<p>Chân trang</p>`)
  })
})

test.each<[string, () => void]>([
  ['with the focus in it', () => find('.qty').focus()],
  ['with a quantity that was changed', () => Object.assign(find('.qty'), { value: '5' })],
  ['with a text that was typed', () => Object.assign(find('textarea'), { value: 'chữ tôi gõ' })],
  ['with a box that was ticked', () => Object.assign(find('[name=gift]'), { checked: true })],
  ['with a box whose tick was taken off', () => Object.assign(find('[name=card]'), { checked: false })],
  ['with an option that was chosen', () => Object.assign(find('select'), { value: 'm' })],
  ['with a radio that was chosen', () => Object.assign(find('[value=courier]'), { checked: true })],
])('one %s stays, and what the shopper did there', (_what, act) => {
  showWith(cart(row('a', '1', fields)))
  const list = find('ul')
  libraries['Perfect Scrollbar']?.(list)
  act()
  const { activeElement } = document
  const state = () =>
    Array.from(find('li').querySelectorAll<HTMLInputElement>('input,textarea,select'), ({ value, checked }) => [
      value,
      checked,
    ])
  const before = state()
  swapCart(cart(row('a', '1', fields), row('b')))
  expect(find('ul')).toBe(list)
  expect(state()).toEqual(before)
  expect(document.activeElement).toBe(activeElement)
})

test('one that the server sends with the mark stays', () => {
  const slider = (text: string) => `<div class="cart"><ul class="swiper-initialized"><li>${text}</li></ul></div>`
  showWith(slider('1'))
  const list = find('ul')
  swapCart(slider('2'))
  expect(find('ul')).toBe(list)
  expect(list.textContent).toBe('2')
})

test('an icon of Ionicons, which is hidden until its script has written its class, is a new one, and the link around it stays', () => {
  const link = (count: number) =>
    `<div class="cart"><a href="/cart/"><ion-icon name="cart"></ion-icon> ${count}</a></div>`
  showWith(link(1))
  const [around, icon] = [find('a'), find('ion-icon')]
  icon.className = 'md hydrated'
  icon.setAttribute('role', 'img')
  swapCart(link(2))
  expect(find('a')).toBe(around)
  expect(find('ion-icon')).not.toBe(icon)
  expect(document.body.innerHTML).toBe(link(2))
})

test('what is around it stays, with its listeners', () => {
  const place = showWith(cart(row('a')))
  const heard = vi.fn()
  place.addEventListener('click', heard)
  find('ul').dataset['psId'] = '1'
  swapCart(cart(row('b')))
  find('[data-cart_item_key=b]').click()
  expect(heard).toHaveBeenCalledOnce()
})
