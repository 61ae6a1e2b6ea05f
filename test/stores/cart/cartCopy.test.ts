import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openPage, setCookie, stopClock, type TestPage } from '../../support/freshPage'

const HASH = '0123456789abcdef0123456789abcdef'
const FRAGMENTS = {
  'div.widget_shopping_cart_content': '<div class="widget_shopping_cart_content">1 ×</div>',
  '.cart-price': '<b>1</b>',
}
const DAY = 24 * 60 * 60 * 1000
const NOW = new Date('2026-03-01T08:00:00Z')

let page: TestPage

beforeEach(() => {
  page = openPage()
  stopClock(NOW)
})

const load = async () => ({
  ...(await import('../../../src/stores/cart/cartCopy')),
  ...(await import('../../../src/stores/cart/storeCartCopy')),
})

/** Puts a copy into the browser as the shop's old scripts left it. */
function keep(fragments: string | null, hash: string | null, created: string | null): void {
  for (const [key, value] of Object.entries({
    wc_fragments: fragments,
    wc_cart_hash: hash,
    wc_cart_created: created,
  })) {
    if (value !== null) sessionStorage.setItem(key, value)
  }
}

const GOOD = [JSON.stringify(FRAGMENTS), HASH, String(NOW.getTime() - 1000)] as const

test('cart.fragments.copy-in-session-storage: fragments and hash are kept under the keys of the shop, the hash for other tabs too', async () => {
  vi.stubGlobal('wc_cart_fragments_params', { cart_hash_key: 'wc_cart_hash_ab', fragment_name: 'wc_fragments_ab' })
  const { storeCartCopy, storedHash } = await load()
  storeCartCopy(FRAGMENTS, HASH)
  expect(JSON.parse(sessionStorage.getItem('wc_fragments_ab') ?? '')).toEqual(FRAGMENTS)
  expect(sessionStorage.getItem('wc_cart_hash_ab')).toBe(HASH)
  expect(localStorage.getItem('wc_cart_hash_ab')).toBe(HASH)
  expect(storedHash()).toBe(HASH)
  expect(page.reports).toEqual([])
})

test('the same cart once more is no news for other tabs, which may have another: they would answer on and on', async () => {
  const { storeCartCopy } = await load()
  storeCartCopy(FRAGMENTS, HASH)
  localStorage.setItem('wc_cart_hash', 'theirs')
  storeCartCopy(FRAGMENTS, HASH)
  expect(localStorage.getItem('wc_cart_hash')).toBe('theirs')
  storeCartCopy(FRAGMENTS, '')
  expect(localStorage.getItem('wc_cart_hash')).toBe('')
})

test('the first copy of a tab is told to others, also that of an empty cart: what an earlier visit left is no cart of today', async () => {
  localStorage.setItem('wc_cart_hash', HASH)
  const { storeCartCopy } = await load()
  storeCartCopy(FRAGMENTS, '')
  expect(localStorage.getItem('wc_cart_hash')).toBe('')
})

test('cart.fragments.copy-carries-its-time: the moment of storing is kept, in epoch ms', async () => {
  const { storeCartCopy } = await load()
  storeCartCopy(FRAGMENTS, HASH)
  expect(sessionStorage.getItem('wc_cart_created')).toBe(String(NOW.getTime()))
  vi.setSystemTime(NOW.getTime() + 1000)
  storeCartCopy(FRAGMENTS, HASH)
  expect(sessionStorage.getItem('wc_cart_created')).toBe(String(NOW.getTime() + 1000))
})

test('cart.fragments.fresh-copy-needs-no-request: that of a cart which was emptied a day after it was filled has its own time', async () => {
  const { freshCopy, storeCartCopy } = await load()
  keep(GOOD[0], HASH, String(NOW.getTime() - DAY - 1))
  storeCartCopy(FRAGMENTS, '')
  expect(freshCopy()).toEqual({ cart: { fragments: FRAGMENTS, cartHash: '' }, remaining: DAY })
})

