import { beforeEach, describe, expect, test, vi } from 'vitest'
import { deferred } from '../../support/deferred'
import { type FakeShop, openShop } from '../../support/fakeShop'
import { openPage, pass, replaceBody, setCookie, stopClock, type TestPage, TWO_FRAMES } from '../../support/freshPage'
import { installJQuery } from '../../support/jQuery'
import { click, find, press } from '../../support/page'
import { wishlistCard, wishlistData } from '../../support/wishlistHtml'
import { DATA_KEY, keepData, keptData, startWishlist } from '../../support/wishlistPage'

const COUNTER = 'tinvwl_wishlists_data_counter'
const STATS = 'tinvwl_wishlists_data_stats'
const OLD = wishlistData({ 12: [0] })
const NEW = wishlistData({ 13: [0] })

let page: TestPage
let shop: FakeShop

beforeEach(() => {
  page = openPage(`<ul>${wishlistCard(12)}${wishlistCard(13)}</ul><p>Mèo</p>`)
  stopClock()
  shop = openShop()
})

const isMarked = (product: number) =>
  find(`[data-tinv-wl-product="${product}"]`).classList.contains('tinvwl-product-in-list')
/** A script has arrived, whatever was in it. */
const bringScript = () => document.body.appendChild(document.createElement('script')).dispatchEvent(new Event('load'))
const actions = () => shop.requests.map(({ fields }) => fields['tinvwl-action'])

/** Answers, and lets the page mark its buttons when it is idle. */
async function answer(...answers: Parameters<FakeShop['answer']>): Promise<void> {
  shop.answer(...answers)
  await pass(100)
}

async function interact(): Promise<void> {
  click(find('p'))
  // Hosts are looked for when the browser is idle, and what their widgets need is fetched after that.
  await pass(100)
}

describe('a product that is added while the data are asked for', () => {
  const heart = (product: number) => find(`[data-tinv-wl-product="${product}"]`)

  test('the queue makes the newer fact win: the add waits for the late data, which cannot undo its mark', async () => {
    await startWishlist()
    await interact()
    expect(actions()).toEqual(['get_data'])
    click(heart(12))
    await pass(5000)
    expect(shop.requests).toHaveLength(1)
    await answer({ status: true, wishlists_data: NEW })
    expect(shop.requests).toHaveLength(2)
    await answer({ status: true, wishlists_data: wishlistData({ 12: [0], 13: [0] }) })
    expect([12, 13].map(isMarked)).toEqual([true, true])
    expect(keptData().local).toEqual(wishlistData({ 12: [0], 13: [0] }))
  })

  test('so it does where the answer says no more than that it was added', async () => {
    keepData(NEW)
    await startWishlist()
    click(heart(12))
    await answer({ status: true })
    expect(isMarked(12)).toBe(true)
    // The data are fetched after it; until then its mark is the newer fact, whoever asks for something meanwhile.
    expect(actions().at(-1)).toBe('get_data')
    document.body.dispatchEvent(new Event('added_to_wishlist'))
    await answer(500)
    await answer('2')
    expect(find('[data-tinv-wl-product="12"]').getAttribute('aria-pressed')).toBe('true')
    expect(isMarked(12)).toBe(true)
  })
})

test('data for which a press waits are fetched before what the page does by itself, and once', async () => {
  await startWishlist()
  const { inBackground, inTurn } = await import('../../../src/stores/cart/queue')
  const order: string[] = []
  const earlier = deferred<void>()
  void inTurn(() => earlier.promise)
  void inBackground(async () => order.push(`the page’s own after ${shop.requests.length}`))
  await interact()
  expect(actions()).toEqual([])
  click(find('[data-tinv-wl-product="12"]'))
  await pass(100)
  earlier.resolve(undefined)
  await answer({ status: true, wishlists_data: NEW })
  expect(actions()).toEqual(['get_data', undefined])
  await answer({ status: true, wishlists_data: wishlistData({ 12: [0], 13: [0] }) })
  expect([12, 13].map(isMarked)).toEqual([true, true])
  expect(order).toEqual(['the page’s own after 1'])
  await pass(100)
  expect(shop.requests).toHaveLength(2)
})

