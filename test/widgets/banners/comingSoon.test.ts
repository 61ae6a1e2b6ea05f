import { beforeEach, describe, expect, test } from 'vitest'
import { type FakeShop, openShop } from '../../support/fakeShop'
import { CUT_OFF, openPage, pass, stopClock, type TestPage } from '../../support/freshPage'
import { click, find, press } from '../../support/page'
import { startWidgets } from '../../support/startPage'

const URL_OF_USER = 'http://localhost:3000/wp-json/wp/v2/users/7'
const LINK = '.coming-soon-footer-banner-dismiss'
const USER = { id: 7, name: 'quan-tri' }

/** The banner as the shop prints it for those who run it (contract 9.6). */
function banner(nonce = 'n1', more = `data-rest-url="${URL_OF_USER}" data-rest-nonce="${nonce}"`): string {
  return `<div id="coming-soon-footer-banner">Sắp mở cửa <a href="/cai-dat/">Mở</a> <a class="coming-soon-footer-banner-dismiss" ${more}></a></div>`
}

let page: TestPage

async function open(html = banner(), settings: Readonly<Record<string, unknown>> = {}): Promise<void> {
  page = openPage(html)
  stopClock()
  await startWidgets((await import('../../../widgets/banners/definitions')).banners, settings)
}

const isShown = () => getComputedStyle(find('#coming-soon-footer-banner')).display !== 'none'

async function dismiss(): Promise<void> {
  click(find(LINK))
  await pass()
}

describe('the dismiss link', () => {
  beforeEach(() => {
    openShop()
  })

  test('is served without words and address, and becomes a button with a name', async () => {
    await open()
    expect(find(LINK).getAttribute('role')).toBe('button')
    expect(find(LINK).getAttribute('aria-label')).toBe('Ẩn thông báo này')
    expect(find(LINK).tabIndex).toBe(0)
  })

  test('has its name in the shopper’s language', async () => {
    await open(banner(), { locale: 'en' })
    expect(find(LINK).getAttribute('aria-label')).toBe('Dismiss this message')
  })

  test('keeps the name that the server prints, and its own words', async () => {
    await open(banner().replace('-dismiss"', '-dismiss" aria-label="Đóng"'))
    expect(find(LINK).getAttribute('aria-label')).toBe('Đóng')
    await open(banner().replace('></a>', '>Đóng</a>'))
    expect(find(LINK).hasAttribute('aria-label')).toBe(false)
  })

  test('may be a button, which needs nothing', async () => {
    await open('<div data-island="coming-soon">Sắp mở cửa <button data-dismiss>Đóng</button></div>')
    expect(find('button').outerHTML).toBe('<button data-dismiss="">Đóng</button>')
  })
})

