import { beforeEach, expect, test } from 'vitest'
import { BadAnswerError } from '../../../src/wire/errors'
import { fetchSuggestions } from '../../../widgets/search/searchCall'
import { type FakeAnswer, openShop } from '../../support/fakeShop'
import { openPage } from '../../support/freshPage'

beforeEach(() => {
  openPage()
})

/** What is made of an answer. */
function read(answer: FakeAnswer) {
  openShop(answer)
  return fetchSuggestions({ text: 'pate', category: '' }, '/wp-admin/admin-ajax.php', { timeout: 1000 })
}

const whole = { id: '12', value: 'Pate', url: '/pate/', img: '/pate.svg', price: '<b>1</b>' }

test('search.suggest.answer-fields: id, value, url, img and price of each entry are read', async () => {
  expect(await read({ suggestions: [{ type: 'Product', ...whole, id: 12, more: true }] })).toEqual([whole])
})

test.each<[string, object, object]>([
  ['no picture', { ...whole, img: false }, { ...whole, img: '' }],
  ['a number for a name', { id: -1, value: 2026 }, { id: '-1', value: '2026', url: '', img: '', price: '' }],
  ['things where texts belong', { ...whole, url: {}, img: [], price: null }, { ...whole, url: '', img: '', price: '' }],
])('an entry with %s is read as far as it goes', async (_what, entry, read_) => {
  expect(await read({ suggestions: [entry] })).toEqual([read_])
})

test.each([[null], [[]], ['pate'], [{ ...whole, value: ' ' }], [{ ...whole, value: undefined }]])(
  'an entry without a name (%j) is left out, and the others are there',
  async (entry) => {
    expect(await read({ suggestions: [entry, whole] })).toEqual([whole])
  },
)

test('a list with gaps, as PHP writes it, is a list', async () => {
  expect(await read({ suggestions: { 0: whole, 2: whole } })).toEqual([whole, whole])
})

test('an answer behind a server’s warning is salvaged', async () => {
  expect(await read(`<b>Warning</b>: x in {1}\n${JSON.stringify({ suggestions: [whole] })}`)).toEqual([whole])
})

test.each<[FakeAnswer]>([['0'], ['null'], ['[]'], [{ suggestions: null }], [{ suggestions: 'none' }], ['-1']])(
  'an answer like %j is no answer',
  async (answer) => {
    await expect(read(answer)).rejects.toBeInstanceOf(BadAnswerError)
  },
)
