import { beforeEach, expect, test } from 'vitest'
import { openPage, setCookie } from '../../support/freshPage'
import { find } from '../../support/page'

beforeEach(() => {
  openPage(`
    <header><div class="widget_shopping_cart" id="header"><div class="widget_shopping_cart_content"></div></div></header>
    <aside class="widget_shopping_cart" id="sidebar"><div class="hide_cart_widget_if_empty"></div></aside>
    <div class="hide_cart_widget_if_empty" id="alone"></div>
    <div data-island="mini-cart" data-hide-when-empty id="ours"></div>
    <div data-island="mini-cart" id="always"></div>`)
})

const load = () => import('../../../src/stores/cart/widgets')

const hidden = () =>
  ['header', 'sidebar', 'alone', 'ours', 'always'].filter((id) => find(`#${id}`).style.display === 'none')

test('without the items cookie the cart widgets that ask for it are hidden, and never the header cart', async () => {
  const { hideWidgets } = await load()
  hideWidgets()
  expect(hidden()).toEqual(['sidebar', 'ours'])
})

test.each(['0', '', 'x'])('the cookie value %j counts as an empty cart', async (value) => {
  setCookie('woocommerce_items_in_cart', value)
  const { hideWidgets } = await load()
  hideWidgets()
  expect(hidden()).toEqual(['sidebar', 'ours'])
})

test('they come back with the first item, or when somebody knows that there is one', async () => {
  const { hideWidgets } = await load()
  hideWidgets()
  setCookie('woocommerce_items_in_cart', '1')
  hideWidgets()
  expect(hidden()).toEqual([])
  hideWidgets(true)
  expect(hidden()).toEqual(['sidebar', 'ours'])
  hideWidgets(false)
  expect(hidden()).toEqual([])
})
