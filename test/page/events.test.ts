import { beforeEach, expect, test } from 'vitest'
import { dispatch } from '../../src/page/events'
import { openPage } from '../support/freshPage'
import { find } from '../support/page'

beforeEach(() => {
  openPage('<a class="button">Add</a>')
})

test('an event of our own bubbles from its element with its detail', () => {
  const heard: Event[] = []
  document.addEventListener('shop-islands:add-to-cart-failed', (event) => heard.push(event))
  expect(dispatch('shop-islands:add-to-cart-failed', { error: 'late' }, find('.button'))).toBe(true)
  expect(heard).toEqual([expect.objectContaining({ target: find('.button'), detail: { error: 'late' } })])
})

test('one that is about to happen can be vetoed, one that has happened cannot', () => {
  for (const name of ['shop-islands:adding-to-cart', 'shop-islands:cart-changed']) {
    document.addEventListener(name, (event) => event.preventDefault())
  }
  expect(dispatch('shop-islands:adding-to-cart', { data: {} }, find('.button'), { cancelable: true })).toBe(false)
  expect(dispatch('shop-islands:cart-changed', {})).toBe(true)
})
