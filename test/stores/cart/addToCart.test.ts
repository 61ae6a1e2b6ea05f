import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cartAnswer } from '../../support/cartHtml'
import { openShop } from '../../support/fakeShop'
import { openPage, pass, stopClock, type TestPage } from '../../support/freshPage'
import { installJQuery } from '../../support/jQuery'
import { find } from '../../support/page'

let page: TestPage

beforeEach(() => {
  page = openPage(`
    <a href="?add-to-cart=12" class="button add_to_cart_button ajax_add_to_cart" id="ball"
      data-quantity="1" data-product_id="12" data-product_sku="" data-gift-wrap="yes" data-success_message="Đã thêm">Thêm</a>
    <a href="?add-to-cart=34" class="button add_to_cart_button ajax_add_to_cart" id="bell"
      data-quantity="2" data-product_id="34">Thêm</a>`)
  stopClock()
})

const OK = cartAnswer('abc', { key: 'k1', product: 12 })

/** Adds with the settings given; redirect is off where they do not say. */
async function add(selector = '#ball', given: Record<string, unknown> = {}) {
  const { giveSettings } = await import('../../../src/stores/mergeSettings')
  const { addToCart } = await import('../../../src/stores/cart/addToCart')
  giveSettings({ redirectAfterAdd: false, ...given })
  return addToCart(find(selector))
}

test('cart.add.posts-to-wc-ajax: an add is a POST to /?wc-ajax=add_to_cart with a form as its body', async () => {
  const shop = openShop(OK)
  expect(await add()).toBe('added')
  expect(shop.requests).toHaveLength(1)
  expect(shop.requests[0]).toMatchObject({ url: '/?wc-ajax=add_to_cart', init: { method: 'POST' } })
  expect(shop.requests[0]?.init.body).toBeInstanceOf(URLSearchParams)
})

test('cart.add.sends-product-id-and-quantity: the request carries what the button says', async () => {
  const shop = openShop(OK)
  await add('#bell')
  expect(shop.requests[0]?.fields).toEqual({ product_id: '34', quantity: '2' })
})

test('cart.add.sends-every-data-attribute: the others go too, under their dataset names, the empty ones as well', async () => {
  const shop = openShop(OK)
  await add()
  expect(shop.requests[0]?.fields).toEqual({
    product_id: '12',
    quantity: '1',
    product_sku: '',
    giftWrap: 'yes',
    success_message: 'Đã thêm',
  })
})

test('what plugins stored on the button through jQuery is sent as well, nested under brackets; attributes win', async () => {
  const jQuery = installJQuery()
  jQuery(find('#ball'))
    .data('addons', [{ name: 'chuông', price: 5 }])
    .data('quantity', 99)
    .data('widget', new (class Widget {})())
  const shop = openShop(OK)
  await add()
  expect(shop.requests[0]?.fields).toEqual({
    product_id: '12',
    quantity: '1',
    product_sku: '',
    giftWrap: 'yes',
    success_message: 'Đã thêm',
    'addons[0][name]': 'chuông',
    'addons[0][price]': '5',
  })
})

test('cart.add.button-loading-while-running: the button is loading from the click to the answer', async () => {
  const shop = openShop()
  const button = find('#ball')
  button.classList.add('added')
  const done = add()
  await pass(20_000)
  expect(button.className).toBe('button add_to_cart_button ajax_add_to_cart loading')
  shop.answer(OK)
  await done
  expect(button.classList).not.toContain('loading')
})

test('a new click empties the line that screen readers spoke last', async () => {
  openShop(OK)
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div class="widget_shopping_cart_live_region" role="status" aria-relevant="all">Đã thêm</div>',
  )
  await add()
  expect(find('[role="status"]').outerHTML).toBe('<div class="widget_shopping_cart_live_region" role="status"></div>')
})