describe('dismissing', () => {
  let shop: FakeShop

  beforeEach(async () => {
    shop = openShop()
    await open()
  })

  test('banners.coming-soon.dismiss-request: posts the user’s meta to the address on the link, with the nonce in the header', async () => {
    await dismiss()
    expect(shop.requests).toHaveLength(1)
    expect(shop.requests[0]).toMatchObject({
      url: URL_OF_USER,
      fields: { 'woocommerce_meta[coming_soon_banner_dismissed]': 'yes' },
      init: { method: 'POST', credentials: 'same-origin', headers: { 'X-WP-Nonce': 'n1' }, keepalive: true },
    })
  })

  test('the banner is gone when listeners hear of it', async () => {
    shop.answer(USER)
    const seen: boolean[] = []
    document.addEventListener('shop-islands:banner-dismissed', () => seen.push(isShown()), { once: true })
    await dismiss()
    expect(seen).toEqual([false])
  })

  test('banners.coming-soon.saved-to-account: nothing is kept in the browser', async () => {
    shop.answer(USER)
    await dismiss()
    expect([document.cookie, localStorage.length, sessionStorage.length]).toEqual(['', 0, 0])
  })

  test('banners.coming-soon.hidden-when-call-completes: the banner goes with the answer, not before', async () => {
    const events = page.heard('shop-islands:banner-dismissed')
    await dismiss()
    expect(isShown()).toBe(true)
    expect(find('#coming-soon-footer-banner').getAttribute('aria-busy')).toBe('true')
    shop.answer(USER)
    await pass()
    expect(isShown()).toBe(false)
    expect(find('#coming-soon-footer-banner').hasAttribute('aria-busy')).toBe(false)
    expect(events).toEqual([{ banner: 'coming-soon', isRemembered: true }])
    expect(page.reports).toEqual([])
  })

  test('a second click while it is saved sends nothing more', async () => {
    await dismiss()
    await dismiss()
    expect(shop.requests).toHaveLength(1)
  })

  test('Enter does it, too, for the link has no address', async () => {
    expect(press('Enter', find(LINK)).defaultPrevented).toBe(true)
    await pass()
    expect(shop.requests).toHaveLength(1)
  })

  test('the banner’s other links are followed', async () => {
    const followed = new MouseEvent('click', { bubbles: true, cancelable: true })
    find('[href="/cai-dat/"]').dispatchEvent(followed)
    await pass()
    expect([followed.defaultPrevented, shop.requests.length]).toEqual([false, 0])
  })

  test.each<[string, object | string | number | Error, RegExp]>([
    ['the connection is lost', new TypeError('Failed to fetch'), /^call-failed: NetworkError: users: TypeError/],
    ['the server fails', 500, /^call-failed: NetworkError: users: 500/],
    ['the answer is a page', '<!doctype html><p>Bảo trì</p>', /^call-failed: BadAnswerError: users: <!doctype/],
    ['the answer is empty', '', /^call-failed: BadAnswerError/],
    ['the answer is another one', { ok: true }, /^call-failed: BadAnswerError: users: \{"ok"/],
  ])('where %s the banner goes for now, and that is reported', async (_what, answer, reported) => {
    const events = page.heard('shop-islands:banner-dismissed')
    shop.answer(answer)
    await dismiss()
    await pass(CUT_OFF)
    expect(isShown()).toBe(false)
    expect(page.reports).toEqual([expect.stringMatching(reported)])
    expect(events).toEqual([{ banner: 'coming-soon', isRemembered: false }])
  })

  test('a server that does not answer at all counts as failed after ten seconds', async () => {
    await dismiss()
    await pass(9900)
    expect(isShown()).toBe(true)
    await pass(200)
    expect(isShown()).toBe(false)
    expect(page.reports).toEqual([expect.stringContaining('TimeoutError: users: 10000 ms')])
  })

  test('a nonce that has expired is renewed from the page as it is now, and the save repeated unseen', async () => {
    const other = banner('x1').replaceAll('users/7', 'users/8')
    shop.answer(403, `<body>${other}${banner('n2')}</body>`, USER)
    await dismiss()
    expect(shop.requests.map(({ init }) => init.headers)).toEqual([{ 'X-WP-Nonce': 'n1' }, {}, { 'X-WP-Nonce': 'n2' }])
    expect(page.reports).toEqual([])
    expect(isShown()).toBe(false)
  })

  test('who was logged out meanwhile has no other nonce: the refusal is reported', async () => {
    shop.answer(403, '<body></body>')
    await dismiss()
    expect(shop.requests).toHaveLength(2)
    expect(page.reports).toEqual([expect.stringContaining('users: 403')])
    expect(isShown()).toBe(false)
  })
})

describe('bad markup', () => {
  test.each([
    ['no address', '', ['banner-without-address']],
    [
      'an address that would run',
      'data-rest-url="javascript:alert(1)"',
      ['address-unsafe: javascript:alert(1)', 'banner-without-address'],
    ],
  ])('with %s nothing is sent, the banner goes for now, and the author is told', async (_what, more, reports) => {
    const shop = openShop()
    await open(banner('', more))
    await dismiss()
    expect([shop.requests.length, isShown()]).toEqual([0, false])
    expect(page.reports).toEqual(reports)
  })

  test('without a nonce the call is made all the same, and the server decides', async () => {
    const shop = openShop(USER)
    await open(banner('', `data-rest-url="${URL_OF_USER}"`))
    await dismiss()
    expect(shop.requests[0]?.init.headers).toEqual({ 'X-WP-Nonce': '' })
    expect(isShown()).toBe(false)
  })

  test('the time that the server has can be set', async () => {
    openShop()
    await open(banner(), { bannerSaveTimeout: 500 })
    await dismiss()
    await pass(400)
    expect(isShown()).toBe(true)
    await pass(101)
    expect(isShown()).toBe(false)
  })
})
