import { expect, test } from 'vitest'
import { openPage, stopClock } from '../../../support/freshPage'
import { showScripts } from '../../../support/themeScripts'

/** The tabs as the shop's own template prints them: the shop's script marks one. */
const tabs = (marked = '') => `<div class="woocommerce-tabs wc-tabs-wrapper"><ul class="tabs wc-tabs">
  <li class="description_tab"><a href="#tab-description">Mô tả</a></li>
  <li class="more_tab ${marked}"><a href="#tab-thông-tin">Thông tin</a></li>
  <li class="reviews_tab"><a href="#tab-reviews">Đánh giá</a></li></ul></div>`

/** The marked tabs as a script of the theme finds them that runs as soon as the page is ready. */
async function markedAtReady(html: string, address = '', prepare = () => {}): Promise<string[]> {
  openPage(html, address)
  stopClock()
  document.body.className = 'single-product'
  prepare()
  // No area starts: the code of the tabs is loaded later than that.
  await import('../../../../widgets/product/definitions')
  dispatchEvent(new Event('DOMContentLoaded'))
  return [...document.querySelectorAll('.wc-tabs > .active > a')].map((link) => link.textContent)
}

test.each([
  ['the first', '', 'Mô tả'],
  ['the first where the address names another place', '#content', 'Mô tả'],
  ['the one that the address names', '#tab-th%C3%B4ng-tin', 'Thông tin'],
  ['that of the reviews, where the address asks for them', '#comment-12', 'Đánh giá'],
])('of the shop’s tabs that nobody has marked, %s is marked before other scripts begin at ready', async (...row) => {
  const [, address, name] = row
  expect(await markedAtReady(tabs(), address)).toEqual([name])
})

test('each set on the page has one; a list without tabs has none', async () => {
  expect(await markedAtReady(`${tabs()}<ul class="wc-tabs"></ul>${tabs()}`)).toEqual(['Mô tả', 'Mô tả'])
})

test('the tab that the server has marked stays the only one', async () => {
  expect(await markedAtReady(tabs('active'), '#tab-reviews')).toEqual(['Thông tin'])
})

test('the shop’s own script marks one itself', async () => {
  expect(
    await markedAtReady(tabs(), '', () => showScripts('/woocommerce/assets/js/frontend/single-product.min.js')),
  ).toEqual([])
})

test('nothing is marked on a page that is no product’s', async () => {
  expect(await markedAtReady(tabs(), '', () => document.body.removeAttribute('class'))).toEqual([])
})
