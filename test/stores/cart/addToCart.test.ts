import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { AddData } from '../../../src/bridge/cartEvents'
import { cartAnswer, miniCart } from '../../support/cartHtml'
import { openShop } from '../../support/fakeShop'
import { CUT_OFF, openPage, pass, pastCutOff, stopClock, type TestPage } from '../../support/freshPage'
import { hidePage } from '../../support/hiddenPage'
import { installJQuery } from '../../support/jQuery'
import { find } from '../../support/page'

let page: TestPage
/** What was told, oldest first. */
let told: string[]
/** How many rows the mini-cart of the page had when the add was told. */
let rowsWhenAdded: number

const OK = cartAnswer('abc', { key: 'k1', product: 12 })
const BALL = { product_id: '12', quantity: '1' }
const BELL = { product_id: '34', quantity: '2' }

beforeEach(() => {
  page = openPage()
  told = []
  stopClock()
})

/** Adds with the settings given; redirect is off where they do not say. */
async function add(data: AddData = BALL, given: Record<string, unknown> = {}, isWanted = true) {
  const { giveSettings } = await import('../../../src/stores/mergeSettings')
  const { addToCart } = await import('../../../src/stores/cart/addToCart')
  giveSettings({ redirectAfterAdd: false, ...given })
  return addToCart(
    { ...data },
    {
      mayAdd(asked) {
        told.push('mayAdd')
        asked['note'] = 'quà'
        return isWanted
      },
      vetoed: () => told.push('vetoed'),
      adding: ({ product_id }) => told.push(`adding ${product_id}`),
      added: ({ cartHash }) => {
        told.push(`added ${cartHash}`)
        rowsWhenAdded = document.querySelectorAll('.mini_cart_item').length
      },
      shown: () => told.push(`shown ${sessionStorage.getItem('wc_cart_hash')}`),
      failed: (error, isRefusal) => told.push(`failed ${(error as Error).name} ${isRefusal}`),
    },
  )
}

test('cart.add.posts-to-wc-ajax: an add is a POST to /?wc-ajax=add_to_cart with a form as its body', async () => {
  const shop = openShop(OK)
  expect(await add()).toBe('added')
  expect(shop.requests).toHaveLength(1)
  expect(shop.requests[0]).toMatchObject({ url: '/?wc-ajax=add_to_cart', init: { method: 'POST' } })
  expect(shop.requests[0]?.init.body).toBeInstanceOf(URLSearchParams)
  expect(shop.requests[0]?.fields).toEqual({ ...BALL, note: 'quà' })
})

test('a cart that was empty is empty again when the add has failed, for whatever shows that', async () => {
  const { onEmptiness } = await import('../../../src/stores/cart/emptiness')
  const heard: boolean[] = []
  onEmptiness((isEmpty) => heard.push(isEmpty))
  const shop = openShop()
  const adding = add()
  await pass()
  expect(heard).toEqual([true, false])
  shop.answer(500)
  expect(await adding).toBe('failed')
  expect(heard).toEqual([true, false, true])
})

test('one that the page shows is not empty after an add that failed, also where the page may not read the shop’s cookies', async () => {
  const { onEmptiness } = await import('../../../src/stores/cart/emptiness')
  const { tellShown } = await import('../../../src/stores/cart/tellShown')
  tellShown({ cartHash: 'abc', fragments: OK.fragments }, undefined)
  const heard: boolean[] = []
  onEmptiness((isEmpty) => heard.push(isEmpty))
  openShop(500)
  expect(await add()).toBe('failed')
  expect(heard.at(-1)).toBe(false)
})

test('who tells of it hears every moment in order: of the success once the page shows the cart', async () => {
  document.body.innerHTML = miniCart()
  openShop(OK)
  expect(await add()).toBe('added')
  await pass()
  expect(told).toEqual(['mayAdd', 'adding 12', 'added abc', 'shown abc'])
  expect(rowsWhenAdded).toBe(1)
})

test('what an anti-spam plugin adds to jQuery’s own adds is sent with ours', async () => {
  const jQuery = installJQuery() as unknown as { ajaxSetup(settings: object): void }
  jQuery.ajaxSetup({
    beforeSend(_request: object, settings: { url: string; data: string }) {
      if (settings.url.includes('wc-ajax=add_to_cart')) settings.data = `data%5Bevent_token%5D=abc&${settings.data}`
    },
  })
  const shop = openShop(OK)
  await add()
  expect(shop.requests[0]?.fields).toEqual({ ...BALL, note: 'quà', 'data[event_token]': 'abc' })
})

test('where somebody is against it nothing is sent', async () => {
  const shop = openShop()
  expect(await add(BALL, {}, false)).toBe('vetoed')
  expect(told).toEqual(['mayAdd', 'vetoed'])
  expect(shop.requests).toEqual([])
})