describe('what others may do about it', () => {
  test('native listeners hear of the add before it is sent, and may change what is sent', async () => {
    const shop = openShop(OK)
    const heard: string[] = []
    document.body.addEventListener('adding_to_cart', (event) => {
      const [button, data] = (event as CustomEvent<[Element, Record<string, unknown>]>).detail
      heard.push(`adding_to_cart ${button.id} ${shop.requests.length}`)
      data['note'] = 'quà'
      delete data['giftWrap']
    })
    document.addEventListener('shop-islands:adding-to-cart', (event) => {
      const { data } = (event as CustomEvent<{ data: Record<string, unknown> }>).detail
      heard.push(`ours ${(event.target as Element).id}`)
      data['quantity'] = '3'
    })
    await add()
    expect(heard).toEqual(['ours ball', 'adding_to_cart ball 0'])
    expect(shop.requests[0]?.fields).toMatchObject({ note: 'quà', quantity: '3' })
    expect(shop.requests[0]?.fields).not.toHaveProperty('giftWrap')
    expect(find('#ball').dataset['quantity']).toBe('1')
  })

  test('jQuery listeners hear of it once, with the button as a jQuery object, and may change what is sent', async () => {
    const jQuery = installJQuery()
    const shop = openShop(OK)
    const heard: unknown[] = []
    jQuery(document.body).on('adding_to_cart', (_event, button, data) => {
      heard.push((button as { jquery: string; 0: Element })[0].id)
      Object.assign(data as object, { note: 'quà' })
    })
    jQuery(document.body).on('added_to_cart', (_event, fragments, hash, button) =>
      heard.push(fragments, hash, (button as Element[])[0]?.id),
    )
    await add()
    expect(heard).toEqual(['ball', OK.fragments, 'abc', 'ball'])
    expect(shop.requests[0]?.fields).toMatchObject({ note: 'quà' })
  })

  test('a jQuery handler vetoes by returning false: nothing is sent, the button is as before, and that is announced', async () => {
    const jQuery = installJQuery()
    const shop = openShop()
    const asked: unknown[] = []
    const told: unknown[] = []
    jQuery(document.body).on('should_send_ajax_request.adding_to_cart', (_event, button) => {
      asked.push((button as Element[])[0]?.id)
      return false
    })
    jQuery(document.body).on('ajax_request_not_sent.adding_to_cart', (_event, ...args) => told.push(...args))
    jQuery(document.body).on('adding_to_cart', () => told.push('adding'))
    expect(await add()).toBe('vetoed')
    expect(asked).toEqual(['ball'])
    expect(told).toMatchObject([false, false, { 0: find('#ball') }])
    expect(shop.requests).toHaveLength(0)
    expect(find('#ball').className).toBe('button add_to_cart_button ajax_add_to_cart')
  })

  test('a handler that returns nothing, or breaks, does not veto', async () => {
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    const jQuery = installJQuery()
    openShop(OK)
    jQuery(document.body).on('should_send_ajax_request.adding_to_cart', () => undefined)
    jQuery(document.body).on('should_send_ajax_request.adding_to_cart', () => {
      throw new Error('a broken plugin')
    })
    jQuery(document.body).on('adding_to_cart', () => {
      throw new Error('another one')
    })
    expect(await add()).toBe('added')
    expect(reported).toHaveBeenCalledTimes(2)
  })

  test.each(['should_send_ajax_request.adding_to_cart', 'shop-islands:adding-to-cart'])(
    'a native listener vetoes by preventing %s',
    async (name) => {
      const shop = openShop()
      const told = page.heard('ajax_request_not_sent.adding_to_cart')
      document.body.addEventListener(name, (event) => event.preventDefault())
      expect(await add()).toBe('vetoed')
      expect(shop.requests).toHaveLength(0)
      expect(told).toEqual([[false, false, find('#ball')]])
      expect(find('#ball').classList).not.toContain('loading')
    },
  )
})

