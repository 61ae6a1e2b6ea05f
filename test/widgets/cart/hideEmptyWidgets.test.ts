import { beforeEach, expect, test, vi } from 'vitest'
import { openPage, pass, stopClock } from '../../support/freshPage'
import { find } from '../../support/page'

/** Milliseconds after which idle work has run. */
const IDLE = 1000

let hideEmptyWidgets: (isEmpty: boolean) => void

beforeEach(async () => {
  openPage(`
    <header><div class="widget_shopping_cart" id="header"><div class="widget_shopping_cart_content"></div></div></header>
    <aside class="widget_shopping_cart" id="sidebar"><div class="hide_cart_widget_if_empty"></div></aside>
    <div class="hide_cart_widget_if_empty" id="alone"></div>
    <div data-island="mini-cart" data-hide-when-empty id="ours"></div>
    <div data-island="mini-cart" id="always"></div>`)
  stopClock()
  vi.resetModules()
  ;({ hideEmptyWidgets } = await import('../../../widgets/cart/hideEmptyWidgets'))
})

const hidden = () =>
  ['header', 'sidebar', 'alone', 'ours', 'always'].filter((id) => find(`#${id}`).style.display === 'none')

test('the cart widgets that ask for it are hidden while the cart is empty, and never the header cart', () => {
  hideEmptyWidgets(true)
  expect(hidden()).toEqual(['sidebar', 'ours'])
  hideEmptyWidgets(false)
  expect(hidden()).toEqual([])
})

test('one that a theme has hidden by an inline style is shown in idle time while the cart is filled', async () => {
  find('#sidebar').style.display = 'none'
  hideEmptyWidgets(false)
  expect(hidden()).toEqual(['sidebar'])
  await pass(IDLE)
  expect(hidden()).toEqual([])
})

test('a cart that is emptied before that time stays hidden', async () => {
  hideEmptyWidgets(false)
  hideEmptyWidgets(true)
  await pass(IDLE)
  expect(hidden()).toEqual(['sidebar', 'ours'])
})
