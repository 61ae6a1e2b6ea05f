import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { openShop } from '../support/fakeShop'
import { openPage, pass, stopClock, type TestPage } from '../support/freshPage'

let page: TestPage

beforeEach(() => {
  page = openPage()
})

const options = { timeout: 5000 }

async function wire() {
  return { ...(await import('../../src/wire/request')), ...(await import('../../src/wire/errors')) }
}

test('the address of a call comes from the template of the server, whatever query that has', async () => {
  const { endpointUrl } = await wire()
  expect(endpointUrl('/?wc-ajax=%%endpoint%%', 'add_to_cart')).toBe('/?wc-ajax=add_to_cart')
  expect(endpointUrl('/en/shop/?lang=en&wc-ajax=%%endpoint%%&x=1', 'get_refreshed_fragments')).toBe(
    '/en/shop/?lang=en&wc-ajax=get_refreshed_fragments&x=1',
  )
})

test('a call is a form post of the same origin that no cache may answer', async () => {
  const shop = openShop('ok')
  const { postForm } = await wire()
  expect(await postForm('a_call', '/somewhere', { product_id: '12', quantity: 2 }, options)).toBe('ok')
  const [request] = shop.requests
  expect(request).toMatchObject({
    url: '/somewhere',
    fields: { product_id: '12', quantity: '2' },
    init: {
      method: 'POST',
      credentials: 'same-origin',
      cache: 'no-store',
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
    },
  })
  // The browser labels such a body application/x-www-form-urlencoded;charset=UTF-8.
  expect(request?.init.body).toBeInstanceOf(URLSearchParams)
})

test.each([
  ['a small form', new URLSearchParams({ product_id: '12' }), true],
  ['a form in parts', new FormData(), true],
  [
    'a form with a file',
    (() => {
      const form = new FormData()
      form.append('photo', new File(['x'], 'meo.jpg'))
      return form
    })(),
    false,
  ],
  ['a form that is too long', new URLSearchParams({ note: 'x'.repeat(30_000) }), false],
  ['nothing', undefined, false],
])('a call with %s goes on when the page is left, unless browsers forbid it', async (_what, body, keepalive) => {
  const shop = openShop('ok')
  const { request } = await wire()
  await request('a_call', '/somewhere', body ? { body } : {}, options)
  expect(shop.requests[0]?.init.keepalive).toBe(keepalive)
})

test('the body of a call is made of fields: of a text or a blob nobody could tell whether it may go on', async () => {
  const { request } = await wire()
  void (() => {
    request('a_call', '/somewhere', { body: new FormData() }, options)
    // @ts-expect-error
    request('a_call', '/somewhere', { body: 'product_id=12' }, options)
    // @ts-expect-error
    request('a_call', '/somewhere', { body: new Blob() }, options)
  })
})

test('nested values go out under the bracket names that PHP reads; `null` empty; functions, elements and nothing at all stay here', async () => {
  const shop = openShop('ok')
  const { postForm } = await wire()
  const fields = {
    fooBar: 'dataset name',
    note: 'mèo & chó = bạn+1',
    on: true,
    zero: 0,
    list: ['a', ['b']],
    map: { size: 'M', deep: { er: 1 } },
    none: null,
    missing: undefined,
    handler: () => 1,
    element: document.body,
    date: Object.assign(new Date(0), { own: 1 }),
  }
  await postForm('a_call', '/somewhere', fields, options)
  expect(shop.requests[0]?.fields).toEqual({
    fooBar: 'dataset name',
    note: 'mèo & chó = bạn+1',
    on: 'true',
    zero: '0',
    'list[0]': 'a',
    'list[1][0]': 'b',
    'map[size]': 'M',
    'map[deep][er]': '1',
    none: '',
  })
})

test('whatever text a field holds, the server reads the same text', async () => {
  const { postForm } = await wire()
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.string({ minLength: 1 }), fc.string({ unit: 'grapheme' })), async (fields) => {
      const shop = openShop('ok')
      await postForm('a_call', '/somewhere', fields, options)
      expect(Object.entries(shop.requests[0]?.fields ?? {}).sort()).toEqual(Object.entries(fields).sort())
    }),
  )
})

test('a lost connection is a NetworkError that names the call', async () => {
  openShop(new TypeError('Failed to fetch'))
  const { postForm, NetworkError } = await wire()
  const failure = await postForm('add_to_cart', '/x', {}, options).catch((error) => error)
  expect(failure).toBeInstanceOf(NetworkError)
  expect(failure).toMatchObject({ name: 'NetworkError', call: 'add_to_cart' })
  expect(String(failure)).toBe('NetworkError: add_to_cart: TypeError: Failed to fetch')
})