describe('the first interaction', () => {
  test('wishlist.cache.waits-for-first-interaction: a page that is only looked at sends no request', async () => {
    await startWishlist()
    await pass(60_000)
    expect(shop.requests).toEqual([])
  })

  test.each<[string, () => unknown]>([
    ['click', () => click(find('p'))],
    ['key', () => press('Tab', document.body)],
    ['scroll', () => document.dispatchEvent(new Event('scroll'))],
  ])('wishlist.cache.click-key-or-scroll-counts: a first %s lets the fetch happen, once', async (_kind, interact) => {
    await startWishlist()
    interact()
    interact()
    await pass(100)
    expect(actions()).toEqual(['get_data'])
    await answer({ status: true, wishlists_data: NEW })
    interact()
    await pass()
    expect(shop.requests).toHaveLength(1)
    expect([12, 13].map(isMarked)).toEqual([false, true])
  })

  test('wishlist.counter.theme-count-request: the theme’s number alone does not tell which products are in the lists', async () => {
    keepData({ ...OLD, lang: 'en' })
    await startWishlist({ ajaxUrl: '/wp-admin/admin-ajax.php' })
    document.body.dispatchEvent(new Event('added_to_wishlist'))
    await pass()
    await answer('2')
    await interact()
    expect(actions()).toEqual([undefined, 'get_data'])
    await answer({ status: true, wishlists_data: NEW })
    expect([12, 13].map(isMarked)).toEqual([false, true])
  })

  test('a page without wishlist buttons or counters asks for nothing', async () => {
    find('ul').remove()
    await startWishlist()
    await interact()
    expect(shop.requests).toEqual([])
  })

  const COUNTER_OF_PLUGIN = '<b class="wishlist_products_counter_number"></b>'

  test.each([
    ['alone may be another plugin’s: nothing is asked for', '', {}, []],
    ['and a counter of this one: its data are', COUNTER_OF_PLUGIN, {}, ['get_data']],
    ['and the nonce of this one: its data are', '', { wishlistNonce: 'n0nce' }, ['get_data']],
    ['and the address of this one: its data are', '', { wishlistUrl: '/?wc-ajax=tinvwl' }, ['get_data']],
  ])('a theme’s heart in the header %s', async (_what, sign, settings, asked) => {
    openPage(`<i class="wishlist-icon"></i>${sign}<p>Mèo</p>`)
    stopClock()
    shop = openShop()
    await startWishlist({ wishlistNonce: '', ...settings })
    await interact()
    expect(actions()).toEqual(asked)
  })

  test('a theme’s heart alone asks as soon as buttons of this plugin come, as in a listing that is filtered', async () => {
    openPage('<i class="wishlist-icon"></i><p>Mèo</p>')
    stopClock()
    shop = openShop()
    await startWishlist({ wishlistNonce: '' })
    await interact()
    expect(actions()).toEqual([])
    find('p').innerHTML = `<ul>${wishlistCard(12)}${wishlistCard(13)}</ul>`
    await pass(100)
    expect(actions()).toEqual(['get_data'])
  })
})