describe('how the answer is handled', () => {
  test('cart.add.error-goes-to-product-page: error with product_url goes to the page of the product', async () => {
    openShop({ error: true, product_url: '/san-pham/bong-chuong/' })
    expect(await add()).toBe('left')
    expect(page.visited).toEqual(['http://localhost:3000/san-pham/bong-chuong/'])
    expect(find('#ball').classList).toContain('loading')
  })

  test('cart.add.error-is-checked-first: even with redirect on and fragments in the answer the browser goes to the product', async () => {
    openShop({ error: true, product_url: '/san-pham/bong-chuong/', ...OK })
    const added = page.heard('added_to_cart')
    expect(await add('#ball', { redirectAfterAdd: true })).toBe('left')
    expect(page.visited).toEqual(['http://localhost:3000/san-pham/bong-chuong/'])
    expect(added).toEqual([])
  })

  test('cart.add.error-needs-product-url: product_url without error is a success', async () => {
    openShop({ product_url: '/san-pham/bong-chuong/', ...OK })
    const added = page.heard('added_to_cart')
    expect(await add()).toBe('added')
    expect(page.visited).toEqual([])
    expect(added).toEqual([[OK.fragments, 'abc', find('#ball')]])
  })

  test.each([
    ['false', false],
    ['empty', ''],
    ['a script', 'javascript:alert(1)'],
    ['no address', 'https://'],
  ])('a refusal whose product_url is %s is a failed add and leads nowhere', async (_what, product_url) => {
    openShop({ error: true, product_url, ...OK })
    const failed = page.heard('shop-islands:add-to-cart-failed')
    const added = page.heard('added_to_cart')
    expect(await add('#ball', { redirectAfterAdd: true })).toBe('failed')
    expect(page.visited).toEqual([])
    expect(added).toEqual([])
    expect(failed).toHaveLength(1)
    expect(find('#ball').className).toBe('button add_to_cart_button ajax_add_to_cart')
  })

  test('cart.add.redirects-to-cart: with redirect on the browser goes to the cart', async () => {
    openShop(OK)
    expect(await add('#ball', { redirectAfterAdd: true })).toBe('left')
    expect(page.visited).toEqual(['http://localhost:3000/cart/'])
  })

  test('the cart may have another address', async () => {
    vi.stubGlobal('wc_add_to_cart_params', { cart_url: 'https://meo.test/gio-hang/', cart_redirect_after_add: 'yes' })
    openShop(OK)
    await add('#ball', { redirectAfterAdd: true })
    expect(page.visited).toEqual(['https://meo.test/gio-hang/'])
  })

  test('a cart address that is a script leads nowhere: the cart is shown on this page instead', async () => {
    openShop(OK)
    const added = page.heard('added_to_cart')
    expect(await add('#ball', { redirectAfterAdd: true, cartUrl: 'javascript:alert(1)' })).toBe('added')
    expect(page.visited).toEqual([])
    expect(added).toHaveLength(1)
    expect(page.reports).toEqual(['address-unsafe: javascript:alert(1)'])
  })

  test('cart.add.redirect-skips-the-rest: nothing hears of the add on a page that is being left', async () => {
    openShop(OK)
    const added = page.heard('added_to_cart')
    await add('#ball', { redirectAfterAdd: true })
    await pass(2000)
    expect(added).toEqual([])
    expect(sessionStorage.length).toBe(0)
    expect(document.querySelector('.added_to_cart')).toBeNull()
    expect(find('[role="status"]').textContent).toBe('')
  })

  test('the redirect waits until all that the shopper asked for is sent', async () => {
    const shop = openShop()
    const one = add('#ball', { redirectAfterAdd: true })
    const other = add('#bell', { redirectAfterAdd: true })
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

  test('a shopper who comes back to a page that was left finds the button free', async () => {
    openShop(OK)
    await add('#ball', { redirectAfterAdd: true })
    expect(find('#ball').classList).toContain('loading')
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(find('#ball').classList).not.toContain('loading')
  })

  test('an answer without fragments is a success too', async () => {
    openShop({})
    const added = page.heard('added_to_cart')
    expect(await add()).toBe('added')
    expect(added).toEqual([[undefined, '', find('#ball')]])
  })
})

test.each([
  ['a lost connection', new TypeError('Failed to fetch'), 'NetworkError'],
  ['an error status', 500, 'NetworkError'],
  ['an empty answer', '', 'BadAnswerError'],
  ['204', 204, 'BadAnswerError'],
  ['what is not JSON', 'Sorry', 'BadAnswerError'],
])(
  'cart.add.failed-request-frees-the-button: after %s the button is free, not added, and works again',
  async (_what, answer, kind) => {
    openShop(answer, OK)
    const failed = page.heard('shop-islands:add-to-cart-failed')
    expect(await add()).toBe('failed')
    expect(find('#ball').className).toBe('button add_to_cart_button ajax_add_to_cart')
    expect(failed).toMatchObject([{ error: { name: kind, call: 'add_to_cart' } }])
    expect(page.reports).toHaveLength(1)
    expect(await add()).toBe('added')
  },
)

test('a server that does not answer an add within 30 s has failed', async () => {
  openShop()
  const done = add()
  await pass(29_990)
  expect(find('#ball').classList).toContain('loading')
  await pass(10)
  expect(await done).toBe('failed')
  expect(find('#ball').classList).not.toContain('loading')
})

test('two adds of one button in one frame are two adds, one after the other, and the button is loading until the last has ended', async () => {
  const shop = openShop()
  const both = Promise.all([add(), add()])
  await pass()
  expect(shop.requests).toHaveLength(1)
  shop.answer(OK)
  await pass()
  expect(shop.requests).toHaveLength(2)
  expect(find('#ball').classList).toContain('loading')
  shop.answer(OK)
  expect(await both).toEqual(['added', 'added'])
  expect(find('#ball').classList).not.toContain('loading')
  expect(shop.mostAtOnce).toBe(1)
})

test('cart.queue.goes-on-after-a-failure: the add behind one that failed is sent', async () => {
  const shop = openShop(new TypeError('Failed to fetch'), OK)
  expect(await Promise.all([add('#ball'), add('#bell')])).toEqual(['failed', 'added'])
  expect(shop.requests.map(({ fields }) => fields['product_id'])).toEqual(['12', '34'])
})

test('a second add of a button that fails while the page is being left frees the button', async () => {
  openShop({ error: true, product_url: '/san-pham/bong-chuong/' }, 500)
  expect(await Promise.all([add(), add()])).toEqual(['left', 'failed'])
  expect(page.visited).toHaveLength(1)
  expect(find('#ball').classList).not.toContain('loading')
})
