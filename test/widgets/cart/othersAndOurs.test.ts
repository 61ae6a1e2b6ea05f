import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cartAnswer, miniCart } from '../../support/cartHtml'
import { openShop } from '../../support/fakeShop'
import { openPage, pass, stopClock, type TestPage, TWO_FRAMES } from '../../support/freshPage'
import { installJQuery, type JQuery } from '../../support/jQuery'
import { click, find } from '../../support/page'
import { startPage } from '../../support/startPage'

let page: TestPage

const OK = cartAnswer('abc', { key: 'k1', product: 12 })
const EMPTY = cartAnswer('')

/** Long enough for what is fetched and evaluated ahead. */
const IDLE = 1000

beforeEach(() => {
  page = openPage(`
    <p><a href="?add-to-cart=12" id="ball" class="add_to_cart_button ajax_add_to_cart" data-quantity="1" data-product_id="12"
      data-success_message="Đã thêm “Bóng &amp; chuông”">Thêm</a></p>
    <p><a href="?add-to-cart=34" id="bell" class="add_to_cart_button ajax_add_to_cart" data-quantity="1" data-product_id="34">Thêm</a></p>
    <header>${miniCart()}</header>`)
  stopClock()
})

/** Starts the script on this page with redirect off, and lets the first view's request for the cart be answered. */
async function start(given: Record<string, unknown> = {}) {
  const shop = openShop(EMPTY)
  await startPage({ redirectAfterAdd: false, ...given })
  await pass(TWO_FRAMES)
  return shop
}

/** Raises an event as plugins without jQuery do. */
async function raise(name: string, detail?: unknown): Promise<void> {
  document.body.dispatchEvent(new CustomEvent(name, { detail }))
  await pass(TWO_FRAMES)
}

async function add(selector: string): Promise<void> {
  click(find(selector))
  await pass(TWO_FRAMES)
}

const announcement = () => document.querySelector('[role="status"]')?.textContent ?? ''

describe('the announcement', () => {
  test('cart.add.announces-success-after-1s: the message of the button is spoken one second after the success', async () => {
    const shop = await start()
    click(find('#ball'))
    await pass()
    shop.answer(OK)
    await pass()
    await pass(990)
    expect(announcement()).toBe('')
    await pass(10)
    expect(announcement()).toBe('Đã thêm “Bóng & chuông”')
    expect(find('[role="status"]').getAttribute('aria-relevant')).toBe('all')
  })

  test('cart.add.no-message-no-announcement: a button without a message adds in silence', async () => {
    const shop = await start()
    shop.answer(OK)
    await add('#bell')
    await pass(5000)
    expect(find('#bell').classList).toContain('added')
    expect(announcement()).toBe('')
  })

  test('a removal is spoken, too', async () => {
    const shop = await start()
    shop.answer(OK, EMPTY)
    await add('#bell')
    await add('header [data-cart_item_key="k1"]')
    await pass(1000)
    expect(announcement()).toBe('Đã xóa')
  })
})