test('cart.fragments.fresh-copy-needs-no-request: a copy of the old scripts that fits the cookie is good', async () => {
  keep(...GOOD)
  setCookie('woocommerce_cart_hash', HASH)
  const { freshCopy } = await load()
  expect(freshCopy()).toEqual({ cart: { fragments: FRAGMENTS, cartHash: HASH }, remaining: DAY - 1000 })
})

test('cart.fragments.refetch-after-24-hours: at exactly 24 hours the copy is still good, one millisecond later it is not', async () => {
  setCookie('woocommerce_cart_hash', HASH)
  const { freshCopy, storeCartCopy } = await load()
  storeCartCopy(FRAGMENTS, HASH)
  vi.setSystemTime(NOW.getTime() + DAY)
  expect(freshCopy()?.remaining).toBe(0)
  vi.setSystemTime(NOW.getTime() + DAY + 1)
  expect(freshCopy()).toBeUndefined()
})

test.each(['ltr', 'rtl'])(
  'a copy from a page that Chrome has translated counts on the next one, which the shop serves in the same language: %s',
  async (direction) => {
    const { documentElement: html } = document
    onTestFinished(() => html.removeAttribute('class'))
    setCookie('woocommerce_cart_hash', HASH)
    html.lang = 'vi'
    const { freshCopy, storeCartCopy } = await load()
    html.lang = 'de'
    html.className = `js translated-${direction}`
    storeCartCopy(FRAGMENTS, HASH)
    expect(freshCopy()?.cart.fragments).toEqual(FRAGMENTS)
    html.lang = 'vi'
    html.className = 'js'
    expect(freshCopy()?.cart.fragments).toEqual(FRAGMENTS)
    // A script has put another page in the place of this one.
    html.lang = 'de'
    expect(freshCopy()).toBeUndefined()
  },
)

test('a copy from a page that Chrome had translated before the script ran does not count as one of a page that is served in that language', async () => {
  const { documentElement: html } = document
  onTestFinished(() => html.removeAttribute('class'))
  setCookie('woocommerce_cart_hash', HASH)
  html.lang = 'de'
  html.className = 'translated-ltr'
  const { freshCopy, storeCartCopy } = await load()
  storeCartCopy(FRAGMENTS, HASH)
  expect(freshCopy()?.cart.fragments).toEqual(FRAGMENTS)
  html.className = ''
  expect(freshCopy()).toBeUndefined()
})

test('a copy counts on pages in its own language only; one that another script has stored says none', async () => {
  setCookie('woocommerce_cart_hash', HASH)
  document.documentElement.lang = 'vi'
  const { freshCopy, storeCartCopy } = await load()
  storeCartCopy(FRAGMENTS, HASH)
  expect(freshCopy()?.cart.fragments).toEqual(FRAGMENTS)
  document.documentElement.lang = 'en'
  expect(freshCopy()).toBeUndefined()
  sessionStorage.removeItem('shop-islands-cart-language')
  expect(freshCopy()?.cart.fragments).toEqual(FRAGMENTS)
})

test('a copy with a cart of the theme’s own and with data of plugins is good, and whole', async () => {
  const fragments = { nab_cart_info: { items: [34] }, 'total-cart-items': 2, '.basket': '<i data-cart-count="2"></i>' }
  setCookie('woocommerce_cart_hash', HASH)
  const { freshCopy, storeCartCopy } = await load()
  storeCartCopy(fragments, HASH)
  expect(freshCopy()?.cart.fragments).toEqual(fragments)
})

test('the copy that an old script keeps of an empty cart, without a time, is good as long as there is no cart cookie', async () => {
  keep(GOOD[0], '', null)
  const { freshCopy } = await load()
  expect(freshCopy()).toEqual({ cart: { fragments: FRAGMENTS, cartHash: '' }, remaining: DAY })
  setCookie('woocommerce_cart_hash', HASH)
  expect(freshCopy()).toBeUndefined()
})

test('cart.fragments.refetch-after-24-hours: the copy of an empty cart, too, where the time of a cart before it is kept', async () => {
  const { freshCopy } = await load()
  keep(GOOD[0], '', String(NOW.getTime() - DAY))
  expect(freshCopy()?.remaining).toBe(0)
  keep(GOOD[0], '', String(NOW.getTime() - DAY - 1))
  expect(freshCopy()).toBeUndefined()
})

