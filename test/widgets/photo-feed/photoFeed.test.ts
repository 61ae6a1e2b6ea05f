import { describe, expect, test } from 'vitest'
import { fakeIntersectionObserver } from '../../support/fakeIntersectionObserver'
import { type FakeAnswer, type FakeShop, openShop } from '../../support/fakeShop'
import { CUT_OFF, openPage, pass, stopClock, type TestPage } from '../../support/freshPage'
import { withoutCanParse } from '../../support/olderBrowser'
import { find } from '../../support/page'
import { startWidgets } from '../../support/startPage'

const DATA = 'a1b2c3d4e5:eyJ1IjoibWVvIn0+/=='
const BLOCK = `<main><div class="row" data-flatsome-instagram="${DATA}"><i>…</i></div></main>`
const PHOTOS = '<div class="row feed"><a href="/p/1/"><img src="/1.jpg" alt="Mèo"></a></div>'

let page: TestPage
let shop: FakeShop

/** Opens a page with a block on it, and looks at the block. */
async function open(
  answer: FakeAnswer | undefined,
  {
    html = BLOCK,
    settings = {},
    role = '',
  }: { html?: string; settings?: Readonly<Record<string, unknown>>; role?: string } = {},
): Promise<void> {
  page = openPage(html)
  stopClock()
  document.body.className = role
  shop = answer === undefined ? openShop() : openShop(answer)
  const viewport = fakeIntersectionObserver()
  await startWidgets((await import('../../../widgets/photo-feed/definitions')).photoFeed, settings)
  expect(shop.requests).toHaveLength(0)
  viewport.tell([...document.querySelectorAll('main > *')])
  await pass()
}

const shown = () => find('main').innerHTML

describe('the photos', () => {
  test('photo-feed.load.request: are asked for by GET with the block’s data unchanged, when the block comes into view', async () => {
    await open({ success: true, data: PHOTOS })
    expect(shop.requests).toHaveLength(1)
    const { url, init } = shop.requests[0] ?? { url: '', init: {} }
    expect(url).toBe(
      'http://localhost:3000/wp-admin/admin-ajax.php?action=flatsome_load_instagram&data=a1b2c3d4e5%3AeyJ1IjoibWVvIn0%2B%2F%3D%3D',
    )
    expect(new URL(url).searchParams.get('data')).toBe(DATA)
    expect(init).toMatchObject({ method: 'GET', cache: 'no-store', credentials: 'same-origin' })
    expect(init.body).toBeUndefined()
  })

  test('an address that has a query already keeps it', async () => {
    await open({ success: true, data: PHOTOS }, { settings: { ajaxUrl: '/ajax/?lang=vi' } })
    expect(new URL(shop.requests[0]?.url ?? '').search).toMatch(/^\?lang=vi&action=flatsome_load_instagram&data=/)
  })

  test('are on their way: the block says that it is busy and keeps what was served', async () => {
    await open(undefined)
    expect(find('.row').getAttribute('aria-busy')).toBe('true')
    expect(find('.row').innerHTML).toBe('<i>…</i>')
  })

  test('photo-feed.load.success-shows-html: come in the place of the theme’s row, which the answer brings anew', async () => {
    await open({ success: true, data: PHOTOS })
    expect(shown()).toBe(PHOTOS)
    expect(page.reports).toEqual([])
  })

  test('photo-feed.load.success-shows-html: become the content of a block with our own attribute', async () => {
    await open(
      { success: true, data: PHOTOS },
      { html: '<main><div data-island="photo-feed" data-photo-feed="x"><i>…</i></div></main>' },
    )
    expect(shown()).toBe(`<div data-island="photo-feed" data-photo-feed="x">${PHOTOS}</div>`)
    expect(new URL(shop.requests[0]?.url ?? '').searchParams.get('data')).toBe('x')
  })

  test('tell everybody that they are there, and that they are not', async () => {
    await open(undefined)
    const heard = [page.heard('shop-islands:photo-feed-shown'), page.heard('shop-islands:photo-feed-failed')]
    shop.answer({ success: true, data: PHOTOS })
    await pass()
    expect(heard).toEqual([[{}], []])
    await open(undefined)
    const failed = page.heard('shop-islands:photo-feed-failed')
    shop.answer({ success: false, data: 'token' })
    await pass()
    expect(failed).toEqual([{ error: 'token' }])
  })

  test('may stand behind a warning of the server', async () => {
    await open(`<b>Warning</b>: x ${JSON.stringify({ success: true, data: PHOTOS })}`)
    expect(shown()).toBe(PHOTOS)
  })

  test('are shown in browsers that have no `URL.canParse`, too', async () => {
    withoutCanParse()
    await open({ success: true, data: PHOTOS })
    expect(shown()).toBe(PHOTOS)
  })

  test('an empty feed takes the placeholder away', async () => {
    await open({ success: true, data: '' })
    expect(shown()).toBe('')
  })

  test('that come when the block has left change nothing', async () => {
    await open(undefined)
    const block = find('.row')
    // What is said of a block that has left reaches nobody but itself.
    const failed: string[] = []
    for (const name of ['shop-islands:error', 'shop-islands:photo-feed-failed'])
      block.addEventListener(name, () => failed.push(name))
    block.remove()
    await pass()
    shop.answer({ success: false, data: 'token' })
    await pass(CUT_OFF)
    expect([shown(), page.reports, failed]).toEqual(['', [], []])
  })
})