describe("the 'View cart' link", () => {
  test('cart.view-cart.link-right-after-button: it stands right after the button and leads to the cart', async () => {
    const shop = await start({ cartUrl: '/gio-hang/' })
    shop.answer(OK)
    await add('#ball')
    const link = find<HTMLAnchorElement>('#ball + a')
    expect(link.className).toBe('added_to_cart wc-forward')
    expect(link.getAttribute('href')).toBe('/gio-hang/')
    expect(document.querySelectorAll('.added_to_cart')).toHaveLength(1)
  })

  test('cart.view-cart.label-is-vietnamese: its label and title are Vietnamese', async () => {
    const shop = await start()
    shop.answer(OK)
    await add('#ball')
    expect(find('#ball + a').textContent).toBe('Xem giỏ hàng')
    expect(find('#ball + a').title).toBe('Xem giỏ hàng')
  })

  test.each([
    ['<span class="icon"></span> Tới <b>giỏ</b>', 'Tới giỏ', 'Tới giỏ'],
    ['<img src="/added.svg" alt="">', '', 'Xem giỏ hàng'],
    ['Tới giỏ &rarr;', 'Tới giỏ →', 'Tới giỏ →'],
  ])('a label with HTML, as %s, is shown as such, and the title has its words, or ours', async (label, text, title) => {
    vi.stubGlobal('wc_add_to_cart_params', { i18n_view_cart: label, cart_redirect_after_add: 'no' })
    const shop = await start()
    shop.answer(OK)
    await add('#ball')
    const link = find('#ball + a')
    expect([link.textContent?.trim(), link.title]).toEqual([text, title])
    const tag = /<(\w+)/.exec(label)?.[1]
    expect(!tag || link.querySelector(tag)).toBeTruthy()
  })

  test('a label that the server configures wins', async () => {
    vi.stubGlobal('wc_add_to_cart_params', { i18n_view_cart: 'Tới giỏ', cart_redirect_after_add: 'no' })
    const shop = await start()
    shop.answer(OK)
    await add('#ball')
    expect(find('#ball + a').textContent).toBe('Tới giỏ')
  })

  test('a label that the server leaves empty is its word for no link; the button says what it always says', async () => {
    vi.stubGlobal('wc_add_to_cart_params', { i18n_view_cart: '', cart_redirect_after_add: 'no' })
    const shop = await start()
    shop.answer(OK)
    await add('#ball')
    expect(find('#ball').classList).toContain('added')
    expect(document.querySelector('.added_to_cart')).toBeNull()
  })

  test.each([
    ['a label', 'Tới giỏ', 'Tới giỏ'],
    ['an empty one, which is that of the shopper’s language,', '', 'Xem giỏ hàng'],
  ])('where the page itself sets %s there is a link, whatever the server says', async (_what, viewCartLabel, label) => {
    vi.stubGlobal('wc_add_to_cart_params', { i18n_view_cart: '', cart_redirect_after_add: 'no' })
    const shop = await start({ viewCartLabel })
    shop.answer(OK)
    await add('#ball')
    expect(find('#ball + a').textContent).toBe(label)
  })

  test('cart.view-cart.only-once-per-button: a second add puts no second link', async () => {
    const shop = await start()
    shop.answer(OK, OK)
    await add('#ball')
    await add('#ball')
    expect(document.querySelectorAll('.added_to_cart')).toHaveLength(1)
  })

  test('it stands next to its button, where themes look for it: one that is taken away stays away until the next add', async () => {
    const jQuery = installJQuery()
    const shop = await start()
    const take = () => document.querySelector('#ball + .added_to_cart')?.remove()
    jQuery(document.body).on('wc_cart_button_updated', take)
    shop.answer(OK, cartAnswer('def', { key: 'k2', product: 34 }), OK)
    await add('#ball')
    await add('#bell')
    expect(document.querySelectorAll('.added_to_cart')).toHaveLength(1)
    expect(document.querySelector('#bell + .added_to_cart')).not.toBeNull()
    jQuery(document.body).off('wc_cart_button_updated')
    await add('#ball')
    expect(document.querySelector('#ball + .added_to_cart')).not.toBeNull()
  })

  test('a script may put it elsewhere, as Elementor Pro out of the form of its loops: it stays there whatever is added next, and is one', async () => {
    const jQuery = installJQuery()
    const shop = await start()
    const move = (_event: unknown, _fragments: unknown, _hash: unknown, [button]: Element[]) => {
      const link = button?.nextElementSibling
      if (link?.matches('.added_to_cart')) button?.parentElement?.parentElement?.append(link)
    }
    jQuery(document.body).on('added_to_cart', move as never)
    shop.answer(OK, cartAnswer('def', { key: 'k2', product: 34 }), OK)
    const outer = find('#ball').parentElement?.parentElement
    await add('#ball')
    const link = find('.added_to_cart')
    expect(link.parentElement).toBe(outer)
    await add('#bell')
    expect(link.parentElement).toBe(outer)
    await add('#ball')
    expect(document.querySelector('#ball + .added_to_cart')).toBeNull()
    expect(document.querySelectorAll('.added_to_cart')).toHaveLength(2)
  })

  test('cart.view-cart.not-on-the-cart-page: on the cart page there is none', async () => {
    const shop = await start({ isCart: true })
    shop.answer(OK)
    await add('#ball')
    expect(find('#ball').classList).toContain('added')
    expect(document.querySelector('.added_to_cart')).toBeNull()
  })

  test('cart.view-cart.never-with-redirect: with redirect on the page is left instead', async () => {
    const shop = await start({ redirectAfterAdd: true })
    shop.answer(OK)
    await add('#ball')
    await pass(2000)
    expect(page.visited).toEqual(['http://localhost:3000/cart/'])
    expect(document.querySelector('.added_to_cart')).toBeNull()
  })

  test('cart.view-cart.never-with-redirect: a plugin that takes the redirect back for one add finds the shopper still there, with a link', async () => {
    const params = { cart_redirect_after_add: 'yes' }
    vi.stubGlobal('wc_add_to_cart_params', params)
    const jQuery = installJQuery()
    const shop = openShop(EMPTY)
    await startPage()
    await pass(TWO_FRAMES)
    const say = (word: string) => () => Object.assign(params, { cart_redirect_after_add: word })
    jQuery(document.body).on('adding_to_cart', say('no'))
    jQuery(document.body).on('added_to_cart', say('yes'))
    shop.answer(OK, OK)
    await add('#ball')
    expect(page.visited).toEqual([])
    expect(document.querySelector('#ball + .added_to_cart')).not.toBeNull()
    jQuery(document.body).off('adding_to_cart')
    await add('#bell')
    await pass(2000)
    expect(page.visited).toEqual(['http://localhost:3000/cart/'])
  })

  test('cart.add.redirect-skips-the-rest: with redirect on no fragment is placed and nothing is spoken', async () => {
    const shop = await start({ redirectAfterAdd: true })
    shop.answer(OK)
    await add('#ball')
    await pass(2000)
    expect(document.querySelector('[data-cart_item_key]')).toBeNull()
    expect(find('#ball').classList).not.toContain('added')
    expect(announcement()).toBe('')
  })
})

