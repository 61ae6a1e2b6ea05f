import { beforeEach, expect, test, vi } from 'vitest'
import { openPage, setCookie, type TestPage } from '../../support/freshPage'
import { wishlistData } from '../../support/wishlistHtml'

const KEY = 'ti_wishlist_data'
const OLD = wishlistData({ 12: [0] })
const NEW = wishlistData({ 12: [0], 13: [0] })

let page: TestPage

beforeEach(() => {
  page = openPage()
})

const load = () => import('../../../src/stores/wishlist/wishlistCopy')

/** A storage that takes only texts of this length. */
function fill(kind: 'localStorage' | 'sessionStorage', room: number): void {
  const items = window[kind]
  vi.stubGlobal(kind, {
    getItem: (key: string) => items.getItem(key),
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
      items.setItem(key, value)
    },
  })
}

test('what was stored is what is read', async () => {
  const { storeCopy, readCopy } = await load()
  storeCopy(OLD)
  expect(readCopy()).toEqual(OLD)
})

test('where local storage has no room for new data the old ones do not pass for them', async () => {
  const { storeCopy, readCopy } = await load()
  storeCopy(OLD)
  fill('localStorage', 10)
  storeCopy(NEW)
  expect(localStorage.getItem(KEY)).toBe('')
  expect(readCopy()).toBeUndefined()
  fill('sessionStorage', 10)
  storeCopy(OLD)
  expect(page.reports).toEqual([])
})

test('a copy that another tab has emptied is empty here too, whatever this tab has seen before', async () => {
  const { storeCopy, readCopy } = await load()
  storeCopy(OLD)
  localStorage.setItem(KEY, '')
  expect(readCopy()).toBeUndefined()
})

test('where there is no local storage that of the tab will do', async () => {
  sessionStorage.setItem(KEY, JSON.stringify(OLD))
  const { readCopy } = await load()
  expect(readCopy()).toEqual(OLD)
})

test('storage that is blocked is empty, and nobody is bothered', async () => {
  vi.stubGlobal('localStorage', undefined)
  vi.stubGlobal('sessionStorage', undefined)
  const { storeCopy, readCopy } = await load()
  storeCopy(OLD)
  expect(readCopy()).toBeUndefined()
  expect(page.reports).toEqual([])
})

test('data of a page without languages are not those of a page with them', async () => {
  const { storeCopy, readCopy } = await load()
  storeCopy(OLD)
  const { giveSettings } = await import('../../../src/stores/mergeSettings')
  giveSettings({ wishlistLang: 'vi' })
  expect(readCopy()).toBeUndefined()
})

test('beside the plugin’s own script, which keeps the copy then, cookie and copy are only read', async () => {
  const { storeCopy } = await load()
  storeCopy(OLD)
  setCookie('tinvwl_update_data', '1')
  vi.resetModules()
  const { $wishlist } = await import('../../../src/stores/wishlist/wishlist')
  expect($wishlist.get()).toBeUndefined()
  expect(localStorage.getItem(KEY)).toBe(JSON.stringify(OLD))
  expect(document.cookie).toContain('tinvwl_update_data')
})

test.each([
  ['a guest has none', {}, {}, true],
  ['the counter’s is the same', { counter: '2' }, { counter: 2 }, true],
  ['the counter’s is another', { counter: '3' }, { counter: 2 }, false],
  ['that of the numbers is the same', { stats: '7' }, { counter: 2, stats_count: 7 }, true],
  ['that of the numbers is another', { stats: '8' }, { counter: 2, stats_count: 7 }, false],
  ['that of the numbers says nothing of data without them', { stats: '8' }, { counter: 2 }, true],
  ['or of data in which they are null', { stats: '8' }, { counter: 2, stats_count: null }, true],
])(
  'the server’s cookies agree with the data: %s',
  async (_title, cookies: { counter?: string; stats?: string }, data, agree) => {
    if (cookies.counter) setCookie('tinvwl_wishlists_data_counter', cookies.counter)
    if (cookies.stats) setCookie('tinvwl_wishlists_data_stats', cookies.stats)
    const { isUpToDate } = await load()
    expect(isUpToDate(data)).toBe(agree)
  },
)
