import { beforeEach, expect, test, vi } from 'vitest'
import { type FakeShop, openShop } from '../../support/fakeShop'
import { openPage } from '../../support/freshPage'

let shop: FakeShop
let store: typeof import('../../../widgets/search/findSuggestions')

beforeEach(async () => {
  openPage()
  shop = openShop()
  store = await import('../../../widgets/search/findSuggestions')
})

const { signal } = new AbortController()
const query = (text: string, category = '') => ({ text, category })
const answer = (value: string) => ({ suggestions: [{ id: 1, value }] })

/** Asks, and lets the shop answer. */
function askAndAnswer(text: string, category = '') {
  shop.answer(answer(text))
  return store.findSuggestions(query(text, category), signal)
}

test('an answer is remembered for its text, however written, and its category', async () => {
  const found = await askAndAnswer('Pate', 'thuc-an')
  expect(found).toEqual([{ id: '1', value: 'Pate', url: '', img: '', price: '' }])
  expect(store.recallSuggestions(query('pate', 'thuc-an'))).toBe(found)
  expect(store.recallSuggestions(query('pate'))).toBeUndefined()
})

test('a failed question is not remembered', async () => {
  shop.answer(500)
  await expect(store.findSuggestions(query('pate'), signal)).rejects.toThrow('flatsome_ajax_search_products')
  expect(store.recallSuggestions(query('pate'))).toBeUndefined()
})

test('of very many answers the oldest is forgotten', async () => {
  for (let index = 0; index <= 50; index++) await askAndAnswer(`pate ${index}`)
  expect(store.recallSuggestions(query('pate 0'))).toBeUndefined()
  expect(store.recallSuggestions(query('pate 1'))).toBeDefined()
  expect(store.recallSuggestions(query('pate 50'))).toBeDefined()
})

test('an answer is remembered for the address that gave it: a page in another language may come in another body', async () => {
  vi.stubGlobal('flatsomeVars', { ajaxurl: '/wp-admin/admin-ajax.php?lang=vi' })
  const found = await askAndAnswer('pate')
  vi.stubGlobal('flatsomeVars', { ajaxurl: '/wp-admin/admin-ajax.php?lang=en' })
  expect(store.recallSuggestions(query('pate'))).toBeUndefined()
  vi.stubGlobal('flatsomeVars', { ajaxurl: '/wp-admin/admin-ajax.php?lang=vi' })
  expect(store.recallSuggestions(query('pate'))).toBe(found)
})

test('it is asked at the address and for as long as the settings say', async () => {
  vi.stubGlobal('flatsomeVars', { ajaxurl: 'https://shop.example/wp-admin/admin-ajax.php?lang=vi' })
  await askAndAnswer('pate')
  expect(shop.requests[0]?.url).toBe(
    'https://shop.example/wp-admin/admin-ajax.php?lang=vi&action=flatsome_ajax_search_products&query=pate',
  )
})