describe('added_to_cart, raised by other plugins', () => {
  test('cart.fragments.refresh-on-cart-change-event: without arguments, the cart is fetched', async () => {
    const shop = await start()
    shop.answer(OK)
    const added = page.heard('shop-islands:added-to-cart')
    await raise('added_to_cart')
    expect(shop.endpoints()).toEqual(['get_refreshed_fragments', 'get_refreshed_fragments'])
    expect(find('header [data-cart_item_key="k1"]')).toBeTruthy()
    expect(added).toEqual([{}])
    expect(sessionStorage.getItem('wc_fragments')).not.toContain('undefined')
  })

  test('with fragments only, they are shown, and no button is looked for', async () => {
    const shop = await start()
    await raise('added_to_cart', [OK.fragments])
    expect(find('header [data-cart_item_key="k1"]')).toBeTruthy()
    expect(shop.requests).toHaveLength(1)
    expect(document.querySelector('.added,.added_to_cart')).toBeNull()
  })

  test('with all arguments, the button is done and the cart is shown', async () => {
    await start()
    const button = find('#ball')
    button.classList.add('loading')
    const updated = page.heard('wc_cart_button_updated')
    await raise('added_to_cart', [OK.fragments, 'abc', button])
    expect(button.className).toBe('add_to_cart_button ajax_add_to_cart added')
    expect(updated).toEqual([[button]])
    expect(sessionStorage.getItem('wc_cart_hash')).toBe('abc')
  })

  test('with a button and no fragments, the button is free and not added', async () => {
    const shop = await start()
    shop.answer(OK)
    const button = find('#ball')
    button.classList.add('loading')
    await raise('added_to_cart', [undefined, undefined, button])
    expect(button.className).toBe('add_to_cart_button ajax_add_to_cart')
    expect(document.querySelector('.added_to_cart')).toBeNull()
    expect(shop.requests).toHaveLength(2)
  })

  test.each([
    ['an empty map', {}],
    ['an empty list', []],
  ])('with %s of fragments, the button is added, and the cart is fetched instead of forgotten', async (_what, none) => {
    const shop = await start()
    await raise('added_to_cart', [OK.fragments, 'abc'])
    const changed = page.heard('shop-islands:cart-changed')
    shop.answer(cartAnswer('def', { key: 'k2', product: 34 }))
    await raise('added_to_cart', [none, '', find('#ball')])
    expect(find('#ball').classList).toContain('added')
    expect(shop.endpoints().slice(1)).toEqual(['get_refreshed_fragments'])
    expect(changed).toMatchObject([{ cartHash: 'def' }])
    expect(find('header [data-cart_item_key="k2"]')).toBeTruthy()
    expect(localStorage.getItem('wc_cart_hash')).toBe('def')
  })

  test('with arguments of other types, nothing breaks', async () => {
    const shop = await start()
    shop.answer(OK)
    await raise('added_to_cart', ['text', 5, 'button'])
    expect(shop.requests).toHaveLength(2)
    expect(page.reports).toEqual([])
  })

  test('through jQuery, with the button as a jQuery object, our own bridge tells jQuery listeners once', async () => {
    const jQuery = installJQuery()
    await start()
    const updated: unknown[] = []
    jQuery(document.body).on('wc_cart_button_updated', (_event, button) => updated.push((button as Element[])[0]?.id))
    jQuery(document.body).trigger('added_to_cart', [OK.fragments, 'abc', jQuery(find('#ball'))])
    await pass(TWO_FRAMES)
    expect(find('#ball').classList).toContain('added')
    expect(find('#ball + .added_to_cart')).toBeTruthy()
    expect(updated).toEqual(['ball'])
  })

  test('through jQuery without arguments, the cart is fetched', async () => {
    const jQuery = installJQuery()
    const shop = await start()
    shop.answer(OK)
    jQuery(document.body).trigger('added_to_cart')
    await pass(TWO_FRAMES)
    expect(shop.requests).toHaveLength(2)
    expect(find('header [data-cart_item_key="k1"]')).toBeTruthy()
  })

  test('where the file is there already, whoever raises it finds the new cart in the page right after it', async () => {
    const jQuery = installJQuery()
    await start()
    await pass(IDLE)
    jQuery(document.body).trigger('added_to_cart', [OK.fragments, 'abc', jQuery(find('#ball'))])
    expect(find('header [data-cart_item_key="k1"]')).toBeTruthy()
    expect(sessionStorage.getItem('wc_cart_hash')).toBe('abc')
    jQuery(document.body).trigger('removed_from_cart', [EMPTY.fragments, ''])
    expect(document.querySelector('header [data-cart_item_key]')).toBeNull()
  })

  test('an add of ours is heard by jQuery listeners once, too', async () => {
    const jQuery = installJQuery()
    const shop = await start()
    shop.answer(OK)
    const heard: unknown[] = []
    jQuery(document.body).on('added_to_cart wc_fragments_loaded', (event) =>
      heard.push((event as { type: string }).type),
    )
    await add('#ball')
    expect(heard).toEqual(['added_to_cart', 'wc_fragments_loaded'])
  })
})

