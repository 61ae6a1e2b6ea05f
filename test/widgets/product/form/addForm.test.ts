import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { SentForm } from '../../../../widgets/product/form/addForm'
import { cartAnswer } from '../../../support/cartHtml'
import { type FakeAnswer, openShop } from '../../../support/fakeShop'
import {
  CUT_OFF,
  openNextPage,
  openPage,
  pass,
  pastCutOff,
  setCookie,
  stopClock,
  type TestPage,
} from '../../../support/freshPage'
import { installJQuery } from '../../../support/jQuery'
import { find } from '../../../support/page'

let page: TestPage
/** The buttons of the adds that have ended without leaving the page. */
let ended: string[]

const ADDRESS = 'http://localhost:3000/san-pham/bong/'
/** The cart before, and after something came into it. */
const BEFORE = cartAnswer('before', { key: 'k1', product: 12 })
const AFTER = cartAnswer('after', { key: 'k1', product: 12 }, { key: 'k2', product: 34 })

/** Pages as the shop answers a form with them. */
const ADDED = '<div class="woocommerce-message">“Bóng” đã được thêm. <a href="/cart/">Xem giỏ hàng</a></div>'
const REFUSED = '<ul class="woocommerce-error" role="alert"><li>Chỉ còn 2 món</li></ul>'
const SILENT = '<p>Đăng nhập</p>'

beforeEach(() => {
  page = openPage('<button class="single_add_to_cart_button" id="buy">Mua</button><button id="other">Mua</button>')
  stopClock()
  setCookie('woocommerce_cart_hash', 'before')
  ended = []
})

/** The page that a redirect led to. */
function redirectedTo(url: string, html: string): Response {
  return Object.defineProperty(new Response(html), 'url', { value: url })
}

async function add(form: Partial<SentForm> = {}, button = '#buy') {
  const { giveSettings } = await import('../../../../src/stores/mergeSettings')
  const { addForm } = await import('../../../../widgets/product/form/addForm')
  const { addNotifier } = await import('../../../../src/bridge/cartEvents')
  giveSettings({ redirectAfterAdd: false })
  const sent: SentForm = {
    address: ADDRESS,
    fields: { quantity: '2', 'add-to-cart': '12' },
    // Whoever sends it again leaves the page, which no test takes for anything else.
    submit: () => true,
    ...form,
  }
  const tell = addNotifier(find(button))
  /** Tells as ever, and notes that it is over. */
  const over = <Args extends unknown[]>(telling: (...args: Args) => void) => {
    return (...args: Args) => {
      ended.push(button)
      telling(...args)
    }
  }
  return addForm(sent, { ...tell, vetoed: over(tell.vetoed), added: over(tell.added), failed: over(tell.failed) })
}