describe('the request for the data', () => {
  test('wishlist.cache.get-data-request: get_data at the address of the plugin, with the nonce as field and header', async () => {
    await startWishlist()
    await interact()
    expect(shop.requests[0]).toMatchObject({
      url: '/?wc-ajax=tinvwl',
      fields: { 'tinvwl-action': 'get_data', 'tinvwl-security': 'n0nce' },
      init: { method: 'POST', headers: { 'X-WP-Nonce': 'n0nce' } },
    })
    expect(Object.keys(shop.requests[0]?.fields ?? {})).toEqual(['tinvwl-action', 'tinvwl-security'])
  })

  test('an address that the server printed is used as it is', async () => {
    Object.assign(window, { tinvwl_add_to_wishlist: { wc_ajax_url: 'https://shop.example/vi/?wc-ajax=tinvwl' } })
    await startWishlist()
    await interact()
    Reflect.deleteProperty(window, 'tinvwl_add_to_wishlist')
    expect(shop.requests[0]?.url).toBe('https://shop.example/vi/?wc-ajax=tinvwl')
  })

  test('a nonce that has expired in a page cache is renewed, and nobody notices', async () => {
    await startWishlist()
    await interact()
    await answer({ status: false, msg: 'Sai', icon: 'icon_big_times' })
    await answer('<html><script>var tinvwl_add_to_wishlist = {"nonce":"fr3sh"}</script></html>')
    await answer({ status: true, wishlists_data: NEW })
    expect(shop.requests.map(({ fields }) => fields['tinvwl-security'])).toEqual(['n0nce', undefined, 'fr3sh'])
    expect(isMarked(13)).toBe(true)
    expect(document.querySelector('.tinvwl_added_to_wishlist')).toBeNull()
  })

  test.each([[500], ['<!doctype html>'], [{ status: false, content: '' }]])(
    'an answer of %j leaves everything as it was, and the next page tries again',
    async (said) => {
      keepData(OLD)
      setCookie(COUNTER, '9')
      await startWishlist()
      await interact()
      await answer(said, '')
      expect([12, 13].map(isMarked)).toEqual([true, false])
      expect(keptData().local).toEqual(OLD)
      const { length } = shop.requests
      await interact()
      expect(shop.requests).toHaveLength(length)
    },
  )
})

describe('what the browser keeps', () => {
  test('wishlist.cache.in-local-or-session-storage: the answer is kept in both, as the same text', async () => {
    await startWishlist()
    await interact()
    await answer({ wishlists_data: NEW })
    expect(localStorage.getItem(DATA_KEY)).toBe(JSON.stringify(NEW))
    expect(sessionStorage.getItem(DATA_KEY)).toBe(JSON.stringify(NEW))
  })

  test('wishlist.cache.in-local-or-session-storage: either of them will do', async () => {
    sessionStorage.setItem(DATA_KEY, JSON.stringify(OLD))
    await startWishlist()
    await interact()
    expect(isMarked(12)).toBe(true)
    // The next page finds it as well.
    expect(keptData().session).toEqual(OLD)
  })

  test('wishlist.cache.shape: products, counter, stats, stats_count and lang are kept as they came', async () => {
    const data = { ...NEW, counter: 1, lang: 'vi', stats: { 13: { 0: 5 } }, stats_count: 5 }
    await startWishlist({ wishlistLang: 'vi', wishlistStats: true })
    await interact()
    await answer({ wishlists_data: data })
    expect(keptData().local).toEqual(data)
    expect(find('[data-tinv-wl-product="13"]').textContent).toContain('5')
  })

  test('wishlist.cache.wishlist-shape: ID, title, url, share_key and in of a wishlist are kept, and stand on the button for others', async () => {
    const list = { ID: 3, title: 'Mèo & "chó"', url: 'https://shop.example/w/3', share_key: 'a1', in: [0] }
    keepData({ products: { 12: [list] }, counter: 1 })
    await startWishlist()
    expect(JSON.parse(find('[data-tinv-wl-product="12"]').dataset['tinvWlList'] ?? '')).toEqual([list])
    await interact()
    expect(keptData().local).toEqual({ products: { 12: [list] }, counter: 1 })
  })

  test.each([['{"products":'], ['[]'], ['7'], ['""'], ['{"lists":[]}'], [{ ...OLD, lang: 'en' }]])(
    'a copy that is corrupt or of another language (%j) counts as none',
    async (data) => {
      keepData(data)
      await startWishlist()
      expect(isMarked(12)).toBe(false)
      await interact()
      expect(actions()).toEqual(['get_data'])
    },
  )

  test('blocked storage is no error: the page works without it', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await startWishlist()
    await interact()
    await answer({ wishlists_data: NEW })
    expect(isMarked(13)).toBe(true)
    expect(page.reports).toEqual([])
  })
})