describe('ajax_request_not_sent.adding_to_cart, raised by other plugins that were told not to add', () => {
  const VETO = 'ajax_request_not_sent.adding_to_cart'
  let jQuery: JQuery
  beforeEach(() => {
    jQuery = installJQuery()
  })

  /** MC Wishlist marks the button of a row, asks, and leaves the rest to the shop's script. */
  async function veto(selector: string): Promise<void> {
    find(selector).classList.add('loading')
    jQuery(document.body).trigger(VETO, [false, false, jQuery(find(selector))])
    await pass(TWO_FRAMES)
  }

  test('their own button is free again, and others hear that it is done; nothing is fetched', async () => {
    document.body.insertAdjacentHTML('beforeend', '<a href="#" class="button" id="wish">Mua</a>')
    const shop = await start()
    const updated: unknown[] = []
    jQuery(document.body).on('wc_cart_button_updated', (_event, button) => updated.push((button as Element[])[0]?.id))
    await veto('#wish')
    expect(find('#wish').className).toBe('button')
    expect(updated).toEqual(['wish'])
    expect(document.querySelector('.added_to_cart')).toBeNull()
    expect(shop.requests).toHaveLength(1)
  })

  test('so is a button of the shop’s that such a plugin serves', async () => {
    await start()
    await veto('#ball')
    expect(find('#ball').className).toBe('add_to_cart_button ajax_add_to_cart')
  })

  test('what was added before stays so, with its link', async () => {
    await start()
    await raise('added_to_cart', [OK.fragments, 'abc', find('#ball')])
    await veto('#ball')
    expect(find('#ball').className).toBe('add_to_cart_button ajax_add_to_cart added')
    expect(document.querySelectorAll('.added_to_cart')).toHaveLength(1)
  })

  test('a button whose add of ours is under way stays busy until that has ended', async () => {
    const shop = await start()
    await add('#ball')
    await veto('#ball')
    expect(find('#ball').classList).toContain('loading')
    shop.answer(OK)
    await pass(TWO_FRAMES)
    expect(find('#ball').className).toBe('add_to_cart_button ajax_add_to_cart added')
  })

  test('without a button, nothing breaks', async () => {
    const shop = await start()
    jQuery(document.body).trigger(VETO)
    await pass(TWO_FRAMES)
    expect(shop.requests).toHaveLength(1)
    expect(page.reports).toEqual([])
  })

  test('a veto of an add of ours is told once', async () => {
    await start()
    const heard: string[] = []
    const { body } = document
    jQuery(body).on('should_send_ajax_request.adding_to_cart', () => false)
    jQuery(body).on(VETO, () => heard.push('not sent'))
    jQuery(body).on('wc_cart_button_updated', () => heard.push('updated'))
    await add('#ball')
    expect(heard).toEqual(['not sent', 'updated'])
    expect(find('#ball').className).toBe('add_to_cart_button ajax_add_to_cart')
  })
})

