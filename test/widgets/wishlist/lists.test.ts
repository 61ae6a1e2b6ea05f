import { expect, test } from 'vitest'
import { countedProducts, holds, listChoices, listedProducts, listsOf, statsOf } from '../../../widgets/wishlist/lists'

const MINE = { ID: 3, title: 'Mèo', url: '/w/3', in: [0, 45] }
const GIFTS = { ID: '4', title: 'Quà', in: false }

test.each([
  ['unknown', undefined],
  ['empty as PHP writes it', { products: [] }],
  ['no products', { products: 7 }],
  ['nothing', { products: null }],
])('data that are %s name no product', (_what, data) => {
  expect(listedProducts(data)).toEqual([])
  expect(listsOf(data, '12')).toEqual([])
  expect(listChoices(data, '12', ['0'])).toEqual([])
  expect(statsOf(data, '12', ['0'])).toBe(0)
  expect(countedProducts(data)).toEqual([])
})

test('the lists of the shopper are each named once, with what they hold of the product in question', () => {
  const data = { products: { 12: [MINE, GIFTS], 13: { 3: { ...MINE, in: true }, 5: { ID: 5, title: 'Sau', in: [] } } } }
  expect(listChoices(data, '12', ['45'])).toEqual([
    { id: '3', title: 'Mèo', url: '/w/3', holdsProduct: true },
    { id: '4', title: 'Quà', url: undefined, holdsProduct: false },
    { id: '5', title: 'Sau', url: undefined, holdsProduct: false },
  ])
  expect(listChoices(data, '14', ['0']).map(({ holdsProduct }) => holdsProduct)).toEqual([false, false, false])
})

test('a list is called what the shopper typed, also where the server encodes it; what looks like a tag is none', () => {
  const titles = ['Tom &amp; Jerry', 'L&#039;été', '<b>Mèo</b>', 7 as unknown as string]
  const lists = titles.map((title, ID) => ({ ID, title, in: [0] }))
  expect(listChoices({ products: { 12: lists } }, '12', ['0']).map(({ title }) => title)).toEqual([
    'Tom & Jerry',
    "L'été",
    '<b>Mèo</b>',
    '7',
  ])
})

test('the paid edition names all lists of the shopper, those without a product included, and writes those of a product as texts', () => {
  const data = {
    products: { 12: { 3: JSON.stringify(MINE), 6: '{broken' } },
    wishlists: { 3: { ID: 3, title: '' }, 4: GIFTS, 0: { tittle: '' } },
  }
  expect(listsOf(data, '12')).toEqual([MINE])
  expect(listChoices(data, '12', ['45'])).toEqual([
    { id: '3', title: 'Mèo', url: '/w/3', holdsProduct: true },
    { id: '4', title: 'Quà', url: undefined, holdsProduct: false },
  ])
  const empty = { products: [], wishlists: data.wishlists }
  expect(listChoices(empty, '12', ['0'], 'Yêu thích').map(({ title }) => title)).toEqual(['Yêu thích', 'Quà'])
})

test.each([
  [true, true],
  [false, false],
  [['12'], true],
  [[45], false],
  [{ 0: 0 }, true],
  [undefined, false],
])('a list whose `in` is %j holds the product: %s', (isIn, expected) => {
  expect(holds({ ID: 1, title: '', ...(isIn === undefined ? {} : { in: isIn }) }, ['0', '12'])).toBe(expected)
})

test.each([
  [{ 12: 7 }, 7],
  [{ 12: '7' }, 7],
  [{ 12: { 0: 5, 45: '2', 46: 9 } }, 7],
  [{ 12: { 0: 'x' } }, 0],
  [{ 12: null }, 0],
])('the count of a product in %j is %i', (stats, count) => {
  expect(statsOf({ stats }, '12', ['0', '45'])).toBe(count)
})
