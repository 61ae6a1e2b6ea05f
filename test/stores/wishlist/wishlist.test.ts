import { beforeEach, expect, test } from 'vitest'
import { openPage, type TestPage } from '../../support/freshPage'
import { wishlistData } from '../../support/wishlistHtml'

let page: TestPage

beforeEach(() => {
  page = openPage()
})

const load = () => import('../../../src/stores/wishlist/wishlist')

test('it begins with what the browser has kept', async () => {
  const kept = wishlistData({ 12: [0] })
  localStorage.setItem('ti_wishlist_data', JSON.stringify(kept))
  const { $wishlist } = await load()
  expect($wishlist.get()).toEqual(kept)
})

test.each([
  ['of products is told with their number', { products: [], counter: '2' }, 2],
  ['without a number is told with 0', { products: [] }, 0],
  ['with something else for a number is told with 0', { products: [], counter: 'many' }, 0],
])('a list %s', async (_title, data, counter) => {
  const told = page.heard('shop-islands:wishlist-changed')
  const { $wishlist, showWishlist } = await load()
  showWishlist(data)
  expect($wishlist.get()).toBe(data)
  expect(told).toEqual([{ counter }])
})

test('what the server has said is kept in the browser as well', async () => {
  const { $wishlist, setWishlist } = await load()
  const data = wishlistData({ 13: [0] })
  setWishlist(data)
  expect($wishlist.get()).toBe(data)
  expect(JSON.parse(localStorage.getItem('ti_wishlist_data') ?? '')).toEqual(data)
})

test.each([
  ['products', { products: {} }, true],
  ['a counter', { counter: 0 }, true],
  ['neither', { lang: 'vi' }, false],
  ['a list', [1], false],
  ['a text', 'products', false],
  ['nothing', null, false],
])('wishlist data are an object with products or a counter: %s', async (_title, value, isData) => {
  const { readWishlistData } = await import('../../../src/stores/wishlist/wishlistData')
  expect(readWishlistData(value)).toBe(isData ? value : undefined)
})