describe('the shop’s blocks, which hear of the cart through jQuery only,', () => {
  const heard: string[] = []
  const hear = ({ type }: Event) => heard.push(type)

  /** Adds and removes; the blocks repeat natively what they hear through jQuery. */
  async function addAndRemove(): Promise<number> {
    heard.length = 0
    for (const name of ['wc-blocks_added_to_cart', 'wc-blocks_removed_from_cart']) {
      document.body.addEventListener(name, hear)
    }
    const shop = await start()
    shop.answer(OK, EMPTY)
    await add('#ball')
    await add('header [data-cart_item_key="k1"]')
    return shop.requests.length
  }

  test('are told by their own names where the page has no jQuery, and nothing is fetched again for that', async () => {
    expect(await addAndRemove()).toBe(3)
    expect(heard).toEqual(['wc-blocks_added_to_cart', 'wc-blocks_removed_from_cart'])
  })

  test('are told where an optimiser has put something else in the place of jQuery', async () => {
    vi.stubGlobal('jQuery', () => {})
    await addAndRemove()
    expect(heard).toEqual(['wc-blocks_added_to_cart', 'wc-blocks_removed_from_cart'])
  })

  test('are left to it where the page has jQuery', async () => {
    installJQuery()
    await addAndRemove()
    expect(heard).toEqual([])
  })

  describe('on a page with the mini-cart block and jQuery', () => {
    const NAMES = ['added_to_cart', 'removed_from_cart']
    let jQuery: JQuery

    beforeEach(() => {
      jQuery = installJQuery()
      document.body.insertAdjacentHTML('beforeend', '<div class="wc-block-mini-cart"></div>')
    })

    test('are told once where the block looked for jQuery before that came', async () => {
      expect(await addAndRemove()).toBe(3)
      expect(heard).toEqual(NAMES.map((name) => `wc-blocks_${name}`))
    })

    test('are not told a second time of what they have heard through jQuery', async () => {
      for (const name of NAMES) {
        // In older versions the event stays on the body.
        jQuery(document).on(name, () => document.body.dispatchEvent(new CustomEvent(`wc-blocks_${name}`)))
      }
      expect(await addAndRemove()).toBe(3)
      expect(heard).toEqual(NAMES.map((name) => `wc-blocks_${name}`))
    })
  })
})