test('a new add empties the line that screen readers spoke last', async () => {
  openShop(OK)
  document.body.innerHTML =
    '<div class="widget_shopping_cart_live_region" role="status" aria-relevant="all">Đã thêm</div>'
  await add()
  expect(find('[role="status"]').outerHTML).toBe('<div class="widget_shopping_cart_live_region" role="status"></div>')
})

describe('how the answer is handled', () => {
  const LEFT = ['mayAdd', 'adding 12']

  test('cart.add.error-goes-to-product-page: error with product_url goes to the page of the product', async () => {
    openShop({ error: true, product_url: '/san-pham/bong-chuong/' })
    expect(await add()).toBe('left')
    expect(page.visited).toEqual(['http://localhost:3000/san-pham/bong-chuong/'])
    expect(told).toEqual(LEFT)
  })

  test('cart.add.error-is-checked-first: even with redirect on and fragments in the answer the browser goes to the product', async () => {
    openShop({ error: true, product_url: '/san-pham/bong-chuong/', ...OK })
    expect(await add(BALL, { redirectAfterAdd: true })).toBe('left')
    expect(page.visited).toEqual(['http://localhost:3000/san-pham/bong-chuong/'])
    expect(told).toEqual(LEFT)
  })

  test('cart.add.error-needs-product-url: product_url without error is a success', async () => {
    openShop({ product_url: '/san-pham/bong-chuong/', ...OK })
    expect(await add()).toBe('added')
    expect(page.visited).toEqual([])
    expect(told).toContain('added abc')
  })

  test.each([
    ['false', false],
    ['empty', ''],
    ['a script', 'javascript:alert(1)'],
    ['no address', 'https://'],
  ])('a refusal whose product_url is %s is a failed add and leads nowhere', async (_what, product_url) => {
    openShop({ error: true, product_url, ...OK })
    expect(await add(BALL, { redirectAfterAdd: true })).toBe('failed')
    expect(page.visited).toEqual([])
    expect(told.slice(2)).toEqual(['failed BadAnswerError false'])
  })

  test('a refusal that leads nowhere is told at once, whatever is still on its way, and on a page that is not ready', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    const shop = openShop()
    const refused = add(BALL, { redirectAfterAdd: true })
    add(BELL, { redirectAfterAdd: true })
    await pass()
    shop.answer({ error: true, product_url: false })
    await pass()
    expect(await refused).toBe('failed')
    expect(told).toContain('failed BadAnswerError false')
  })

  test('cart.add.redirects-to-cart: with redirect on the browser goes to the cart', async () => {
    openShop(OK)
    expect(await add(BALL, { redirectAfterAdd: true })).toBe('left')
    expect(page.visited).toEqual(['http://localhost:3000/cart/'])
  })

  test('a page that is not ready yet is not left: a deferred script may say that the shopper stays', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    const shop = openShop(OK)
    const adding = add(BALL, { redirectAfterAdd: true })
    await pass()
    expect(page.visited).toEqual([])
    // The answer to anything newer would be shown before this one.
    const { refreshCart } = await import('../../../src/stores/cart/showCart')
    refreshCart()
    await pass()
    expect(shop.endpoints()).toEqual(['add_to_cart'])
    const { giveSettings } = await import('../../../src/stores/mergeSettings')
    giveSettings({ redirectAfterAdd: false })
    document.dispatchEvent(new Event('DOMContentLoaded'))
    expect(await adding).toBe('added')
    expect(page.visited).toEqual([])
    await pass()
    expect(shop.endpoints()).toEqual(['add_to_cart', 'get_refreshed_fragments'])
  })

  test('the cart may have another address', async () => {
    vi.stubGlobal('wc_add_to_cart_params', { cart_url: 'https://meo.test/gio-hang/', cart_redirect_after_add: 'yes' })
    openShop(OK)
    await add(BALL, { redirectAfterAdd: true })
    expect(page.visited).toEqual(['https://meo.test/gio-hang/'])
  })

  test('a cart address that is a script leads nowhere: the cart is shown on this page instead', async () => {
    openShop(OK)
    expect(await add(BALL, { redirectAfterAdd: true, cartUrl: 'javascript:alert(1)' })).toBe('added')
    expect(page.visited).toEqual([])
    expect(told).toContain('added abc')
    expect(page.reports).toEqual(['address-unsafe: javascript:alert(1)'])
  })

  test('cart.add.redirect-skips-the-rest: nobody is told of the add on a page that is being left, and nothing is kept', async () => {
    openShop(OK)
    await add(BALL, { redirectAfterAdd: true })
    await pass(2000)
    expect(told).toEqual(LEFT)
    expect(sessionStorage.length).toBe(0)
  })

  test('the redirect waits until all that the shopper asked for is sent', async () => {
    const shop = openShop()
    const one = add(BALL, { redirectAfterAdd: true })
    const other = add(BELL, { redirectAfterAdd: true })
    await pass()
    shop.answer(OK)
    await pass()
    expect(shop.endpoints()).toEqual(['add_to_cart', 'add_to_cart'])
    expect(page.visited).toEqual([])
    shop.answer(OK)
    await pass()
    expect(await Promise.all([one, other])).toEqual(['left', 'left'])
    expect(shop.mostAtOnce).toBe(1)
    expect(new Set(page.visited)).toEqual(new Set(['http://localhost:3000/cart/']))
  })

  test('an answer without fragments is a success too, and the cart is fetched', async () => {
    const shop = openShop({}, OK)
    expect(await add()).toBe('added')
    expect(told.at(-1)).toBe('added ')
    await pass(50)
    expect(shop.endpoints()).toEqual(['add_to_cart', 'get_refreshed_fragments'])
    expect(told.at(-1)).toBe('shown abc')
  })
})

