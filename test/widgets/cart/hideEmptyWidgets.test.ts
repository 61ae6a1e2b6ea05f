import { beforeEach, expect, test } from 'vitest'
import { hideEmptyWidgets } from '../../../widgets/cart/hideEmptyWidgets'
import { openPage } from '../../support/freshPage'
import { find } from '../../support/page'

beforeEach(() => {
  openPage(`
    <header><div class="widget_shopping_cart" id="header"><div class="widget_shopping_cart_content"></div></div></header>
    <aside class="widget_shopping_cart" id="sidebar"><div class="hide_cart_widget_if_empty"></div></aside>
    <div class="hide_cart_widget_if_empty" id="alone"></div>
    <div data-island="mini-cart" data-hide-when-empty id="ours"></div>
    <div data-island="mini-cart" id="always"></div>`)
})

const hidden = () =>
  ['header', 'sidebar', 'alone', 'ours', 'always'].filter((id) => find(`#${id}`).style.display === 'none')

test('the cart widgets that ask for it are hidden while the cart is empty, and never the header cart', () => {
  hideEmptyWidgets(true)
  expect(hidden()).toEqual(['sidebar', 'ours'])
  hideEmptyWidgets(false)
  expect(hidden()).toEqual([])
})
