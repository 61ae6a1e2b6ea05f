import { expect, test, vi } from 'vitest'
import { openShop } from '../../support/fakeShop'
import { openPage, pass, stopClock } from '../../support/freshPage'
import { find } from '../../support/page'
import { startPage } from '../../support/startPage'

/** Milliseconds until the browser is idle, and the service there. */
const IDLE = 50

const ALERT = '<div class="woocommerce-message" role="alert" id="alert">Đánh giá đang chờ duyệt</div>'
const TABS = `<div class="tabbed-content"><ul class="nav">
    <li class="tab"><a href="#tab_size">Cỡ</a></li><li class="tab"><a href="#tab_care">Giữ gìn</a></li></ul>
  <div class="panel" id="tab_size"></div><div class="panel" id="tab_care"></div></div>`

/** Opens a page whose alert is above what can be seen of it. @returns how far down the page is, whoever scrolls. */
async function open({ address = '', scrollY = 0, html = '' } = {}): Promise<() => number> {
  openPage(`<form class="woocommerce-cart-form"></form>${ALERT}${html}`, address)
  stopClock()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('scrollY', scrollY)
  let top = scrollY
  vi.spyOn(window, 'scrollTo').mockImplementation((options) => {
    top = (options as ScrollToOptions).top ?? top
  })
  find('#alert').getBoundingClientRect = () => new DOMRect(0, -400, 300, 40)
  for (const tabs of document.querySelectorAll('.tabbed-content'))
    tabs.getBoundingClientRect = () => new DOMRect(0, 900, 300, 40)
  await startPage()
  await pass(IDLE)
  return () => top
}

test('an alert that cannot be seen gets the focus, and the page scrolls to it', async () => {
  const top = await open()
  await pass(500)
  expect(document.activeElement).toBe(find('#alert'))
  expect(top()).toBe(-400 - 100)
})

test('on a page whose address asks for a place of its own it gets the focus, and the page shows the place', async () => {
  const top = await open({ address: '#tab_care', html: TABS })
  await pass(2000)
  expect(document.activeElement).toBe(find('#alert'))
  expect(top()).toBe(900)
})

test('on a page that the shopper has scrolled meanwhile it gets the focus, and the page stays', async () => {
  const top = await open({ scrollY: 700 })
  await pass(2000)
  expect(document.activeElement).toBe(find('#alert'))
  expect(top()).toBe(700)
})

test('after the cart is redrawn the page scrolls to it from wherever it is', async () => {
  const top = await open({ scrollY: 700 })
  await pass(2000)
  document.body.dispatchEvent(new Event('updated_wc_div', { bubbles: true }))
  await pass(510)
  expect(top()).toBe(700 - 400 - 100)
})

test('where the shop’s own script redraws the cart it also scrolls: the alert gets the focus alone', async () => {
  const script =
    '<script type="text/plain" src="/wp-content/plugins/woocommerce/assets/js/frontend/cart.min.js"></script>'
  const top = await open({ scrollY: 700, html: script })
  await pass(2000)
  find('#alert').blur()
  document.body.dispatchEvent(new Event('updated_wc_div', { bubbles: true }))
  await pass(1600)
  expect(document.activeElement).toBe(find('#alert'))
  expect(top()).toBe(700)
})

test('after a new quantity in the mini-cart it leaves the focus and the page where they are: that brings no notice', async () => {
  const top = await open({ scrollY: 700, html: '<input id="quantity">' })
  await pass(2000)
  const shop = openShop({ fragments: {}, cart_hash: 'abc' })
  find('#alert').blur()
  const { fetchChangedCart } = await import('../../../src/stores/cart/cartChanged')
  await fetchChangedCart('updated_wc_div')
  await pass(1600)
  expect(shop.endpoints()).toEqual(['get_refreshed_fragments'])
  expect(document.activeElement).toBe(document.body)
  expect(top()).toBe(700)
})

test('an alert that a script puts in later leaves the focus and the page where they are: it is spoken by itself', async () => {
  openPage('<form class="checkout"></form>')
  stopClock()
  const scrollTo = vi.spyOn(window, 'scrollTo')
  await startPage()
  await pass(IDLE)
  find('form').insertAdjacentHTML('beforebegin', ALERT)
  await pass(2000)
  expect(document.activeElement).toBe(document.body)
  expect(scrollTo).not.toHaveBeenCalled()
})