test('what strangers wrote into a feed does not run: scripts, handlers, addresses that are scripts', async () => {
  const data = `<style>.feed{gap:0}</style><script>window.ran = 1</script><base href="//x/"><meta http-equiv="refresh" content="0">
    <a href=" java\nscript:alert(1)" onclick="alert(1)" title="A: b">x</a><img src="/x.jpg" onerror="window.ran = 1" alt="">
    <iframe srcdoc="<script>1</script>" title="Video"></iframe><svg onload="window.ran = 1"></svg>
    <svg><a><animate attributeName="href" values="#;javascript:alert(1)"/><set attributeName="href" to="javascript:alert(1)"/>
      <animateTransform attributeName="transform"/><animateMotion path="M0,0"/><text>y</text></a></svg>
    <object data="data:text/html,x"></object><embed src="/x.html">`
  await open({ success: true, data }, { html: BLOCK })
  expect(shown()).not.toMatch(/script|onclick|onerror|onload|srcdoc|<base|<meta|<animate|<set|<object|<embed/)
  expect(shown()).toContain('<text>y</text>')
  expect(find('main a').title).toBe('A: b')
  expect(shown()).toContain('title="Video"')
  expect(shown()).toContain('.feed{gap:0}')
  expect('ran' in window).toBe(false)
})

