import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cartAnswer } from '../../support/cartHtml'
import { openShop } from '../../support/fakeShop'
import { CUT_OFF, openNextPage, openPage, pass, stopClock, type TestPage, TWO_FRAMES } from '../../support/freshPage'
import { installJQuery } from '../../support/jQuery'
import { click, find } from '../../support/page'
import { startWidgets } from '../../support/startPage'

let page: TestPage

const OK = cartAnswer('abc', { key: 'k1', product: 12 })
const PLAIN = 'button add_to_cart_button ajax_add_to_cart'

beforeEach(() => {
  page = openPage(`
    <a href="?add-to-cart=12" class="${PLAIN}" id="ball"
      data-quantity="1" data-product_id="12" data-product_sku="" data-gift-wrap="yes" data-success_message="Đã thêm">Thêm</a>
    <a href="?add-to-cart=34" class="${PLAIN}" id="bell" data-quantity="2" data-product_id="34">Thêm</a>`)
  stopClock()
})

/** Starts the buttons, and nothing else that would ask the shop; redirect is off where the settings do not say. */
async function start(given: Record<string, unknown> = {}): Promise<void> {
  const { cart } = await import('../../../widgets/cart/definitions')
  const buttons = cart.filter(({ name }) => name === 'add-to-cart')
  await startWidgets(buttons, { redirectAfterAdd: false, ...given })
}

/** Clicks a button, and lets pass what happens without a timer. */
async function add(selector = '#ball'): Promise<void> {
  click(find(selector))
  await pass()
}

test('cart.add.sends-product-id-and-quantity: the request carries what the button says', async () => {
  const shop = openShop(OK)
  await start()
  await add('#bell')
  expect(shop.requests[0]?.fields).toEqual({ product_id: '34', quantity: '2' })
})

test('cart.add.sends-every-data-attribute: the others go too, under their dataset names, the empty ones as well', async () => {
  const shop = openShop(OK)
  await start()
  await add()
  expect(shop.requests[0]?.fields).toEqual({
    product_id: '12',
    quantity: '1',
    product_sku: '',
    giftWrap: 'yes',
    success_message: 'Đã thêm',
  })
})

test('what a plugin notes on the button in its own click handler goes along, as a quantity that stands beside it', async () => {
  const jQuery = installJQuery()
  const shop = openShop(OK, OK)
  await start()
  await add('#bell')
  jQuery(find('#bell')).on('click', () => find('#bell').setAttribute('data-quantity', '5'))
  await add('#bell')
  expect(shop.requests[1]?.fields).toEqual({ product_id: '34', quantity: '5' })
})

test('a plugin that ends the click on the button to add by itself adds alone', async () => {
  const jQuery = installJQuery()
  const shop = openShop(OK)
  await start()
  jQuery(find('#bell')).on('click', () => false)
  const event = click(find('#bell'))
  await pass(1000)
  expect(event.defaultPrevented).toBe(true)
  expect(shop.requests).toEqual([])
  expect(find('#bell').className).toBe(PLAIN)
})

test('what marks the button for us is not sent, and no listener gets it', async () => {
  installJQuery()
  find('#bell').outerHTML =
    '<button data-island="add-to-cart" id="bell" data-quantity="2" data-product_id="34"></button>'
  const shop = openShop(OK)
  await start()
  const adding = page.heard('shop-islands:adding-to-cart')
  await add('#bell')
  expect(shop.requests[0]?.fields).toEqual({ product_id: '34', quantity: '2' })
  expect(adding[0]).not.toHaveProperty('data.island')
})