test('a copy of an empty cart without a hash in storage is good, too', async () => {
  keep(GOOD[0], null, null)
  const { freshCopy } = await load()
  expect(freshCopy()?.cart.cartHash).toBe('')
})

test.each([
  ['there is none', null, null, null],
  ['there is only a hash', null, HASH, GOOD[2]],
  ['the hash is another than the cookie says', GOOD[0], 'another', GOOD[2]],
  ['there is no hash', GOOD[0], null, GOOD[2]],
  ['its time is missing', GOOD[0], HASH, null],
  ['its time is no number', GOOD[0], HASH, 'undefined'],
  ['it is older than 24 hours', GOOD[0], HASH, String(NOW.getTime() - DAY - 1)],
  ['it is not JSON', '{"div.widget', HASH, GOOD[2]],
  ['it is the text undefined', 'undefined', HASH, GOOD[2]],
  ['it is null', 'null', HASH, GOOD[2]],
  ['it is a list', '[]', HASH, GOOD[2]],
  ['it is a text', '"text"', HASH, GOOD[2]],
  ['it has no mini-cart', '{".cart-price":"<b>1</b>"}', HASH, GOOD[2]],
  [
    'a later version keeps another format',
    '{"version":2,"div.widget_shopping_cart_content":{"html":"<b>"}}',
    HASH,
    GOOD[2],
  ],
])('cart.fragments.refetch-without-a-copy: no copy counts when %s', async (_why, fragments, hash, created) => {
  keep(fragments, hash, created)
  setCookie('woocommerce_cart_hash', HASH)
  const { freshCopy } = await load()
  expect(freshCopy()).toBeUndefined()
  expect(page.reports).toEqual([])
})

/** What browsers do when storage is switched off for a site: even touching it throws. */
function blockStorage(): void {
  const blocked = {
    configurable: true,
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  }
  vi.stubGlobal('sessionStorage', undefined)
  vi.stubGlobal('localStorage', undefined)
  for (const kind of ['sessionStorage', 'localStorage']) Object.defineProperty(window, kind, blocked)
}

test('blocked storage is an empty one: no copy, no error, one message to the author', async () => {
  blockStorage()
  const { freshCopy, storeCartCopy, storedHash } = await load()
  storeCartCopy(FRAGMENTS, HASH)
  storeCartCopy(FRAGMENTS, HASH)
  expect(storedHash()).toBe('')
  expect(freshCopy()).toBeUndefined()
  expect(page.reports).toEqual(['storage-unusable'])
})

test('where there is no room for new fragments, the old ones do not pass for them', async () => {
  const { freshCopy, storeCartCopy } = await load()
  storeCartCopy(FRAGMENTS, HASH)
  const items = sessionStorage
  const room = 100
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.getItem(key),
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
      items.setItem(key, value)
    },
  })
  const newHash = 'f'.repeat(32)
  setCookie('woocommerce_cart_hash', newHash)
  storeCartCopy({ ...FRAGMENTS, '.more': 'x'.repeat(room) }, newHash)
  expect(freshCopy()).toBeUndefined()
  expect(page.reports).toEqual(['storage-unusable'])
})

test('blocked local storage costs the other tabs their news, not this one its copy', async () => {
  setCookie('woocommerce_cart_hash', HASH)
  vi.stubGlobal('localStorage', undefined)
  const { freshCopy, storeCartCopy } = await load()
  storeCartCopy(FRAGMENTS, HASH)
  expect(freshCopy()?.cart.cartHash).toBe(HASH)
  expect(page.reports).toEqual(['storage-unusable'])
})

test('where cookies are off, only the copy of an empty cart fits', async () => {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('The document is sandboxed.', 'SecurityError')
  })
  const { freshCopy, storeCartCopy } = await load()
  storeCartCopy(FRAGMENTS, HASH)
  expect(freshCopy()).toBeUndefined()
  storeCartCopy(FRAGMENTS, '')
  expect(freshCopy()?.cart.cartHash).toBe('')
})