describe('a form that adds', () => {
  test('goes to its own address with all of its fields, and the cart is fetched in the same turn', async () => {
    const shop = openShop(ADDED, AFTER)
    expect(await add({ fields: { 'add-to-cart': '9', attribute_pa_size: 'lớn', 'quantity[7]': '1' } })).toEqual({
      outcome: 'added',
      errors: [],
    })
    expect(shop.requests.map(({ url, endpoint }) => endpoint || url)).toEqual([ADDRESS, 'get_refreshed_fragments'])
    expect(shop.requests[0]?.fields).toEqual({ 'add-to-cart': '9', attribute_pa_size: 'lớn', 'quantity[7]': '1' })
  })

  test('has the states and the events of a listing’s button, with the fragments and the button', async () => {
    const shop = openShop()
    const heard: string[] = []
    for (const name of ['adding_to_cart', 'added_to_cart'])
      document.body.addEventListener(name, () => heard.push(`${name} after ${shop.requests.length} requests`))
    const added = page.heard('added_to_cart')
    const done = add()
    await pass()
    expect(ended).toEqual([])
    shop.answer(ADDED, AFTER)
    await done
    expect(ended).toEqual(['#buy'])
    expect(heard).toEqual(['adding_to_cart after 0 requests', 'added_to_cart after 2 requests'])
    expect(added).toEqual([[AFTER.fragments, 'after', find('#buy')]])
  })

  test('what the shop says about it is spoken after a second, without its links', async () => {
    openShop(ADDED, AFTER)
    await add()
    await pass(999)
    expect(find('[role="status"]').textContent).toBe('')
    await pass(1)
    expect(find('[role="status"]').textContent).toBe('“Bóng” đã được thêm.')
  })

  test('listeners may change what is sent, or veto it', async () => {
    const jQuery = installJQuery()
    const shop = openShop(ADDED, AFTER)
    jQuery(document.body).on('adding_to_cart', (_event, _button, data) => Object.assign(data as object, { gift: 'có' }))
    await add()
    expect(shop.requests[0]?.fields).toMatchObject({ gift: 'có', quantity: '2' })
    document.addEventListener('shop-islands:adding-to-cart', (event) => event.preventDefault())
    expect(await add()).toEqual({ outcome: 'vetoed', errors: [] })
    expect(shop.requests).toHaveLength(2)
    expect(ended).toEqual(['#buy', '#buy'])
  })

  test('two forms at once stay in order, each with its own cart', async () => {
    const shop = openShop(ADDED, AFTER, ADDED, AFTER)
    const both = Promise.all([add(), add({ fields: { 'add-to-cart': '34' } }, '#other')])
    expect((await both).map(({ outcome }) => outcome)).toEqual(['added', 'added'])
    expect(shop.requests.map(({ endpoint, fields }) => endpoint || fields['add-to-cart'])).toEqual([
      '12',
      'get_refreshed_fragments',
      '34',
      'get_refreshed_fragments',
    ])
    expect(shop.mostAtOnce).toBe(1)
  })

  test('a shop that says nothing has added when the cart has changed', async () => {
    openShop(SILENT, AFTER)
    expect((await add()).outcome).toBe('added')
  })

  test('what was ordered counts as a change when it is added again, though the tab still remembers that cart', async () => {
    setCookie('woocommerce_cart_hash', '')
    sessionStorage.setItem('wc_cart_hash', 'after')
    openShop(SILENT, AFTER)
    expect((await add()).outcome).toBe('added')
  })

  test('the first product in an empty cart counts as a change', async () => {
    setCookie('woocommerce_cart_hash', '')
    openShop(SILENT, AFTER)
    expect((await add()).outcome).toBe('added')
  })

  test('the shop’s word that it has added counts where the cart’s hash is as before, and the form is not sent a second time', async () => {
    openShop(ADDED, BEFORE)
    const submit = vi.fn(() => true)
    expect((await add({ submit })).outcome).toBe('added')
    expect(submit).not.toHaveBeenCalled()
  })

  test('without news of the cart the shop’s word counts, and the cart is left to whoever hears of it', async () => {
    openShop(ADDED, 500)
    const added = page.heard('added_to_cart')
    expect((await add()).outcome).toBe('added')
    expect(added).toEqual([[undefined, undefined, find('#buy')]])
  })

  test('of a shop that says nothing, without news of the cart, the cookie tells', async () => {
    const shop = openShop()
    const done = add()
    await pass()
    setCookie('woocommerce_cart_hash', 'after')
    shop.answer(SILENT, 500)
    expect((await done).outcome).toBe('added')
  })

  test('where it tells of no change nobody knows, and nothing counts as added', async () => {
    openShop(SILENT, 500)
    expect((await add()).outcome).toBe('failed')
  })

  test.each<[string, FakeAnswer, string[]]>([
    [
      'an answer without a cart is reported',
      {},
      ['call-failed: BadAnswerError: get_refreshed_fragments: no fragments'],
    ],
    ['an error of the server is not', 500, []],
  ])('no news of the cart: %s', async (_what, answer, reports) => {
    openShop(ADDED, answer)
    expect((await add()).outcome).toBe('added')
    expect(page.reports).toEqual(reports)
  })

  test('of a group of which one was refused, the rest is added and the reason is told', async () => {
    openShop(ADDED + REFUSED, AFTER)
    const { outcome, errors } = await add()
    expect(outcome).toBe('added')
    expect(errors.map(({ textContent }) => textContent)).toEqual(['Chỉ còn 2 món'])
  })

  test('so it is without news of the cart', async () => {
    openShop(ADDED + REFUSED, 500)
    const { outcome, errors } = await add()
    expect([outcome, errors.length]).toEqual(['added', 1])
  })

  test('a shop that leads elsewhere, say to the checkout, is followed once all else is sent', async () => {
    const shop = openShop()
    const first = add()
    const second = add({}, '#other')
    await pass()
    shop.answer(redirectedTo('http://localhost:3000/checkout/', ADDED), AFTER)
    await pass()
    expect(page.visited).toEqual([])
    shop.answer(ADDED, AFTER)
    await Promise.all([first, second])
    expect(page.visited).toEqual(['http://localhost:3000/checkout/'])
    expect((await first).outcome).toBe('left')
    expect(ended).toEqual(['#other'])
  })

  test('it is not followed away from another page, whose body has taken the place of this one meanwhile', async () => {
    const shop = openShop()
    const adding = add()
    await pass()
    openNextPage()
    shop.answer(redirectedTo('http://localhost:3000/checkout/', ADDED), AFTER)
    expect((await adding).outcome).toBe('added')
    expect(page.visited).toEqual([])
  })

  test('nor where that happens while all else is sent', async () => {
    const shop = openShop()
    const both = Promise.all([add(), add({}, '#other')])
    await pass()
    shop.answer(redirectedTo('http://localhost:3000/checkout/', ADDED), AFTER)
    await pass()
    openNextPage()
    shop.answer(ADDED, AFTER)
    await both
    expect(page.visited).toEqual([])
  })

  test('so is one with plain permalinks, whose pages have one path', async () => {
    openShop(redirectedTo('http://localhost:3000/?page_id=7', ADDED), AFTER)
    expect((await add({ address: 'http://localhost:3000/?product=bong' })).outcome).toBe('left')
    expect(page.visited).toEqual(['http://localhost:3000/?page_id=7'])
  })

  test.each([
    ['the form’s own address', `${ADDRESS}?added=1`],
    ['this very page', 'http://localhost:3000/#x'],
  ])('a redirect to %s leads nowhere', async (_what, url) => {
    openShop(redirectedTo(url, ADDED), AFTER)
    expect((await add()).outcome).toBe('added')
    expect(page.visited).toEqual([])
  })
})