test('what plugins stored on the button through jQuery is sent as well, nested under brackets; attributes win', async () => {
  const jQuery = installJQuery()
  jQuery(find('#ball'))
    .data('addons', [{ name: 'chuông', price: 5 }])
    .data('quantity', 99)
    .data('widget', new (class Widget {})())
  const shop = openShop(OK)
  await start()
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

test('data that plugins send beside the HTML reaches their listeners and the stored copy as it is', async () => {
  const fragments = { ...OK.fragments, nab_cart_info: { items: [{ id: 12 }] }, 'total-cart-items': 2 }
  openShop({ ...OK, fragments })
  await start()
  const added = page.heard('added_to_cart')
  await add()
  await pass(TWO_FRAMES)
  expect(added).toEqual([[fragments, 'abc', find('#ball')]])
  expect(JSON.parse(sessionStorage.getItem('wc_fragments') ?? '')).toEqual(fragments)
  expect(page.reports).toEqual([])
})

test('cart.add.button-loading-while-running: the button is loading and says so from the click to the answer', async () => {
  const shop = openShop()
  await start()
  const button = find('#ball')
  button.classList.add('added')
  await add()
  await pass(20_000)
  expect(button.className).toBe(`${PLAIN} loading`)
  expect(button.getAttribute('aria-busy')).toBe('true')
  shop.answer(OK)
  await pass()
  expect(button.classList).not.toContain('loading')
  expect(button.hasAttribute('aria-busy')).toBe(false)
})

describe('what others may do about it', () => {
  test('native listeners hear of the add before it is sent, and may change what is sent', async () => {
    const shop = openShop(OK)
    await start()
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
    await start()
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

  test('whoever hears of a moment finds the button as it is then, and the new cart in the page from the success on', async () => {
    document.body.insertAdjacentHTML('beforeend', '<p class="widget_shopping_cart_content">0</p>')
    const NEW = { fragments: { '.widget_shopping_cart_content': '<p class="widget_shopping_cart_content">1</p>' } }
    const shop = openShop()
    await start()
    const seen: string[] = []
    for (const name of ['adding_to_cart', 'added_to_cart', 'wc_cart_button_updated', 'wc_fragments_loaded'])
      document.body.addEventListener(name, () => {
        const { className, nextElementSibling } = find('#ball')
        const link = nextElementSibling?.matches('.added_to_cart') ? ' link' : ''
        seen.push(`${name}:${className.replace(PLAIN, '')}${link} ${find('p').textContent}`)
      })
    await add()
    shop.answer(NEW)
    await pass(TWO_FRAMES)
    expect(seen).toEqual([
      'adding_to_cart: loading 0',
      'added_to_cart: added link 1',
      'wc_cart_button_updated: added link 1',
      'wc_fragments_loaded: added link 1',
    ])
  })

  test('a jQuery handler vetoes by returning false: nothing is sent, the button is as before, and that is announced', async () => {
    const jQuery = installJQuery()
    const shop = openShop()
    await start()
    const asked: unknown[] = []
    const told: unknown[] = []
    jQuery(document.body).on('should_send_ajax_request.adding_to_cart', (_event, button) => {
      asked.push((button as Element[])[0]?.id)
      return false
    })
    jQuery(document.body).on('ajax_request_not_sent.adding_to_cart', (_event, ...args) =>
      told.push(...args, find('#ball').className),
    )
    jQuery(document.body).on('wc_cart_button_updated', (_event, button) => told.push(button))
    jQuery(document.body).on('adding_to_cart', () => told.push('adding'))
    await add()
    expect(asked).toEqual(['ball'])
    expect(told).toMatchObject([false, false, { 0: find('#ball') }, PLAIN, { 0: find('#ball') }])
    expect(shop.requests).toHaveLength(0)
    expect(find('#ball').className).toBe(PLAIN)
  })

  test('who is asked may still change the button: what it says then is sent, with what listeners of ours change', async () => {
    const jQuery = installJQuery()
    const shop = openShop(OK)
    await start()
    jQuery(document.body).on('should_send_ajax_request.adding_to_cart', () => {
      find('#ball').dataset['quantity'] = '5'
      jQuery(find('#ball')).data('gift', 'yes')
    })
    const told: unknown[] = []
    document.body.addEventListener('shop-islands:adding-to-cart', (event) => {
      const { data } = (event as CustomEvent).detail
      told.push(data.quantity)
      data.product_id = '34'
    })
    await add()
    expect(told).toEqual(['5'])
    expect(shop.requests[0]?.fields).toMatchObject({ quantity: '5', gift: 'yes', product_id: '34' })
  })

  test('a handler that returns nothing, or breaks, does not veto', async () => {
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    const jQuery = installJQuery()
    const shop = openShop(OK)
    await start()
    jQuery(document.body).on('should_send_ajax_request.adding_to_cart', () => undefined)
    jQuery(document.body).on('should_send_ajax_request.adding_to_cart', () => {
      throw new Error('a broken plugin')
    })
    jQuery(document.body).on('adding_to_cart', () => {
      throw new Error('another one')
    })
    await add()
    expect(shop.requests).toHaveLength(1)
    expect(find('#ball').classList).toContain('added')
    expect(reported).toHaveBeenCalledTimes(2)
  })

  test.each(['should_send_ajax_request.adding_to_cart', 'shop-islands:adding-to-cart'])(
    'a native listener vetoes by preventing %s',
    async (name) => {
      const shop = openShop()
      await start()
      const told = page.heard('ajax_request_not_sent.adding_to_cart')
      document.body.addEventListener(name, (event) => event.preventDefault())
      await add()
      expect(shop.requests).toHaveLength(0)
      expect(told).toEqual([[false, false, find('#ball')]])
      expect(find('#ball').classList).not.toContain('loading')
    },
  )
})

test('a button that another script has made busy stays so when ours wakes on it', async () => {
  openShop(OK)
  find('#ball').classList.add('loading')
  await start()
  find('#ball').dispatchEvent(new Event('focusin', { bubbles: true }))
  await pass()
  expect(find('#ball').classList).toContain('loading')
})

describe('a page that is being left', () => {
  test('cart.add.error-goes-to-product-page: a refusal with an address leads there, and the button stays loading', async () => {
    openShop({ error: true, product_url: '/san-pham/bong-chuong/' })
    await start()
    await add()
    expect(page.visited).toEqual(['http://localhost:3000/san-pham/bong-chuong/'])
    expect(find('#ball').classList).toContain('loading')
  })

  test('cart.add.redirect-skips-the-rest: nothing hears of the add, nothing is kept and no link stands there', async () => {
    openShop(OK)
    await start({ redirectAfterAdd: true })
    const added = page.heard('added_to_cart')
    await add()
    await pass(2000)
    expect(page.visited).toEqual(['http://localhost:3000/cart/'])
    expect(added).toEqual([])
    expect(sessionStorage.length).toBe(0)
    expect(document.querySelector('.added_to_cart,[role="status"]')).toBeNull()
  })

  test.each([
    ['the cart', OK, 'shop-islands:added-to-cart'],
    ['a product that was refused', { error: true, product_url: '/product/ball/' }, 'shop-islands:add-to-cart-failed'],
  ] as const)(
    'who is on another page when the answer comes, whose body has taken the place of this one, is not led away to %s',
    async (_where, answer, event) => {
      const shop = openShop()
      await start({ redirectAfterAdd: true })
      const told = page.heard(event)
      await add()
      openNextPage()
      shop.answer(answer)
      await pass(TWO_FRAMES)
      expect(page.visited).toEqual([])
      expect(told).toHaveLength(1)
    },
  )

  test('a shopper who comes back to it finds the button free, and it works again', async () => {
    const shop = openShop(OK, OK)
    await start({ redirectAfterAdd: true })
    await add()
    expect(find('#ball').classList).toContain('loading')
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await pass()
    expect(find('#ball').className).toBe(PLAIN)
    expect(document.querySelector('.woocommerce-error')).toBeNull()
    await add()
    expect(shop.requests).toHaveLength(2)
  })

  test('a second add of a button that fails meanwhile frees the button', async () => {
    openShop({ error: true, product_url: '/san-pham/bong-chuong/' }, 500)
    await start()
    await add()
    expect(page.visited).toHaveLength(1)
    await add()
    expect(find('#ball').classList).not.toContain('loading')
  })

  test('a refusal leads away only when the adds that were clicked after it are through', async () => {
    const shop = openShop({ error: true, product_url: '/san-pham/bong-chuong/' })
    await start()
    click(find('#ball'))
    await add()
    expect(shop.requests).toHaveLength(2)
    expect(page.visited).toEqual([])
    shop.answer(OK)
    await pass(TWO_FRAMES)
    expect(page.visited).toEqual([`${location.origin}/san-pham/bong-chuong/`])
  })
})

test.each([
  ['false', false],
  ['a script', 'javascript:alert(1)'],
])(
  'a refusal whose product_url is %s is a failed add: the button is free and not added',
  async (_what, product_url) => {
    openShop({ error: true, product_url, ...OK })
    await start({ redirectAfterAdd: true })
    const failed = page.heard('shop-islands:add-to-cart-failed')
    await add()
    expect(failed).toHaveLength(1)
    expect(page.visited).toEqual([])
    expect(find('#ball').className).toBe(PLAIN)
  },
)

test.each([
  ['a lost connection', new TypeError('Failed to fetch'), 'NetworkError'],
  ['an error status', 500, 'NetworkError'],
  ['an empty answer', '', 'BadAnswerError'],
  ['204', 204, 'BadAnswerError'],
  ['what is not JSON', 'Sorry', 'BadAnswerError'],
])(
  'cart.add.failed-request-frees-the-button: after %s the button is free, not added, and works again',
  async (_what, answer, kind) => {
    const shop = openShop(answer)
    await start()
    const failed = page.heard('shop-islands:add-to-cart-failed')
    await add()
    await pass(CUT_OFF)
    // Where the connection was lost, the cart is fetched.
    if (answer instanceof Error) shop.answer(OK)
    shop.answer(OK)
    expect(find('#ball').className).toBe(PLAIN)
    expect(failed).toMatchObject([{ error: { name: kind, call: 'add_to_cart' } }])
    expect(page.reports).toHaveLength(1)
    await add()
    expect(find('#ball').classList).toContain('added')
  },
)

test('a server that does not answer an add within 30 s has failed', async () => {
  openShop()
  await start()
  await add()
  await pass(29_980)
  expect(find('#ball').classList).toContain('loading')
  await pass(20)
  expect(find('#ball').className).toBe(PLAIN)
})

test('an answer without fragments frees the button, which is not added, and the cart is fetched', async () => {
  const shop = openShop({})
  await start()
  const added = page.heard('added_to_cart')
  await add()
  expect(added).toEqual([[undefined, '', find('#ball')]])
  expect(find('#ball').className).toBe(PLAIN)
  expect(shop.endpoints()).toEqual(['add_to_cart', 'get_refreshed_fragments'])
})

test('a button that leaves the page while it adds takes its link and its notice with it; the cart follows all the same', async () => {
  document.body.insertAdjacentHTML('beforeend', '<main class="cart-price">0</main>')
  const shop = openShop()
  await start()
  await add()
  find('#ball').remove()
  shop.answer({ fragments: { '.cart-price': '<main class="cart-price">1</main>' }, cart_hash: 'abc' })
  await pass(TWO_FRAMES)
  expect(find('main').textContent).toBe('1')
  expect(document.querySelector('.added_to_cart,.woocommerce-error')).toBeNull()
  expect(page.reports).toEqual([])
})