describe('a removal', () => {
  const THREE = cartAnswer('3', { key: 'k1', product: 1 }, { key: 'k2', product: 2 }, { key: 'k3', product: 3 })
  const link = (key: string) => find(`header [data-cart_item_key="${key}"]`)

  async function startWithThree() {
    const shop = openShop(THREE)
    await startPage({ redirectAfterAdd: false })
    await pass(TWO_FRAMES)
    return shop
  }

  test('mini-cart.remove.applies-fragments-and-hash: the row goes, the copy is renewed, everybody is told', async () => {
    const shop = await startWithThree()
    const removed = page.heard('shop-islands:removed-from-cart')
    const rest = cartAnswer('2', { key: 'k1', product: 1 }, { key: 'k3', product: 3 })
    shop.answer(rest)
    click(link('k2'))
    await pass(TWO_FRAMES)
    expect(
      [...document.querySelectorAll<HTMLElement>('header .remove')].map(({ dataset }) => dataset['cart_item_key']),
    ).toEqual(['k1', 'k3'])
    expect(sessionStorage.getItem('wc_cart_hash')).toBe('2')
    expect(removed).toEqual([{ fragments: rest.fragments, cartHash: '2' }])
    expect(page.visited).toEqual([])
  })

  test('mini-cart.remove.blocks-the-item: the row is overlaid until the answer is there', async () => {
    const shop = await startWithThree()
    click(link('k2'))
    await pass(500)
    expect(link('k2').closest('.mini_cart_item')?.querySelector('.blockOverlay')).not.toBeNull()
    shop.answer(cartAnswer('2', { key: 'k1', product: 1 }))
    await pass(TWO_FRAMES)
    expect(document.querySelector('.blockOverlay')).toBeNull()
  })

  test('the focus goes on to the row behind, and from the last to the one before', async () => {
    const shop = await startWithThree()
    shop.answer(
      cartAnswer('2', { key: 'k1', product: 1 }, { key: 'k3', product: 3 }),
      cartAnswer('1', { key: 'k1', product: 1 }),
    )
    link('k2').focus()
    click(link('k2'))
    await pass(TWO_FRAMES)
    expect(document.activeElement).toBe(link('k3'))
    click(link('k3'))
    await pass(TWO_FRAMES)
    expect(document.activeElement).toBe(link('k1'))
  })

  test('where the last row went, the focus stays in the mini-cart', async () => {
    const shop = openShop(OK)
    await startPage({ redirectAfterAdd: false })
    await pass(TWO_FRAMES)
    shop.answer(EMPTY)
    link('k1').focus()
    click(link('k1'))
    await pass(TWO_FRAMES)
    expect(document.activeElement).toBe(find('header .widget_shopping_cart_content'))
  })

  test('a focus that is elsewhere stays there', async () => {
    const shop = await startWithThree()
    shop.answer(cartAnswer('2', { key: 'k1', product: 1 }))
    find('#ball').focus()
    click(link('k2'))
    await pass(TWO_FRAMES)
    expect(document.activeElement).toBe(find('#ball'))
  })

  test('a link that the server still sends keeps the focus, and hears of the removal itself', async () => {
    const shop = await startWithThree()
    shop.answer(cartAnswer('2', { key: 'k2', product: 2 }))
    const heard = vi.fn()
    link('k2').addEventListener('shop-islands:removed-from-cart', heard)
    link('k2').focus()
    click(link('k2'))
    await pass(TWO_FRAMES)
    expect(document.activeElement).toBe(link('k2'))
    expect(heard).toHaveBeenCalledTimes(1)
  })

  test('removed_from_cart of another plugin, without arguments, fetches the cart', async () => {
    const shop = await start()
    shop.answer(OK)
    await raise('removed_from_cart')
    expect(shop.requests).toHaveLength(2)
    expect(find('header [data-cart_item_key="k1"]')).toBeTruthy()
  })

  test('Space on the link removes', async () => {
    const shop = await startWithThree()
    const event = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true })
    link('k2').dispatchEvent(event)
    await pass()
    expect(event.defaultPrevented).toBe(true)
    expect(shop.endpoints().at(-1)).toBe('remove_from_cart')
  })

  test('a link without a key is a link', async () => {
    const shop = await startWithThree()
    delete link('k2').dataset['cart_item_key']
    const event = click(find('header .mini_cart_item:nth-child(2) .remove'))
    await pass()
    expect(event.defaultPrevented).toBe(false)
    expect(shop.requests).toHaveLength(1)
  })
})

describe('where the shop has switched background adds off,', () => {
  const followed = async (selector: string) => {
    const event = click(find(selector))
    await pass(TWO_FRAMES)
    return !event.defaultPrevented
  }

  test('its links are plain links; what the author marks adds', async () => {
    find('#bell').dataset['island'] = 'add-to-cart'
    find('header').insertAdjacentHTML(
      'beforeend',
      '<a class="remove_from_cart_button" data-cart_item_key="k" href="?x">x</a>',
    )
    const shop = await start({ addsInBackground: false })
    shop.answer(OK)
    await pass(TWO_FRAMES)
    const sent = shop.requests.length
    expect([await followed('#ball'), await followed('.remove_from_cart_button')]).toEqual([true, true])
    expect(shop.requests).toHaveLength(sent)
    expect(await followed('#bell')).toBe(false)
    expect(shop.requests).toHaveLength(sent + 1)
  })

  test('they add all the same where its script for adding is on the page', async () => {
    vi.stubGlobal('wc_add_to_cart_params', { cart_redirect_after_add: 'no' })
    await start({ addsInBackground: false })
    expect(await followed('#ball')).toBe(false)
  })
})

test('who listens through jQuery since before our script finds the cart that another script tells of in the page', async () => {
  const jQuery = installJQuery()
  const seen: number[] = []
  const look = () => seen.push(document.querySelectorAll('.woocommerce-mini-cart-item').length)
  jQuery(document.body).on('added_to_cart removed_from_cart', look)
  await start()
  await pass(IDLE)
  jQuery(document.body).trigger('added_to_cart', [OK.fragments, 'abc', jQuery(find('#ball'))])
  await pass(TWO_FRAMES)
  jQuery(document.body).trigger('removed_from_cart', [EMPTY.fragments, ''])
  await pass(TWO_FRAMES)
  expect(seen).toEqual([1, 0])
})