describe('an error', () => {
  const admin = { role: 'admin-bar' }
  const text = () => document.querySelector('.error > p')?.textContent

  test.each([
    ['vi', 'Lỗi Instagram: Mã đã hết hạn.'],
    ['en', 'Instagram error: Mã đã hết hạn.'],
  ])(
    'photo-feed.error.text-for-administrators: an administrator reads it in the block (%s)',
    async (locale, expected) => {
      await open({ success: false, data: 'Mã đã hết hạn.' }, { ...admin, settings: { locale } })
      expect(find('.row .container.error > p').textContent).toBe(expected)
      expect(find('.error').getAttribute('role')).toBe('status')
      expect(find('.row').textContent).toContain('…')
      expect(find('.row').hasAttribute('aria-busy')).toBe(false)
    },
  )

  test('photo-feed.error.text-for-administrators: the bar itself may tell who it is', async () => {
    await open({ success: false, data: 'x' }, { html: `<div id="wpadminbar"></div>${BLOCK}` })
    expect(text()).toBe('Lỗi Instagram: x')
  })

  test('photo-feed.error.hidden-from-everyone-else: others see the block as it was served; the console tells the author', async () => {
    const served = BLOCK.slice(6, -7)
    await open({ success: false, data: 'Mã đã hết hạn.' }, { role: 'logged-in' })
    expect(shown()).toBe(served)
    expect(page.reports).toEqual(['photo-feed-failed: Mã đã hết hạn.'])
  })

  test.each<[string, FakeAnswer]>([
    ['an object', { success: true, data: { html: PHOTOS } }],
    ['a list', { success: true, data: [PHOTOS] }],
    ['nothing', { success: true }],
    ['a number', { success: false, data: 7 }],
  ])('photo-feed.error.invalid-data: data that are %s', async (_what, answer) => {
    await open(answer, { ...admin, settings: { locale: 'en' } })
    expect(text()).toBe('Instagram error: Invalid data')
    expect(document.querySelector('.feed')).toBeNull()
    expect(page.reports).toEqual(['photo-feed-failed: Invalid data'])
  })

  test('photo-feed.error.invalid-data: a block without data is not asked for', async () => {
    await open(
      { success: true, data: PHOTOS },
      { ...admin, html: '<main><div data-flatsome-instagram=""></div></main>' },
    )
    expect(shop.requests).toHaveLength(0)
    expect(text()).toBe('Lỗi Instagram: Dữ liệu không hợp lệ')
  })

  test('is text, never HTML, and may hold anything', async () => {
    await open({ success: false, data: '<img src=x onerror=alert(1)> $& {message}' }, admin)
    expect(text()).toBe('Lỗi Instagram: <img src=x onerror=alert(1)> $& {message}')
  })

  test.each<[string, FakeAnswer, string]>([
    ['a lost connection', new TypeError('Failed to fetch'), 'flatsome_load_instagram: TypeError: Failed to fetch'],
    ['an error of the server', 500, 'flatsome_load_instagram: 500'],
    ['a page', '<!doctype html><p>Bảo trì</p>', 'flatsome_load_instagram: <!doctype html><p>Bảo trì</p>'],
    ['an empty answer', '', 'flatsome_load_instagram: '],
    ['the answer to an unknown action', '0', 'flatsome_load_instagram: 0'],
    ['nothing that can be read', 'null', 'flatsome_load_instagram: null'],
    ['neither yes nor no', { success: 'yes', data: PHOTOS }, 'flatsome_load_instagram: {"success":"yes"'],
  ])('%s leaves the block as it was served, and an administrator reads why', async (_what, answer, message) => {
    await open(answer, admin)
    await pass(CUT_OFF)
    expect(text()).toContain(`Lỗi Instagram: ${message}`)
    expect(find('.row').textContent).toContain('…')
    expect(page.reports).toHaveLength(1)
  })

  test('a dead server is given up after the time that is set', async () => {
    await open(undefined, { ...admin, settings: { photoFeedTimeout: 700 } })
    await pass(701)
    expect(text()).toBe('Lỗi Instagram: flatsome_load_instagram: 700 ms')
  })

  test('of one block does not touch another', async () => {
    await open(
      { success: false, data: 'x' },
      { html: `<main>${BLOCK.slice(6, -7)}${BLOCK.slice(6, -7).replace('a1', 'b1')}</main>` },
    )
    shop.answer({ success: true, data: PHOTOS })
    await pass()
    expect(document.querySelectorAll('.feed')).toHaveLength(1)
    expect(document.querySelectorAll('[data-flatsome-instagram]')).toHaveLength(1)
  })
})

test('the theme’s own script, where it still runs, is left to it', async () => {
  await open(undefined, { html: `${BLOCK}<script type="text/plain" src="/flatsome/assets/js/flatsome.js"></script>` })
  expect(shop.requests).toHaveLength(0)
})
