import { beforeEach, expect, test } from 'vitest'
import { cartAnswer } from '../../support/cartHtml'
import { type FakeShop, openShop } from '../../support/fakeShop'
import { openPage, pass, stopClock, type TestPage, TWO_FRAMES } from '../../support/freshPage'
import { click, find } from '../../support/page'
import { startPage } from '../../support/startPage'

let page: TestPage
let shop: FakeShop

const FAILED = 'Chưa thêm được vào giỏ hàng. Vui lòng thử lại.'

const button = (id: string) =>
  `<a class="add_to_cart_button ajax_add_to_cart" id="${id}" href="?add-to-cart=12" data-product_id="12">Mua</a>`

beforeEach(async () => {
  page = openPage(`<div class="woocommerce-notices-wrapper"></div><p>${button('left')}</p><p>${button('stays')}</p>`)
  stopClock()
  shop = openShop(cartAnswer(''))
  await startPage({ redirectAfterAdd: false })
  await pass(TWO_FRAMES)
})

/** The shopper adds by a button that leaves the page before the answer, as when a filter replaces the cards. */
async function addAndLeave(): Promise<void> {
  click(find('#left'))
  await pass(TWO_FRAMES)
  find('#left').parentElement?.remove()
  await pass(TWO_FRAMES)
}

const notices = () =>
  Array.from(
    document.querySelectorAll('.woocommerce-notices-wrapper .woocommerce-error'),
    (notice) => notice.textContent,
  )

test('an add that fails after its button has left is said in the page’s notice area and spoken; the next add takes it away', async () => {
  const failed = page.heard('shop-islands:add-to-cart-failed')
  await addAndLeave()
  shop.answer(500)
  await pass(2000)
  expect(failed).toHaveLength(1)
  expect(notices()).toEqual([FAILED])
  expect(find('[role="status"]').textContent).toBe(FAILED)
  click(find('#stays'))
  await pass(TWO_FRAMES)
  expect(notices()).toEqual([])
})

test('a drawer that is closed by its visibility is no place for it, though it comes first', async () => {
  document.body.insertAdjacentHTML(
    'afterbegin',
    '<aside style="visibility: hidden"><div class="woocommerce-notices-wrapper" id="unseen"></div></aside>',
  )
  await addAndLeave()
  shop.answer(500)
  await pass(2000)
  expect(notices()).toEqual([FAILED])
  expect(find('#unseen').textContent).toBe('')
})

test('one whose button is still there is said by the button’s own island, once', async () => {
  click(find('#stays'))
  await pass(TWO_FRAMES)
  shop.answer(500)
  await pass(2000)
  expect(notices()).toEqual([FAILED])
})

test('where the page has no place for notices it is spoken all the same', async () => {
  find('.woocommerce-notices-wrapper').remove()
  await addAndLeave()
  shop.answer(500)
  await pass(2000)
  expect(document.querySelector('.woocommerce-error')).toBeNull()
  expect(find('[role="status"]').textContent).toBe(FAILED)
})

test('one that succeeds then is told on the body', async () => {
  const added = page.heard('shop-islands:added-to-cart')
  await addAndLeave()
  shop.answer(cartAnswer('abc', { key: 'k1', product: 12 }))
  await pass(TWO_FRAMES)
  expect(added).toHaveLength(1)
})