describe('whether to fetch', () => {
  async function requestsWith(data: object, cookies: Record<string, string>): Promise<number> {
    keepData(data)
    for (const [name, value] of Object.entries(cookies)) setCookie(name, value)
    await startWishlist()
    await interact()
    return shop.requests.length
  }

  test('wishlist.cache.up-to-date-needs-no-request: for a guest, who has no cookies', async () => {
    expect(await requestsWith(OLD, {})).toBe(0)
  })

  test('wishlist.cache.up-to-date-needs-no-request: both cookies agree with the data', async () => {
    expect(await requestsWith({ ...OLD, counter: 1, stats_count: '5' }, { [COUNTER]: '1', [STATS]: '5' })).toBe(0)
  })

  test('data without a count of stats need no such cookie to agree', async () => {
    expect(await requestsWith(OLD, { [COUNTER]: '1', [STATS]: '5' })).toBe(0)
  })

  test('wishlist.cache.refetch-when-counter-differs', async () => {
    expect(await requestsWith(OLD, { [COUNTER]: '2' })).toBe(1)
  })

  test.each([
    ['6', { [COUNTER]: '1', [STATS]: '6' }],
    ['6, without the other', { [STATS]: '6' }],
    ['absent', { [COUNTER]: '1' }],
  ])('wishlist.cache.refetch-when-stats-differ: the cookie is %s', async (_which, cookies) => {
    expect(await requestsWith({ ...OLD, stats_count: 5 }, cookies)).toBe(1)
  })

  test('wishlist.cache.update-cookie-refetches: the cookie of an update makes the next interaction fetch', async () => {
    expect(await requestsWith(OLD, { tinvwl_update_data: '1' })).toBe(1)
  })

  test('wishlist.cache.update-cookie-clears-cache: and empties the copy at once, and goes', async () => {
    keepData(OLD)
    setCookie('tinvwl_update_data', '1')
    await startWishlist()
    expect(isMarked(12)).toBe(false)
    expect(keptData()).toEqual({ local: null, session: null })
    expect(document.cookie).not.toContain('tinvwl_update_data')
  })

  test('where something else brings the data nothing is fetched, and what it has stored is shown 500 ms after the first interaction', async () => {
    await startWishlist({ wishlistBlockData: '1' })
    click(find('p'))
    // What wakes with it is looked for when the browser is idle.
    await pass(20)
    localStorage.setItem(DATA_KEY, JSON.stringify(OLD))
    await pass(499 - 20)
    expect(isMarked(12)).toBe(false)
    await pass(100)
    expect(isMarked(12)).toBe(true)
    expect(shop.requests).toEqual([])
  })

  test('other scripts may have the data fetched, as ever', async () => {
    const jQuery = installJQuery() as unknown as { fn: Record<string, (mode?: string) => unknown> }
    const { fn } = jQuery
    keepData(OLD)
    await startWishlist()
    expect(fn['tinvwl_get_wishlist_data']?.('refresh')).toBe(fn)
    await pass()
    expect(actions()).toEqual(['get_data'])
    delete fn['tinvwl_get_wishlist_data']
  })

  type Calls = { fn: Record<string, (mode?: string) => unknown> }
  const call = (jQuery: unknown, mode?: string) => (jQuery as Calls).fn['tinvwl_get_wishlist_data']?.(mode)

  test('where others only say that the data may be needed, they are fetched once that is due, after the first interaction', async () => {
    setCookie(COUNTER, '7')
    keepData(OLD)
    const jQuery = installJQuery()
    await startWishlist()
    call(jQuery)
    await pass(100)
    expect(actions()).toEqual([])
    await interact()
    expect(actions()).toEqual(['get_data'])
    await answer({ status: true, wishlists_data: NEW })
    expect([12, 13].map(isMarked)).toEqual([false, true])
    call(jQuery)
    await pass(100)
    expect(actions()).toEqual(['get_data'])
  })

  test('so they are at once where that comes to be due after the first interaction', async () => {
    keepData(OLD)
    const jQuery = installJQuery()
    await startWishlist()
    await interact()
    setCookie(COUNTER, '7')
    expect(actions()).toEqual([])
    call(jQuery)
    await pass(100)
    expect(actions()).toEqual(['get_data'])
  })

  test('where the copy is good the products are marked again by it, without a request', async () => {
    keepData(OLD)
    const jQuery = installJQuery()
    await startWishlist()
    const marking = vi.fn()
    jQuery(document.body).on('tinvwl_wishlist_mark_products', (_event, data) => marking(data))
    call(jQuery)
    expect(marking.mock.calls).toEqual([[OLD]])
    keepData(NEW)
    call(jQuery)
    await pass(100)
    expect(marking.mock.calls.slice(1)).toEqual([[NEW]])
    expect([12, 13].map(isMarked)).toEqual([false, true])
    expect(shop.requests).toEqual([])
  })

  test('a copy that others bring within half a second of the call is shown where we may not fetch', async () => {
    const jQuery = installJQuery()
    keepData(OLD)
    await startWishlist({ wishlistBlockData: '1' })
    call(jQuery)
    await pass(100)
    localStorage.setItem(DATA_KEY, JSON.stringify(NEW))
    await pass(500)
    expect([12, 13].map(isMarked)).toEqual([false, true])
    expect(shop.requests).toEqual([])
  })

  test('with refresh the list that the page shows is fetched and placed, once for all who ask', async () => {
    const wishlist = (title: string) => `<div class="tinv-wishlist woocommerce tinv-wishlist-clear"><h2>${title}</h2>
      <form method="post" data-tinvwl_paged="2" data-tinvwl_per_page="10" data-tinvwl_sharekey="a1b2c3"></form></div>`
    document.body.insertAdjacentHTML('beforeend', wishlist('Cũ'))
    keepData(OLD)
    const jQuery = installJQuery()
    await startWishlist()
    call(jQuery, 'refresh')
    window.dispatchEvent(new StorageEvent('storage', { key: `${DATA_KEY}_refresh`, newValue: 'a1b2c3' }))
    await pass()
    expect(shop.requests.map(({ fields }) => fields)).toMatchObject([
      { 'tinvwl-action': 'get_data', 'tinvwl-paged': '2', 'tinvwl-sharekey': 'a1b2c3' },
    ])
    shop.answer({ status: true, content: wishlist('Mới'), wishlists_data: NEW })
    await pass(TWO_FRAMES)
    await pass(100)
    expect(find('h2').textContent).toBe('Mới')
    expect(isMarked(13)).toBe(true)
    expect(shop.requests).toHaveLength(1)
  })

  test.each([['a1b2c3'], ['']])(
    'one with refresh while the list with the key %j is on its way has it asked for once more: the answer may be older',
    async (shareKey) => {
      const form = `<form method="post" data-tinvwl_sharekey="${shareKey}"></form>`
      document.body.insertAdjacentHTML('beforeend', form)
      keepData(OLD)
      const jQuery = installJQuery()
      await startWishlist()
      call(jQuery, 'refresh')
      await pass(100)
      for (const _change of ['second', 'third']) {
        call(jQuery, 'refresh')
        await pass(100)
      }
      expect(actions()).toEqual(['get_data'])
      await answer({ status: true, wishlists_data: OLD })
      expect(actions()).toEqual(['get_data', 'get_data'])
      await answer({ status: true, wishlists_data: NEW })
      expect([12, 13].map(isMarked)).toEqual([false, true])
      expect(actions()).toHaveLength(2)
    },
  )

  test.each([
    [
      'shows a list',
      'a1b2c3',
      () => document.body.insertAdjacentHTML('beforeend', '<form method="post" data-tinvwl_sharekey="a1b2c3"></form>'),
    ],
    ['has the plugin’s settings', undefined, () => vi.stubGlobal('tinvwl_add_to_wishlist', {})],
  ])(
    'a call that comes while nothing of ours is awake is served when it is, on a page that %s',
    async (_which, shareKey, show) => {
      show()
      const jQuery = installJQuery()
      await startWishlist()
      window.dispatchEvent(new Event('DOMContentLoaded'))
      call(jQuery)
      expect(call(jQuery, 'refresh')).toBe((jQuery as unknown as Calls).fn)
      call(jQuery)
      await pass(100)
      expect(actions()).toEqual([])
      await interact()
      expect(shop.requests[0]?.fields).toMatchObject({
        'tinvwl-action': 'get_data',
        ...(shareKey && { 'tinvwl-sharekey': shareKey }),
      })
    },
  )

  test.each([
    ['nothing of the plugin is on the page', () => {}],
    [
      'the plugin’s own script is there, which brings the call',
      () => {
        const src = '/wp-content/plugins/ti-woocommerce-wishlist/assets/js/public.min.js'
        document.head.append(Object.assign(document.createElement('script'), { type: 'text/plain', src }))
        vi.stubGlobal('tinvwl_add_to_wishlist', {})
      },
    ],
  ])('where %s, none of ours is offered ahead of it', async (_what, prepare) => {
    prepare()
    const jQuery = installJQuery()
    await startWishlist({ wishlistNonce: '' })
    window.dispatchEvent(new Event('DOMContentLoaded'))
    await pass(100)
    expect('tinvwl_get_wishlist_data' in (jQuery as unknown as Calls).fn).toBe(false)
  })

  test('so they may where jQuery comes late', async () => {
    keepData(OLD)
    await startWishlist()
    const { fn } = installJQuery() as unknown as { fn: Record<string, (mode?: string) => unknown> }
    bringScript()
    fn['tinvwl_get_wishlist_data']?.('refresh')
    await pass()
    expect(actions()).toEqual(['get_data'])
    delete fn['tinvwl_get_wishlist_data']
  })

  test('once the service has ended nothing of it is left on jQuery, and what another script has put there stays', async () => {
    const { keepWishlistState } = await import('../../../widgets/wishlist/keepWishlistState')
    const stopWaiting = keepWishlistState()
    stopWaiting()
    const { fn } = installJQuery() as unknown as { fn: Record<string, unknown> }
    bringScript()
    expect('tinvwl_get_wishlist_data' in fn).toBe(false)
    const stop = keepWishlistState()
    expect('tinvwl_get_wishlist_data' in fn).toBe(true)
    stop()
    expect('tinvwl_get_wishlist_data' in fn).toBe(false)
    const stopLater = keepWishlistState()
    const others = () => {}
    fn['tinvwl_get_wishlist_data'] = others
    stopLater()
    expect(fn['tinvwl_get_wishlist_data']).toBe(others)
  })
})

