import { beforeEach, expect, test, vi } from 'vitest'
import type { NonceCall } from '../../src/wire/freshNonce'
import { deferred } from '../support/deferred'
import { type FakeAnswer, type FakeShop, openShop } from '../support/fakeShop'
import { openPage, pass, pastCutOff, stopClock } from '../support/freshPage'

const STALE = 'aaaa'
/** The page as the server prints it now. */
const PAGE = `<!doctype html><html><body class="x">
  <script id="ywraq-js-extra">/* <![CDATA[ */ var ywraq_frontend = {"ajaxurl":"x","yith_ywraq_action_nonce":"bbbb"}; /* ]]> */</script>
  <a class="add" data-wp_nonce="cccc"></a></body></html>`
const PATH = 'ywraq_frontend.yith_ywraq_action_nonce'

beforeEach(() => {
  openPage('', '?orderby=price')
  stopClock()
})

async function modules() {
  return { ...(await import('../../src/wire/freshNonce')), ...(await import('../../src/wire/request')) }
}

/** A call of the house: it sends its nonce and gets a text back. */
async function ask(more: Partial<NonceCall<string>> = {}): Promise<unknown> {
  const { withFreshNonce, printedNonce, postForm } = await modules()
  return withFreshNonce({
    nonce: STALE,
    send: (nonce) => postForm('a_call', '/ask', { nonce }, { timeout: 5000 }),
    find: (page) => printedNonce(page, PATH),
    ...more,
  }).catch((error) => error)
}

/** What went over the wire: the nonce of each call, and the addresses of pages. */
function sent({ requests }: FakeShop): string[] {
  return requests.map(({ url, fields, init }) => (init.method === 'GET' ? `page ${url}` : (fields['nonce'] ?? '')))
}

const FRESH_PAGE = 'page http://localhost:3000/?shop-islands-fresh=1772352000000'

test('a call whose nonce is good is made once, and no page is fetched', async () => {
  const shop = openShop('ok')
  expect(await ask()).toBe('ok')
  expect(sent(shop)).toEqual([STALE])
})

test('a refused nonce is renewed from the page as it is now, past all caches, and the call is repeated unseen', async () => {
  const shop = openShop(new Response('-1', { status: 403 }), PAGE, 'ok')
  expect(await ask()).toBe('ok')
  expect(sent(shop)).toEqual([STALE, FRESH_PAGE, 'bbbb'])
  expect(shop.requests[1]?.init).toMatchObject({ method: 'GET', cache: 'no-store', credentials: 'same-origin' })
})

test('the fresh nonce serves all later calls of the page view', async () => {
  const shop = openShop(403, PAGE, 'ok', 'again')
  await ask()
  expect(await ask()).toBe('again')
  expect(sent(shop)).toEqual([STALE, FRESH_PAGE, 'bbbb', 'bbbb'])
})

test('a page that stays open for days renews its nonce a second time', async () => {
  const shop = openShop(403, PAGE, 'ok', 403, PAGE.replace('bbbb', 'dddd'), 'later', 'last')
  await ask()
  expect(await ask()).toBe('later')
  expect(await ask()).toBe('last')
  expect(sent(shop)).toEqual([STALE, FRESH_PAGE, 'bbbb', 'bbbb', FRESH_PAGE, 'dddd', 'dddd'])
})

test('calls that are refused at the same time share one fetch of the page', async () => {
  const shop = openShop(403, 403, PAGE, 'one', 'two')
  expect(await Promise.all([ask(), ask()])).toEqual(['one', 'two'])
  expect(sent(shop)).toEqual([STALE, STALE, FRESH_PAGE, 'bbbb', 'bbbb'])
})

test('a call that was under way while another one renewed the nonce fetches no page of its own', async () => {
  const shop = openShop(403, PAGE, 'one')
  const { NetworkError } = await import('../../src/wire/errors')
  const refusal = deferred<string>()
  const late = vi.fn((nonce: string) => (nonce === STALE ? refusal.promise : Promise.resolve('two')))
  const answered = ask({ send: late })
  expect(await ask()).toBe('one')
  refusal.reject(new NetworkError('a_call', 403))
  expect(await answered).toBe('two')
  expect(late.mock.calls).toEqual([[STALE], ['bbbb']])
  expect(sent(shop)).toEqual([STALE, FRESH_PAGE, 'bbbb'])
})

test('a second refusal is the last word', async () => {
  const shop = openShop(403, PAGE, 403)
  expect(String(await ask())).toBe('NetworkError: a_call: 403')
  expect(sent(shop)).toEqual([STALE, FRESH_PAGE, 'bbbb'])
})

