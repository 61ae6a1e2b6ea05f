import { readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { openShop } from './support/fakeShop'
import { openPage, pass, stopClock, type TestPage } from './support/freshPage'
import { startPage } from './support/startPage'

/** One host of everything that listens to events of ours. */
const PAGE = `
  <p class="woocommerce-store-notice demo_store" data-notice-id="a" style="display:none">Nghỉ lễ</p>
  <div class="product" id="product-12"><form class="variations_form cart" method="post" data-product_id="12"
      data-product_variations="[]">
    <table class="variations"><tr><td><select name="attribute_size"><option value="m">M</option></select></td></tr></table>
    <input type="hidden" name="variation_id"></form>
    <a class="add-request-quote-button" data-product_id="12" href="?quote">Báo giá</a></div>
  <a class="add_to_cart_button ajax_add_to_cart" data-product_id="13" href="?add-to-cart=13">Mua</a>
  <button class="single_add_to_cart_button">Mua</button>
  <table id="yith-ywrq-table-list"><tr class="cart_item"><td>
    <a class="yith-ywraq-item-remove" data-remove-item="k1" data-product_id="14" href="?remove">×</a></td></tr></table>
  <div class="slider" data-flickity-options="{}"><p>1</p><p>2</p></div>
  <a class="open-video" href="https://youtu.be/meo">Xem phim</a>
  <div class="woocommerce-terms-and-conditions-wrapper"><a href="#terms-and-conditions-lightbox">Điều khoản</a>
    <div id="terms-and-conditions-lightbox" class="mfp-hide">Mèo vui là chính.</div></div>`

const TARGETS = [
  '.demo_store',
  'form',
  '.add-request-quote-button',
  '.add_to_cart_button',
  '.single_add_to_cart_button',
  '.yith-ywraq-item-remove',
  '.slider',
  '.open-video',
  '#terms-and-conditions-lightbox',
]

/** Raised by the script alone: to others they only tell, and nothing of ours is asked for by them. */
const OUR_OWN = ['shop-islands:error', 'shop-islands:swapped']

const names = [...readFileSync('src/page/events.ts', 'utf8').matchAll(/^ {2}'(shop-islands:[\w-]+)':/gm)]
  .map(([, name = '']) => name)
  .filter((name) => !OUR_OWN.includes(name))

let page: TestPage
const thrown: unknown[] = []
addEventListener('error', ({ error }) => thrown.push(error))

beforeEach(async () => {
  page = openPage(PAGE)
  thrown.length = 0
  stopClock()
  openShop()
  await startPage()
  await pass(300)
})

test.each(names)('%s that a theme author raises without a detail breaks nothing', async (name) => {
  for (const target of [document, document.body, ...TARGETS.map((selector) => document.querySelector(selector))]) {
    for (const detail of [undefined, {}]) {
      // The first may wake what listens; the second comes to it awake.
      for (let time = 0; time < 2; time++) {
        target?.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }))
        await pass(20)
      }
    }
  }
  expect(page.reports.filter((report) => report.startsWith('island-crashed'))).toEqual([])
  expect(thrown).toEqual([])
})