test.each([500, 403, 404, 503])('status %i is a NetworkError', async (status) => {
  openShop(new Response('{"fragments":{}}', { status }))
  const { postForm, NetworkError } = await wire()
  const failure = await postForm('add_to_cart', '/x', {}, options).catch((error) => error)
  expect(failure).toBeInstanceOf(NetworkError)
  expect(String(failure)).toContain(String(status))
})

test('a server that does not answer in time gets a TimeoutError at that very moment, and the request is given up', async () => {
  stopClock()
  const shop = openShop()
  const { postForm, TimeoutError } = await wire()
  const ended = vi.fn()
  postForm('get_refreshed_fragments', '/x', {}, options).catch(ended)
  await pass(4999)
  expect(ended).not.toHaveBeenCalled()
  expect(shop.requests[0]?.init.signal?.aborted).toBe(false)
  await pass(1)
  expect(shop.requests[0]?.init.signal?.aborted).toBe(true)
  const [[failure] = []] = ended.mock.calls
  expect(failure).toBeInstanceOf(TimeoutError)
  expect(failure).toMatchObject({ name: 'TimeoutError', call: 'get_refreshed_fragments' })
  expect(String(failure)).toBe('TimeoutError: get_refreshed_fragments: 5000 ms')
})

test('an answer in time stops the clock', async () => {
  stopClock()
  openShop('ok')
  const { postForm } = await wire()
  await postForm('a_call', '/x', {}, options)
  expect(vi.getTimerCount()).toBe(0)
})

test('whoever asked may give the call up, before it and while it runs; that is no time-out', async () => {
  stopClock()
  openShop()
  const { postForm, NetworkError } = await wire()
  const giveUp = new AbortController()
  const running = postForm('a_call', '/x', {}, { ...options, signal: giveUp.signal }).catch((error) => error)
  giveUp.abort()
  expect(await running).toBeInstanceOf(NetworkError)
  const late = openShop('ok')
  const failure = await postForm('a_call', '/x', {}, { ...options, signal: giveUp.signal }).catch((error) => error)
  expect(failure).toBeInstanceOf(NetworkError)
  expect(late.requests).toHaveLength(0)
})

test('a JSON answer is read, whatever its shape', async () => {
  const { postForJson } = await wire()
  for (const answer of ['{"a":1}', '[1,2]', 'false', '1', '"text"', ' {"a":{"b":"}"}}\n']) {
    openShop(answer)
    expect(await postForJson('a_call', '/x', {}, options)).toEqual(JSON.parse(answer))
  }
  expect(page.reports).toEqual([])
})

test('JSON behind warnings of the server is used, and the author is told once', async () => {
  const { postForJson } = await wire()
  const answer = '<br />\n<b>Warning</b>: Undefined variable $x in <b>/x.php</b>\n{"cart_hash":"a}b","n":[1]}'
  for (let call = 0; call < 2; call++) {
    openShop(answer)
    expect(await postForJson('add_to_cart', '/x', {}, options)).toEqual({ cart_hash: 'a}b', n: [1] })
  }
  expect(page.reports).toEqual(['answer-salvaged: add_to_cart'])
})

test.each([
  ['an empty answer', ''],
  ['204 No Content', 204],
  ['text', 'Sorry, something went wrong.'],
  ['a broken off answer', '{"fragments":{"div.widget'],
  ['a refused nonce', '-1 '.concat('x')],
  ['a page of HTML', '<!DOCTYPE html><html><head><style>a{}</style></head><body>Đăng nhập []</body></html>'],
] as const)('%s is a BadAnswerError that names the call', async (_what, answer) => {
  openShop(answer)
  const { postForJson, BadAnswerError } = await wire()
  const failure = await postForJson('add_to_cart', '/x', {}, options).catch((error) => error)
  expect(failure).toBeInstanceOf(BadAnswerError)
  expect(failure).toMatchObject({ name: 'BadAnswerError', call: 'add_to_cart' })
  expect(page.reports).toEqual([])
})

test('of a bad answer the author is told the beginning', async () => {
  openShop(`Sorry${'.'.repeat(200)}`)
  const { postForJson } = await wire()
  const failure = await postForJson('add_to_cart', '/x', {}, options).catch((error) => error)
  expect(String(failure)).toBe(`BadAnswerError: add_to_cart: Sorry${'.'.repeat(75)}`)
})