test.each([
  ['a lost connection', new TypeError('Failed to fetch'), 'NetworkError'],
  ['an error status', 500, 'NetworkError'],
  ['an empty answer', '', 'BadAnswerError'],
  ['204', 204, 'BadAnswerError'],
  ['what is not JSON', 'Sorry', 'BadAnswerError'],
])('cart.add.failed-request-frees-the-button: %s is told once the add is over', async (_what, answer, kind) => {
  const shop = openShop(answer)
  expect(await pastCutOff(add())).toBe('failed')
  expect(told.slice(2)).toEqual([`failed ${kind} false`])
  // Where the connection was lost, the cart is fetched.
  if (answer instanceof Error) shop.answer(OK)
  shop.answer(OK)
  expect(await add()).toBe('added')
})

test('two adds of one product are two adds, one after the other', async () => {
  const shop = openShop()
  const both = Promise.all([add(), add()])
  await pass()
  expect(shop.requests).toHaveLength(1)
  shop.answer(OK)
  await pass()
  expect(shop.requests).toHaveLength(2)
  shop.answer(OK)
  expect(await both).toEqual(['added', 'added'])
  expect(shop.mostAtOnce).toBe(1)
})

test('cart.queue.goes-on-after-a-failure: the add behind one that failed is sent', async () => {
  const shop = openShop(new TypeError('Failed to fetch'), OK)
  expect(await pastCutOff(Promise.all([add(BALL), add(BELL)]))).toEqual(['failed', 'added'])
  // The third asks for the cart.
  expect(shop.requests.map(({ fields }) => fields['product_id'])).toEqual(['12', '34', undefined])
})

test('where only the shop’s answer takes too long the cart is fetched: the product may be in it', async () => {
  document.body.innerHTML = miniCart()
  const shop = openShop()
  const adding = add(BALL, { addTimeout: 1000 })
  await pass(1001)
  expect(await adding).toBe('failed')
  await pass()
  expect(shop.requests.map(({ url }) => url)).toEqual(['/?wc-ajax=add_to_cart', '/?wc-ajax=get_refreshed_fragments'])
  shop.answer(OK)
  await pass()
  expect(document.querySelectorAll('.mini_cart_item')).toHaveLength(1)
})

describe('where the connection was lost, the product may be in the cart all the same', () => {
  const LOST = new TypeError('Failed to fetch')
  const rows = () => document.querySelectorAll('.mini_cart_item').length
  beforeEach(() => {
    document.body.innerHTML = miniCart()
  })

  test('it is fetched', async () => {
    const shop = openShop(LOST, OK)
    expect(await pastCutOff(add())).toBe('failed')
    await pass()
    expect([shop.endpoints(), rows()]).toEqual([['add_to_cart', 'get_refreshed_fragments'], 1])
    window.dispatchEvent(new Event('online'))
    await pass()
    expect(shop.requests).toHaveLength(2)
  })

  test('as long as the browser is offline it cannot be: it is fetched once when that is over', async () => {
    const shop = openShop(LOST, LOST, LOST, LOST)
    for (let time = 1; time <= 2; time++) {
      expect(await pastCutOff(add())).toBe('failed')
      await pass(CUT_OFF)
    }
    expect([shop.requests.length, rows()]).toEqual([4, 0])
    window.dispatchEvent(new Event('online'))
    window.dispatchEvent(new Event('online'))
    shop.answer(OK)
    await pass()
    expect([shop.requests.length, rows()]).toEqual([5, 1])
  })

  test('in a tab behind it is fetched once the tab is shown: a call from there could undo what is done in front', async () => {
    const shop = openShop(LOST, LOST)
    expect(await pastCutOff(add())).toBe('failed')
    await pass(CUT_OFF)
    const show = hidePage()
    window.dispatchEvent(new Event('online'))
    await pass()
    expect(shop.requests).toHaveLength(2)
    show()
    shop.answer(OK)
    await pass()
    expect([shop.requests.length, rows()]).toEqual([3, 1])
  })
})
