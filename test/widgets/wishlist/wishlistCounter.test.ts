import { beforeEach, expect, test } from 'vitest'
import { type FakeShop, openShop } from '../../support/fakeShop'
import { openPage, pass, stopClock, type TestPage } from '../../support/freshPage'
import { find } from '../../support/page'
import { interact } from '../../support/startPage'
import { wishlistData } from '../../support/wishlistHtml'
import { keepData, startWishlist } from '../../support/wishlistPage'

let page: TestPage
let shop: FakeShop

beforeEach(() => {
  page = openPage(`
    <a class="wishlist_products_counter" href="/wishlist/"><span class="wishlist_products_counter_number"></span></a>
    <a href="/wishlist/"><i class="wishlist-icon" data-icon-label="9"></i></a><b class="theme-item-count wishlist-item-count"></b>
    <b data-island="wishlist-count"></b>`)
  stopClock()
  shop = openShop()
})

const shown = () => [
  find('.wishlist_products_counter_number').textContent,
  find('.wishlist-icon').dataset['iconLabel'],
  find('.wishlist-item-count').textContent,
  find('[data-island]').textContent,
]

test('wishlist.counter.shows-count: every counter shows the counter of the data', async () => {
  keepData(wishlistData({ 12: [0] }, { counter: '3' }))
  await startWishlist()
  expect(shown()).toEqual(['3', '3', '3', '3'])
  expect(find('.wishlist_products_counter').classList).toContain('wishlist-counter-with-products')
})

test('wishlist.counter.shows-count: the heart of a menu entry, beside its number, shows whether there are any', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<a href="/wishlist/"><span class="wishlist_products_counter" id="heart"></span> Wishlist <span class="wishlist_products_counter_number"></span></a>',
  )
  keepData(wishlistData({ 12: [0] }))
  await startWishlist()
  expect(find('#heart').classList).toContain('wishlist-counter-with-products')
  expect(find('#heart').textContent).toBe('')
  const { setWishlist } = await import('../../../src/stores/wishlist/wishlist')
  setWishlist(wishlistData({}))
  await pass()
  expect(find('#heart').classList).not.toContain('wishlist-counter-with-products')
})

test('wishlist.counter.zero-hidden-when-set: 0 is hidden, 1 is shown', async () => {
  keepData(wishlistData({}))
  await startWishlist({ wishlistHideZeroCounter: '1' })
  await interact()
  expect(shown()).toEqual(['', undefined, '', ''])
  expect(find('.wishlist-icon').hasAttribute('data-icon-label')).toBe(false)
  const { setWishlist } = await import('../../../src/stores/wishlist/wishlist')
  setWishlist(wishlistData({ 12: [0] }))
  await pass()
  expect(shown()).toEqual(['1', '1', '1', '1'])
  setWishlist(wishlistData({}))
  await pass()
  expect(find('.wishlist_products_counter').classList).not.toContain('wishlist-counter-with-products')
})

test('wishlist.counter.zero-shown-when-unset: 0 is shown as 0', async () => {
  keepData(wishlistData({}))
  await startWishlist({ wishlistHideZeroCounter: '' })
  await interact()
  expect(shown()).toEqual(['0', '0', '0', '0'])
})

test.each([['no data'], [{ products: {}, counter: 'many' }], [{ products: {} }]])(
  'while the count is not known (%j) the counters stay as the server printed them',
  async (data) => {
    keepData(data)
    await startWishlist()
    expect(shown()).toEqual(['', '9', '', ''])
  },
)

test('wishlist.counter.theme-count-request: when another plugin has changed a wishlist, the theme is asked for the count', async () => {
  keepData(wishlistData({ 12: [0] }))
  await startWishlist({ ajaxUrl: '/wp-admin/admin-ajax.php' })
  document.body.dispatchEvent(new CustomEvent('added_to_wishlist'))
  await pass()
  expect(shop.requests).toHaveLength(1)
  expect(shop.requests[0]).toMatchObject({
    url: '/wp-admin/admin-ajax.php',
    fields: { action: 'flatsome_update_wishlist_count' },
    init: { method: 'POST' },
  })
  shop.answer('4')
  await pass()
  expect(shown()).toEqual(['4', '4', '4', '4'])
})

test.each([['-1'], ['<html>'], [''], [500]])('a theme that answers %j leaves the count as it is', async (answer) => {
  keepData(wishlistData({}, { counter: 2 }))
  await startWishlist()
  document.body.dispatchEvent(new CustomEvent('removed_from_wishlist'))
  await pass()
  shop.answer(answer)
  await pass()
  expect(shown()[0]).toBe('2')
  expect(page.reports[0]).toMatch(/^call-failed/)
})

test('a counter that arrives late shows the count, one that has left has the words of the server again', async () => {
  keepData(wishlistData({}, { counter: 2 }))
  await startWishlist()
  const gone = find('[data-island]')
  gone.remove()
  document.body.insertAdjacentHTML('beforeend', '<b data-island="wishlist-count" id="late"></b>')
  await pass(100)
  const { setWishlist } = await import('../../../src/stores/wishlist/wishlist')
  setWishlist(wishlistData({}, { counter: 5 }))
  await pass()
  expect([find('#late').textContent, gone.textContent]).toEqual(['5', ''])
})
