import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type FakeShop, openShop } from '../../../support/fakeShop'
import { CUT_OFF, openPage, pass, stopClock } from '../../../support/freshPage'
import { click, find, press } from '../../../support/page'
import { type ListEntry, wishlistCard } from '../../../support/wishlistHtml'
import { keepData, partsOf, startWishlist } from '../../../support/wishlistPage'

const cats: ListEntry = { ID: 3, title: 'Mèo', url: 'https://shop.test/wishlist/meo/', in: [0] }
const gifts: ListEntry = { ID: 4, title: 'Quà', in: false }

let shop: FakeShop

const heart = () => find('.tinvwl_add_to_wishlist_button')
const isAsked = () => !!document.querySelector('.tinvwl_add_to_select_wishlist.tinv-modal-open')

beforeEach(() => {
  openPage(`<ul>${wishlistCard(12)}</ul>`)
  stopClock()
  shop = openShop()
})

/** Clicks the heart on a page whose data say this of the products. */
async function clickHeart(products: unknown): Promise<void> {
  keepData({ products, counter: 1 })
  await startWishlist()
  heart().focus()
  click(heart())
  await pass(100)
}

test.each<[string, unknown]>([
  ['as the paid edition writes them', { 12: [cats, gifts] }],
  ['as the free edition writes them', { 12: { 3: cats, 4: gifts } }],
  ['where another product tells of the second', { 12: { 3: cats }, 13: { 4: gifts } }],
])(
  'wishlist.dialog.opens-with-several-lists: who has several lists is asked before anything is sent, %s',
  async (_how, products) => {
    await clickHeart(products)
    expect(isAsked()).toBe(true)
    expect(shop.requests).toEqual([])
    expect(find('.already-in').textContent).toMatch(/Mèo$/)
    expect(find<HTMLSelectElement>('select.tinvwl_wishlist').value).toBe('4')
    click(find('.tinvwl_button_add'))
    await pass(100)
    expect(isAsked()).toBe(false)
    expect(partsOf(shop.requests[0])).toMatchObject({ product_id: '12', tinv_wishlist_id: '4' })
  },
)

test('who has several lists, all of them empty, is asked as well', async () => {
  keepData({ products: [], counter: 0, wishlists: { 3: { ID: 3, title: '' }, 4: { ID: 4, title: 'Quà' } } })
  await startWishlist({ wishlistDefaultTitle: 'Yêu thích' })
  click(heart())
  await pass(100)
  expect(isAsked()).toBe(true)
  const titles = [...find<HTMLSelectElement>('select.tinvwl_wishlist').options].map(({ text }) => text)
  expect(titles.slice(0, 2)).toEqual(['Yêu thích', 'Quà'])
})

test.each<[string, unknown]>([
  ['one list', { 12: { 3: cats } }],
  ['one list that two products tell of', { 12: [cats], 13: [{ ...cats, in: false }] }],
  ['none', []],
])('wishlist.dialog.not-with-a-single-list: with %s the product is sent at once', async (_how, products) => {
  await clickHeart(products)
  expect(isAsked()).toBe(false)
  expect(partsOf(shop.requests[0])).toMatchObject({ product_id: '12', tinv_wishlist_id: '', tinv_wishlist_name: '' })
})

test('a name that was typed is not lost where the add fails', async () => {
  await clickHeart({ 12: [cats, gifts] })
  find<HTMLSelectElement>('select.tinvwl_wishlist').value = ''
  find<HTMLInputElement>('.tinvwl_new_input').value = 'Sinh nhật'
  shop.answer(new TypeError('Failed to fetch'))
  press('Enter', find('.tinvwl_new_input'))
  await pass(100 + CUT_OFF)
  expect(shop.requests).toHaveLength(1)
  click(heart())
  await pass(100)
  expect(find<HTMLInputElement>('.tinvwl_new_input').value).toBe('Sinh nhật')
})

test('where the dialogs have failed nobody waits for them: the product goes to the default list, what the server says is spoken', async () => {
  const dialog = '../../../../widgets/wishlist/dialogs/WishlistDialog'
  vi.doMock(dialog, () => ({
    WishlistDialog() {
      throw new Error('broken')
    },
  }))
  onTestFinished(() => vi.doUnmock(dialog))
  // The first add meets the failure, the second comes after it.
  for (const time of [1, 2]) {
    shop.answer({ status: false, msg: `<div class="tinv-modal"><p class="tinv-txt">Lần ${time}</p></div>` })
    if (time === 1) await clickHeart({ 12: [cats, gifts] })
    else click(heart())
    await pass(1100)
    expect(partsOf(shop.requests[time - 1])).toMatchObject({ product_id: '12', tinv_wishlist_id: '' })
    expect(heart().classList).not.toContain('loading')
    expect(find('[role="status"]').textContent).toBe(`Lần ${time}`)
  }
  expect(shop.requests).toHaveLength(2)
})
