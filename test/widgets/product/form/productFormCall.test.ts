import { beforeEach, expect, test } from 'vitest'
import { openShop } from '../../../support/fakeShop'
import { openPage } from '../../../support/freshPage'

beforeEach(() => {
  openPage()
})

async function post(fields: Readonly<Record<string, unknown>> = { 'add-to-cart': '12' }) {
  const { postProductForm } = await import('../../../../widgets/product/form/productFormCall')
  return postProductForm('/san-pham/bong/', fields, { timeout: 5000 })
}

/** The body as it was sent, in order and undecoded names apart. */
const sentPairs = (body: unknown) => [...new URLSearchParams(String(body))].map((pair) => pair.join('='))

test('a form goes to its own address as a browser would send it: names that occur several times, brackets as they stand', async () => {
  const shop = openShop('<p></p>')
  await post({
    'add-to-cart': '12',
    'addon[]': ['a', 'b'],
    'quantity[7]': '2',
    note: '',
    more: { deep: 1 },
    none: null,
  })
  expect(shop.requests[0]).toMatchObject({ url: '/san-pham/bong/', init: { method: 'POST', cache: 'no-store' } })
  expect(sentPairs(shop.requests[0]?.init.body)).toEqual([
    'add-to-cart=12',
    'addon[]=a',
    'addon[]=b',
    'quantity[7]=2',
    'note=',
    'more[deep]=1',
    'none=',
  ])
})

test('it does not pass for a background call: the shop is to do what it does for a form', async () => {
  const shop = openShop('<p></p>')
  await post()
  expect(new Headers(shop.requests[0]?.init.headers).has('X-Requested-With')).toBe(false)
})

test('what the shop has against it is handed on as the page shows it, its scripts dead', async () => {
  openShop(`<!doctype html><html><head><title>x</title></head><body><div class="woocommerce-notices-wrapper">
    <ul class="woocommerce-error" role="alert"><li>Hết hàng</li></ul>
    <div class="wc-block-components-notice-banner is-error">Chỉ còn 2</div></div>
    <noscript><p class="woocommerce-error">Bật JavaScript</p></noscript></body></html>`)
  const { errors, message } = await post()
  expect(errors.map(({ textContent }) => textContent?.trim())).toEqual(['Hết hàng', 'Chỉ còn 2'])
  expect(message).toBe('')
})

test('a message that a plug-in keeps ready in its page, empty or hidden, says nothing about the add', async () => {
  openShop(`<div class="woocommerce-nyp-message" aria-live="assertive" style="display: none"><ul class="woocommerce-error"></ul></div>
    <p class="woocommerce-error hidden"> </p><div class="wc-block-components-notice-banner is-error" hidden>Sai mã</div>
    <div class="woocommerce-error" style="margin-top:8px;display:none">Thẻ bị từ chối</div>
    <p class="woocommerce-message" style="display:none;">Giảm 50%</p>`)
  expect(await post()).toEqual({ address: '', errors: [], message: '' })
})

test('the shop’s own message counts also where a theme hides all of them, to show them in its own way', async () => {
  openShop(
    `<div class="woocommerce-notices-wrapper" style="display: none"><ul class="woocommerce-error"><li>Hết hàng</li></ul></div>`,
  )
  expect((await post()).errors.map(({ textContent }) => textContent)).toEqual(['Hết hàng'])
})

test('what it says about the success is plain text without the links', async () => {
  openShop(`<div class="woocommerce-message" role="alert"> “Bóng”
    đã được thêm. <a href="/cart/">Xem giỏ hàng</a></div>
    <div class="wc-block-components-notice-banner is-success">Quà tặng kèm.</div>`)
  expect(await post()).toEqual({ address: '', errors: [], message: '“Bóng” đã được thêm. Quà tặng kèm.' })
})

test('where redirects ended is told', async () => {
  openShop(Object.defineProperty(new Response('<p></p>'), 'url', { value: 'https://meo.test/checkout/' }))
  expect((await post()).address).toBe('https://meo.test/checkout/')
})

test('an error status is a failed call of its name', async () => {
  openShop(500)
  await expect(post()).rejects.toMatchObject({ name: 'NetworkError', call: 'add-to-cart', reason: 500 })
})