describe('a form that does not add', () => {
  test('the shop’s reasons are handed on, the button is free, and the author is not bothered', async () => {
    openShop(REFUSED, BEFORE)
    const failed = page.heard('shop-islands:add-to-cart-failed')
    const added = page.heard('added_to_cart')
    const { outcome, errors } = await add()
    expect(outcome).toBe('failed')
    expect(errors.map(({ className }) => className)).toEqual(['woocommerce-error'])
    expect(failed).toMatchObject([{ error: { message: 'Chỉ còn 2 món' } }])
    expect(added).toEqual([])
    expect(page.reports).toEqual([])
    expect(ended).toEqual(['#buy'])
  })

  test.each([
    ['lags behind, as in Safari', 'before'],
    ['may not be read', ''],
  ])('a refusal after an add counts also where the cookie %s', async (_what, cookie) => {
    setCookie('woocommerce_cart_hash', cookie)
    openShop(ADDED, AFTER, REFUSED, AFTER, REFUSED, AFTER)
    const added = page.heard('added_to_cart')
    const adds = [add(), add({ fields: { 'add-to-cart': '34' } }, '#other')]
    expect((await Promise.all(adds)).map(({ outcome }) => outcome)).toEqual(['added', 'failed'])
    expect((await add({ fields: { 'add-to-cart': '34' } }, '#other')).outcome).toBe('failed')
    expect(added).toHaveLength(1)
  })

  test('a cart that was emptied elsewhere and is as the page shows it again has got the product, once', async () => {
    const shop = openShop(ADDED, AFTER)
    await add()
    setCookie('woocommerce_cart_hash', '')
    const submit = vi.fn(() => true)
    const done = add({ submit })
    await pass()
    setCookie('woocommerce_cart_hash', 'after')
    shop.answer(SILENT, AFTER)
    expect((await done).outcome).toBe('added')
    expect(submit).not.toHaveBeenCalled()
  })

  test.each<[string, FakeAnswer, string, number]>([
    ['a lost connection after an add: nothing more was added', new TypeError('Failed to fetch'), 'failed', 0],
    ['an error of the server after an add: nothing more was added', 500, 'failed', 0],
    ['a page without a word after an add: the form is sent like any other', SILENT, 'left', 1],
  ])('where the cookie may not be read, %s', async (_what, answer, outcome, submits) => {
    setCookie('woocommerce_cart_hash', '')
    openShop(ADDED, AFTER, answer, AFTER)
    await add()
    const added = page.heard('added_to_cart')
    const submit = vi.fn(() => true)
    expect((await pastCutOff(add({ submit }))).outcome).toBe(outcome)
    expect(submit).toHaveBeenCalledTimes(submits)
    expect(added).toEqual([])
  })

  test('an empty cart of which no cookie tells any more has nothing added', async () => {
    openShop(SILENT, cartAnswer(''))
    const submit = vi.fn(() => true)
    expect((await add({ submit })).outcome).toBe('left')
    expect(submit).toHaveBeenCalledTimes(1)
  })

  test('a refusal counts without news of the cart as well', async () => {
    openShop(REFUSED, 500)
    expect((await add()).outcome).toBe('failed')
  })

  test('kind words about something else do not hide a refusal that the cart confirms', async () => {
    openShop(`<div class="woocommerce-message">Địa chỉ đã lưu.</div>${REFUSED}`, BEFORE)
    expect((await add()).outcome).toBe('failed')
  })

  test('a page without a word, and the cart as before: the form is sent like any other form, and the add has not ended', async () => {
    openShop(SILENT, BEFORE)
    const submit = vi.fn(() => true)
    expect((await add({ submit })).outcome).toBe('left')
    expect(submit).toHaveBeenCalledTimes(1)
    expect(ended).toEqual([])
  })

  test('it is sent like any other form only when all else is sent', async () => {
    const shop = openShop()
    const submit = vi.fn(() => true)
    const first = add({ submit })
    const second = add({}, '#other')
    await pass()
    shop.answer(SILENT, BEFORE)
    await pass()
    expect(submit).not.toHaveBeenCalled()
    shop.answer(ADDED, AFTER)
    await Promise.all([first, second])
    expect(submit).toHaveBeenCalledTimes(1)
  })

  test('a form that nobody lets go has failed', async () => {
    openShop(SILENT, BEFORE)
    const { outcome } = await add({ submit: () => false })
    expect(outcome).toBe('failed')
    expect(page.reports).toEqual(['call-failed: BadAnswerError: add-to-cart: neither added nor refused'])
    expect(ended).toEqual(['#buy'])
  })

  test.each([401, 403, 429])(
    'a request refused with %i has done nothing, so the form is sent like any other form',
    async (status) => {
      openShop(status, BEFORE)
      const submit = vi.fn(() => true)
      expect((await add({ submit })).outcome).toBe('left')
      expect(submit).toHaveBeenCalledTimes(1)
    },
  )

  test.each([
    ['a lost connection', new TypeError('Failed to fetch')],
    ['an error of the server', 500],
    ['a gateway that waited too long', 504],
  ])('after %s the shop may still be at it: the form is never sent again', async (_what, answer) => {
    openShop(answer, BEFORE)
    expect((await pastCutOff(add())).outcome).toBe('failed')
    expect(page.reports).toHaveLength(1)
    expect(ended).toEqual(['#buy'])
  })

  test('where the cart cannot be had either it is fetched when the browser is online again', async () => {
    const shop = openShop(new TypeError('Failed to fetch'), new TypeError('Failed to fetch'))
    const done = add()
    await pass(CUT_OFF)
    expect((await pastCutOff(done)).outcome).toBe('failed')
    window.dispatchEvent(new Event('online'))
    shop.answer(AFTER)
    await pass()
    expect(shop.endpoints().slice(1)).toEqual(['get_refreshed_fragments', 'get_refreshed_fragments'])
  })

  test.each([
    ['a lost connection', new TypeError('Failed to fetch')],
    ['an error of the server', 500],
    ['a request that was refused', 403],
  ])('after %s with a changed cart it was added all the same', async (_what, answer) => {
    openShop(answer, AFTER)
    const added = page.heard('added_to_cart')
    expect((await pastCutOff(add())).outcome).toBe('added')
    expect(added).toEqual([[AFTER.fragments, 'after', find('#buy')]])
    expect(page.reports).toEqual([])
  })

  test('a shop that does not answer in 30 s has failed, and the form is never sent again', async () => {
    const shop = openShop()
    const done = add()
    await pass(30_000)
    shop.answer(BEFORE)
    expect((await done).outcome).toBe('failed')
    expect(page.reports[0]).toContain('TimeoutError')
  })

  test.each([
    ['a page without a word', SILENT],
    ['a request that was refused', 403],
  ])('%s and no news of the cart: the form is never sent again', async (_what, answer) => {
    openShop(answer, 500)
    expect((await add()).outcome).toBe('failed')
  })
})