test.each<[string, FakeAnswer]>([
  ['holds no nonce', '<p>Bảo trì</p>'],
  ['holds the refused one', PAGE.replace('bbbb', STALE)],
  ['cannot be fetched', 500],
])('when the page %s nothing is repeated, and the refusal stands', async (_what, page) => {
  const shop = openShop(403, page)
  expect(String(await ask())).toBe('NetworkError: a_call: 403')
  expect(sent(shop)).toHaveLength(2)
})

test.each<[string, FakeAnswer]>([
  ['a lost connection', new TypeError('Failed to fetch')],
  ['an error of the server', 500],
])('%s may have done what was asked, so it is not repeated', async (_what, answer) => {
  const shop = openShop(answer)
  expect(await pastCutOff(ask())).toBeInstanceOf(Error)
  expect(sent(shop)).toEqual([STALE])
})

test('a time-out is not repeated either', async () => {
  const shop = openShop()
  const asked = ask()
  await pass(5000)
  expect(String(await asked)).toContain('TimeoutError')
  expect(sent(shop)).toEqual([STALE])
})

test('a refusal that comes as an answer is one where the call says so', async () => {
  const shop = openShop('{"status":false}', PAGE, 'ok')
  const isRefused = vi.fn((outcome: unknown) => outcome === '{"status":false}')
  expect(await ask({ isRefused })).toBe('ok')
  expect(sent(shop)).toEqual([STALE, FRESH_PAGE, 'bbbb'])
})

test('an answer that is a refusal is handed on where there is no other nonce', async () => {
  openShop('{"status":false}', '<p>Bảo trì</p>')
  expect(await ask({ isRefused: () => true })).toBe('{"status":false}')
})

test('a nonce may stand in an attribute, and scripts of the fetched page do not run', async () => {
  const shop = openShop(403, `${PAGE}<script>document.body.dataset.ran = '1'</script>`, 'ok')
  const find = (page: ParentNode) => page.querySelector<HTMLElement>('.add')?.dataset['wp_nonce']
  expect(await ask({ find })).toBe('ok')
  expect(sent(shop)[2]).toBe('cccc')
  expect(document.body.dataset['ran']).toBeUndefined()
})

test('two areas without a nonce of their own do not take each other’s', async () => {
  const shop = openShop(403, PAGE, 'ok', 'other')
  await ask({ nonce: '' })
  await ask({ nonce: '', find: () => 'eeee' })
  expect(sent(shop)).toEqual(['', FRESH_PAGE, 'bbbb', ''])
})

test('what the address did when the page was opened is not done again; what names the page stays', async () => {
  history.replaceState(null, '', '/?p=12&add-to-cart=12&page_id=3&product=meo&lang=en&remove_item=k')
  const shop = openShop(403, PAGE, 'ok')
  await ask()
  expect(sent(shop)[1]).toBe(
    'page http://localhost:3000/?p=12&page_id=3&product=meo&lang=en&shop-islands-fresh=1772352000000',
  )
})

test('an error of our own is no refusal, and is not hidden', async () => {
  const bug = new TypeError('x is not a function')
  expect(await ask({ send: () => Promise.reject(bug), isRefused: () => true })).toBe(bug)
})

test.each([
  ['a key of a global', 'tinvwl_add_to_wishlist.nonce', 'var tinvwl_add_to_wishlist = {"text":"a.b","nonce":"ffff"}'],
  ['a key of a nested object', 'wpApiSettings.deep.nonce', "var wpApiSettings={deep:{nonce:'ffff'}}"],
  ['a setting of ours', 'quoteNonce', '{"locale":"vi","quoteNonce":"ffff"}'],
])('a nonce is found where it is %s', async (_what, path, script) => {
  const { printedNonce } = await modules()
  document.body.innerHTML = `<script type="text/plain">var other = {"nonce":"eeee"}</script><script type="text/plain">${script}</script>`
  expect(printedNonce(document, path)).toBe('ffff')
})

test('of several places the first counts, in whichever script it is; the next where the page does not have it', async () => {
  const { printedNonce } = await modules()
  document.body.innerHTML = `<script type="text/plain">{"quoteNonce":"eeee"}</script>
    <script type="text/plain">var ywraq_frontend={"nonce":"ffff"}</script>`
  expect(printedNonce(document, 'ywraq_frontend.nonce', 'quoteNonce')).toBe('ffff')
  expect(printedNonce(document, 'tinvwl.nonce', 'quoteNonce')).toBe('eeee')
})

test.each([
  ['another key ends alike', 'x.nonce', 'var x = {"my_nonce":"eeee"}'],
  ['another global ends alike', 'x.nonce', 'var max = {"nonce":"eeee"}'],
  ['it is empty', 'x.nonce', 'var x = {"nonce":""}'],
])('no nonce is found where %s', async (_what, path, script) => {
  const { printedNonce } = await modules()
  document.body.innerHTML = `<script type="text/plain">${script}</script>`
  expect(printedNonce(document, path)).toBeUndefined()
})