/** The browser shows the page again as it had kept it. */
const comeBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

describe('other tabs and other pages', () => {
  const store = (key: string, value: string) => {
    localStorage.setItem(key, value)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }))
  }

  test('wishlist.cache.synced-across-tabs: what another tab stores is shown here, without a request', async () => {
    keepData(OLD)
    await startWishlist()
    store(DATA_KEY, JSON.stringify(NEW))
    expect([12, 13].map(isMarked)).toEqual([false, true])
    expect(keptData().session).toEqual(NEW)
    expect(shop.requests).toEqual([])
  })

  test.each([
    ['3', 3],
    ['many', 0],
  ])('a copy whose counter is %j says so to whoever listens', async (counter, told) => {
    keepData(OLD)
    await startWishlist()
    const changes = page.heard('shop-islands:wishlist-changed')
    store(DATA_KEY, JSON.stringify({ ...NEW, counter }))
    expect(changes).toEqual([{ counter: told }])
  })

  test.each([['the same'], [''], ['{"lang":"en","products":[]}'], ['{']])(
    'a copy of %j changes nothing here',
    async (text) => {
      keepData(OLD)
      await startWishlist()
      const changes = page.heard('shop-islands:wishlist-changed')
      store(DATA_KEY, text === 'the same' ? JSON.stringify(OLD) : text)
      store('other', JSON.stringify(NEW))
      expect(isMarked(12)).toBe(true)
      expect(changes).toEqual([])
    },
  )

  test('a tab that comes back from the page cache shows what was stored meanwhile', async () => {
    keepData(OLD)
    await startWishlist()
    localStorage.setItem(DATA_KEY, JSON.stringify(NEW))
    comeBack()
    expect(isMarked(13)).toBe(true)
  })

  test('so does a page that comes back, of what a later page of its own tab has stored; where that is what it shows, it stays', async () => {
    keepData(OLD)
    await startWishlist()
    const changes = page.heard('shop-islands:wishlist-changed')
    comeBack()
    expect(changes).toEqual([])
    // A later page of the same tab writes both storages.
    keepData(NEW)
    comeBack()
    expect([12, 13].map(isMarked)).toEqual([false, true])
    expect(changes).toEqual([{ counter: 1 }])
    expect(shop.requests).toEqual([])
  })

  test('a page that comes back asks anew where the server’s cookies say otherwise by now, as soon as the visitor has done something', async () => {
    setCookie(COUNTER, '1')
    await startWishlist()
    await interact()
    await answer({ wishlists_data: OLD })
    comeBack()
    await pass(100)
    expect(actions()).toEqual(['get_data'])
    setCookie(COUNTER, '2')
    comeBack()
    await pass(100)
    expect(actions()).toEqual(['get_data', 'get_data'])
  })

  test('a page that comes back before the visitor has done anything asks nothing yet', async () => {
    keepData(OLD)
    await startWishlist()
    setCookie(COUNTER, '2')
    comeBack()
    await pass(100)
    expect(shop.requests).toEqual([])
  })

  test.each([
    ['a later page that was left during a change has emptied the copy', () => keepData('')],
    ['a login or logout has declared the copy outdated', () => setCookie('tinvwl_update_data', '1')],
  ])('a page that comes back asks anew where %s', async (_why, change) => {
    keepData(OLD)
    await startWishlist()
    await interact()
    expect(shop.requests).toEqual([])
    change()
    comeBack()
    await pass(100)
    expect(actions()).toEqual(['get_data'])
    await answer({ status: true, wishlists_data: NEW })
    expect([12, 13].map(isMarked)).toEqual([false, true])
    expect(keptData().local).toEqual(NEW)
    click(find('[data-tinv-wl-product="12"]'))
    await pass(100)
    expect(actions()).toEqual(['get_data', undefined])
  })

  test('a page whose body a script puts in the place of this one’s asks anew after a login', async () => {
    await startWishlist()
    await interact()
    await answer({ wishlists_data: OLD })
    expect(isMarked(12)).toBe(true)
    setCookie('tinvwl_update_data', '1')
    await replaceBody()
    await pass(100)
    await pass(100)
    expect(actions()).toEqual(['get_data', 'get_data'])
    await answer({ wishlists_data: NEW })
    expect([12, 13].map(isMarked)).toEqual([false, true])
  })

  test('a list that comes back is fetched where a later page of its own tab has put something on it', async () => {
    document.body.insertAdjacentHTML('beforeend', '<form method="post" data-tinvwl_sharekey="a1b2c3"></form>')
    keepData(OLD)
    await startWishlist()
    comeBack()
    await pass(100)
    expect(shop.requests).toEqual([])
    localStorage.setItem(`${DATA_KEY}_refresh`, 'a1b2c3')
    comeBack()
    await pass(100)
    expect(actions()).toEqual(['get_data'])
    expect(shop.requests[0]?.fields['tinvwl-sharekey']).toBe('a1b2c3')
  })

  test('a tab that shows the list that another tab changed fetches it and shows it anew', async () => {
    const wishlist = (title: string) => `<div class="tinv-wishlist woocommerce tinv-wishlist-clear"><h2>${title}</h2>
      <form method="post" data-tinvwl_paged="2" data-tinvwl_per_page="10" data-tinvwl_sharekey="a1b2c3"></form></div>`
    document.body.insertAdjacentHTML('beforeend', wishlist('Cũ'))
    keepData(OLD)
    await startWishlist()
    store(`${DATA_KEY}_refresh`, '')
    store(`${DATA_KEY}_refresh`, 'other')
    expect(shop.requests).toEqual([])
    store(`${DATA_KEY}_refresh`, 'a1b2c3')
    await pass()
    expect(shop.requests[0]?.fields).toMatchObject({
      'tinvwl-action': 'get_data',
      'tinvwl-paged': '2',
      'tinvwl-per-page': '10',
      'tinvwl-sharekey': 'a1b2c3',
    })
    expect(localStorage.getItem(`${DATA_KEY}_refresh`)).toBe('')
    shop.answer({ status: true, msg: 'Xong', content: wishlist('Mới'), wishlists_data: NEW })
    await pass(TWO_FRAMES)
    expect(find('h2').textContent).toBe('Mới')
    expect(isMarked(13)).toBe(true)
    expect(document.querySelector('.tinvwl_added_to_wishlist')).toBeNull()
    store(`${DATA_KEY}_refresh`, 'a1b2c3')
    await pass()
    await answer(500)
    expect(page.reports[0]).toMatch(/^call-failed/)
  })

  test('a change that another tab tells of while the list is on its way has it asked for once more', async () => {
    document.body.insertAdjacentHTML('beforeend', '<form method="post" data-tinvwl_sharekey="a1b2c3"></form>')
    keepData(OLD)
    await startWishlist()
    store(`${DATA_KEY}_refresh`, 'a1b2c3')
    await pass(100)
    for (const _change of ['second', 'third']) store(`${DATA_KEY}_refresh`, 'a1b2c3')
    await pass(100)
    expect(actions()).toEqual(['get_data'])
    shop.answer({ status: true, wishlists_data: OLD })
    await pass(100)
    expect(actions()).toEqual(['get_data', 'get_data'])
    shop.answer({ status: true, wishlists_data: NEW })
    await pass(100)
    expect(isMarked(13)).toBe(true)
    expect(actions()).toHaveLength(2)
  })

  test.each([
    ['the first has taken the word back by then', ''],
    ['by then there is word of another list, which is left to the page that shows that', 'other'],
  ])('so does the second tab that shows it, though %s', async (_why, word) => {
    document.body.insertAdjacentHTML('beforeend', '<form method="post" data-tinvwl_sharekey="a1b2c3"></form>')
    keepData(OLD)
    await startWishlist()
    localStorage.setItem(`${DATA_KEY}_refresh`, word)
    window.dispatchEvent(new StorageEvent('storage', { key: `${DATA_KEY}_refresh`, newValue: 'a1b2c3' }))
    await pass(100)
    expect(shop.requests.map(({ fields }) => fields['tinvwl-sharekey'])).toEqual(['a1b2c3'])
    expect(localStorage.getItem(`${DATA_KEY}_refresh`)).toBe(word)
  })
})
