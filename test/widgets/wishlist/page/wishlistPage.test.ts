import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeAnswer, type FakeShop, openShop } from '../../../support/fakeShop'
import { CUT_OFF, openNextPage, openPage, pass, stopClock, type TestPage, TWO_FRAMES } from '../../../support/freshPage'
import { installJQuery } from '../../../support/jQuery'
import { recordNativeBehaviour } from '../../../support/nativeBehaviour'
import { click, find, press } from '../../../support/page'
import { approach } from '../../../support/startPage'
import { startWishlistPage, wishlistHtml } from './wishlistTable'

const NOTHING_SELECTED = 'Chưa chọn sản phẩm hoặc thao tác nào.'

let page: TestPage
let shop: FakeShop
let native: string[]
let alerts: unknown[]

const button = (name: string, value?: number) =>
  find<HTMLButtonElement>(`[name="tinvwl-${name}"]${value ? `[value="${value}"]` : ''}`)
const box = (id: number) => find<HTMLInputElement>(`[name="wishlist_pr[]"][value="${id}"]`)
const all = () => find<HTMLInputElement>('.global-cb')
const rows = () => [...document.querySelectorAll<HTMLInputElement>('.wishlist_item input')].map(({ value }) => value)
const body = (index = 0) => new URLSearchParams(String(shop.requests[index]?.init.body))
const answer = (content?: string, more: object = {}) => ({
  status: true,
  ...(content === undefined ? {} : { content }),
  ...more,
})

/** Ticks or unticks a box, as a shopper does. */
async function tick(target: HTMLInputElement, isTicked = true): Promise<void> {
  target.checked = isTicked
  target.dispatchEvent(new Event('change', { bubbles: true }))
  await pass()
}

/** Opens a wishlist page on which the script runs. */
async function open(html: string, settings: object = {}, ...answers: FakeAnswer[]): Promise<void> {
  page = openPage(`<main><div class="woocommerce-notices-wrapper"></div>${html}</main>`)
  native = recordNativeBehaviour()
  stopClock()
  shop = openShop(...answers)
  alerts = []
  vi.stubGlobal('alert', (text: unknown) => alerts.push(text))
  Object.assign(window, {
    tinvwl_add_to_wishlist: {
      wc_ajax_url: '/vi/?wc-ajax=tinvwl',
      nonce: 'nonce1',
      hash_key: 'ti_wishlist_data_x',
      ...settings,
    },
  })
  await startWishlistPage()
}

/** Presses a button, and lets the answer and the swap arrive. */
async function act(target: HTMLElement): Promise<MouseEvent> {
  target.focus()
  const event = click(target)
  await pass(TWO_FRAMES)
  await pass()
  return event
}

beforeEach(() => open(wishlistHtml(77, 78, 79)))

describe('the boxes', () => {
  beforeEach(() => approach('.tinv-wishlist'))

  test('wishlist.table.select-all: the box in the head ticks every row, and unticks them all', async () => {
    await tick(all())
    expect([77, 78, 79].map((id) => box(id).checked)).toEqual([true, true, true])
    await tick(all(), false)
    expect([77, 78, 79].map((id) => box(id).checked)).toEqual([false, false, false])
  })

  test('it says whether all, some or none of the rows are ticked', async () => {
    await tick(box(77))
    expect([all().checked, all().indeterminate]).toEqual([false, true])
    await tick(box(78))
    await tick(box(79))
    expect([all().checked, all().indeterminate]).toEqual([true, false])
    for (const id of [77, 78, 79]) await tick(box(id), false)
    expect([all().checked, all().indeterminate]).toEqual([false, false])
  })

  test('rows that cannot be ticked stay as they are and do not count', async () => {
    box(78).disabled = true
    await tick(all())
    expect(box(78).checked).toBe(false)
    expect([all().checked, all().indeterminate]).toEqual([true, false])
  })

  test('where none can be ticked, the box in the head cannot either', async () => {
    for (const id of [77, 78, 79]) box(id).disabled = true
    await tick(all())
    expect([all().checked, all().indeterminate]).toEqual([false, false])
  })

  test('other fields of the list, and boxes of other lists, are left alone', async () => {
    find('main').insertAdjacentHTML('beforeend', wishlistHtml(90))
    await tick(all())
    expect(box(90).checked).toBe(false)
    find('select').dispatchEvent(new Event('change', { bubbles: true }))
    expect(all().checked).toBe(true)
  })
})

test('other plugins hear of an answer as it came, once the page shows what it says', async () => {
  const said = answer(wishlistHtml(78), { icon: '<i></i>', extra: [1] })
  await open(wishlistHtml(77, 78), {}, said)
  const heard: unknown[] = []
  installJQuery()(document.body).on('tinvwl_wishlist_ajax_response', (_event, _settings, reply) =>
    heard.push(structuredClone(reply), rows()),
  )
  await act(button('remove', 77))
  expect(heard).toEqual([said, rows()])
  expect(rows()).not.toContain('77')
})

describe('what is sent', () => {
  test('wishlist.table.request: a post to the address of the server, with its nonce as header, and the page is not left', async () => {
    const event = await act(button('remove', 77))
    expect(event.defaultPrevented).toBe(true)
    expect(native).toEqual([])
    expect(shop.requests).toHaveLength(1)
    expect(shop.requests[0]?.url).toBe('/vi/?wc-ajax=tinvwl')
    expect(shop.requests[0]?.init.method).toBe('POST')
    expect(shop.requests[0]?.init.headers).toMatchObject({ 'X-WP-Nonce': 'nonce1' })
  })

  test('wishlist.table.remove-row: removing a row names the row', async () => {
    await act(find('[name="tinvwl-remove"][value="78"] i'))
    expect(body().get('tinvwl-action')).toBe('remove')
    expect(body().get('tinvwl-product_id')).toBe('78')
  })

  test('wishlist.table.add-row-to-cart: adding a row to the cart names the row', async () => {
    await act(button('add-to-cart', 79))
    expect(body().get('tinvwl-action')).toBe('add_to_cart_single')
    expect(body().get('tinvwl-product_id')).toBe('79')
  })

  test.each([
    ['one', () => act(button('add-to-cart', 79)), [['tinvwl-qty[79]', '3']]],
    [
      'the ticked ones',
      async () => {
        await tick(box(79))
        await tick(box(77))
        return act(button('action-product_selected'))
      },
      [
        ['tinvwl-qty[77]', '1'],
        ['tinvwl-qty[79]', '3'],
      ],
    ],
  ])('rows of the plugin’s paid edition are added with their quantities: %s', async (_which, add, sent) => {
    for (const id of [77, 78, 79])
      box(id).insertAdjacentHTML('afterend', `<input class="qty" name="wishlist_qty[${id}]" value="1">`)
    find<HTMLInputElement>('[name="wishlist_qty[79]"]').value = '3'
    await add()
    expect([...body()].filter(([name]) => name.startsWith('tinvwl-qty'))).toEqual(sent)
  })

  test('wishlist.table.add-all-to-cart: adding all names no row, whatever is ticked', async () => {
    await tick(box(77))
    await act(button('action-product_all'))
    expect(body().get('tinvwl-action')).toBe('add_to_cart_all')
    expect([...body().keys()].filter((name) => /product/.test(name))).toEqual([])
  })

  test('wishlist.table.add-selected-to-cart: the ticked rows are named, in their order', async () => {
    await tick(box(79))
    await tick(box(77))
    await act(button('action-product_selected'))
    expect(body().get('tinvwl-action')).toBe('add_to_cart_selected')
    expect(body().getAll('tinvwl-products[]')).toEqual(['77', '79'])
  })

  test.each(['remove_selected', 'add_to_cart_selected', 'a_new_action'])(
    'wishlist.table.apply-bulk-action: applying %s sends just that, with the ticked rows',
    async (action) => {
      find('select').insertAdjacentHTML('beforeend', '<option value="a_new_action">Mới</option>')
      find<HTMLSelectElement>('select').value = action
      await tick(box(78))
      await act(button('action-product_apply'))
      expect(body().get('tinvwl-action')).toBe(action)
      expect(body().getAll('tinvwl-products[]')).toEqual(['78'])
    },
  )

  test('wishlist.table.request-fields: the nonce, the page, the rows per page and the share key go with every action', async () => {
    await act(button('action-product_all'))
    expect(Object.fromEntries(body())).toEqual({
      'tinvwl-action': 'add_to_cart_all',
      'tinvwl-security': 'nonce1',
      'tinvwl-paged': '2',
      'tinvwl-per-page': '10',
      'tinvwl-sharekey': 'a1b2c3',
    })
  })

  test('wishlist.table.pagination: what stands on the button itself wins over the form, and page links stay links', async () => {
    button('remove', 77).dataset['tinvwl_paged'] = '5'
    button('remove', 77).dataset['tinvwl_per_page'] = '25'
    await act(button('remove', 77))
    expect([body().get('tinvwl-paged'), body().get('tinvwl-per-page')]).toEqual(['5', '25'])
    click(find('.tinv-prev'))
    expect(native).toEqual(['follows /wishlist/a1b2c3/1/'])
  })

  test('wishlist.table.identified-by-share-key: two lists on a page each send their own key, and their own ticks', async () => {
    find('main').insertAdjacentHTML('beforeend', wishlistHtml(90).replace('a1b2c3', 'ffffff'))
    // Between the two the cart is fetched, because something was added.
    shop.answer(answer(), answer(), answer())
    await tick(box(77))
    await tick(box(90))
    await act(button('action-product_selected'))
    await act(button('remove', 90))
    expect(body(0).getAll('tinvwl-products[]')).toEqual(['77'])
    expect([body(0).get('tinvwl-sharekey'), body(2).get('tinvwl-sharekey')]).toEqual(['a1b2c3', 'ffffff'])
  })

  test('wishlist.table.request-optional-fields: language and counts are sent where the server sets them', async () => {
    await open(wishlistHtml(77), { wpml: 'vi', wpml_default: 'en', stats: '1' })
    await act(button('remove', 77))
    expect([body().get('lang'), body().get('lang_default'), body().get('stats')]).toEqual(['vi', 'en', '1'])
  })

  test('where a shopper may have several lists, the server is asked about all of them', async () => {
    await open(wishlistHtml(77), { multi_wishlists: '1' })
    await act(button('remove', 77))
    expect(body().get('multi_wishlists')).toBe('1')
  })

  test('actions go one at a time', async () => {
    click(button('remove', 77))
    click(button('remove', 78))
    await pass()
    expect(shop.requests).toHaveLength(1)
    shop.answer(answer(wishlistHtml(78, 79)), answer(wishlistHtml(79)))
    await pass(4 * TWO_FRAMES)
    expect(shop.mostAtOnce).toBe(1)
    expect(rows()).toEqual(['79'])
  })

  test('a second click on the same button while the first is under way sends nothing', async () => {
    await act(button('remove', 77))
    await act(button('remove', 77))
    shop.answer(answer(wishlistHtml(78, 79)))
    await pass(TWO_FRAMES)
    expect(shop.requests).toHaveLength(1)
  })

  test('Enter on a box, which the browser takes for a click on the first button, does nothing; other keys do what they do', () => {
    expect(press('Enter', box(79)).defaultPrevented).toBe(true)
    expect(press('Enter', all()).defaultPrevented).toBe(true)
    expect(press(' ', box(79)).defaultPrevented).toBe(false)
    expect(press('Enter', button('remove', 77)).defaultPrevented).toBe(false)
  })

  test('the click that the browser has made of it already removes nothing either; who presses the button has the focus on it', async () => {
    shop.answer(answer(), answer())
    box(79).focus()
    expect(click(button('remove', 77)).defaultPrevented).toBe(true)
    await pass()
    expect(shop.requests).toEqual([])
    for (const remove of [button('remove', 78), button('remove', 77)]) await act(remove)
    expect(shop.requests).toHaveLength(2)
    box(79).focus()
    button('remove', 77).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
    await pass()
    expect(shop.requests).toHaveLength(3)
  })

  test('another button that a screen reader presses without moving the focus from a box does its work', async () => {
    box(79).focus()
    click(button('remove', 78))
    await pass()
    expect(body().get('tinvwl-product_id')).toBe('78')
  })

  test('the same click removes nothing where Enter was pressed in a quantity of the paid edition', async () => {
    box(79).insertAdjacentHTML('afterend', '<input class="qty" name="wishlist_qty[79]" value="1">')
    find('.qty').focus()
    expect(click(button('remove', 77)).defaultPrevented).toBe(true)
    await pass()
    expect(shop.requests).toEqual([])
  })
})

describe('nothing to work on', () => {
  test.each([
    [
      'wishlist.table.no-product-checked-alert: applying with no row ticked alerts and sends nothing',
      'apply',
      'remove_selected',
      [],
    ],
    [
      'wishlist.table.no-action-chosen-alert: applying with no action chosen alerts and sends nothing',
      'apply',
      '',
      [77],
    ],
    [
      'wishlist.table.add-selected-none-alert: adding the ticked with none ticked alerts and sends nothing',
      'selected',
      '',
      [],
    ],
  ] as const)('%s', async (_what, name, action, ticked) => {
    find<HTMLSelectElement>('select').value = action
    for (const id of ticked) await tick(box(id))
    await act(button(`action-product_${name}`))
    expect(alerts).toEqual([NOTHING_SELECTED])
    expect(shop.requests).toEqual([])
    expect(native).toEqual([])
  })

  test('the text of the server wins', async () => {
    await open(wishlistHtml(77), { tinvwl_break_submit: 'Hãy chọn!' })
    await act(button('action-product_apply'))
    expect(alerts).toEqual(['Hãy chọn!'])
  })

  test('in English it is the text of the source', async () => {
    document.documentElement.lang = 'en'
    await act(button('action-product_apply'))
    expect(alerts).toEqual(['No items or actions are selected.'])
  })
})

describe('the answer', () => {
  test('wishlist.answer.content-replaces-page: the list of the server takes the place of the one shown, ticks in rows that stay are kept', async () => {
    await tick(box(78))
    await tick(box(79))
    const kept = box(79)
    shop.answer(answer(wishlistHtml(78, 79)))
    await act(button('remove', 77))
    expect(rows()).toEqual(['78', '79'])
    expect(box(79)).toBe(kept)
    expect(kept.checked).toBe(true)
    expect([all().checked, all().indeterminate]).toEqual([true, false])
    expect(find('main > .tinv-wishlist').getAttribute('aria-busy')).toBeNull()
  })

  test('wishlist.table.add-selected-to-cart: what was put into the cart is ticked no more, or the next add would put it there once more', async () => {
    await tick(box(77))
    // The second answer is that of the cart, which is fetched after an add.
    shop.answer(answer(wishlistHtml(77, 78, 79)), { fragments: {}, cart_hash: '' })
    await act(button('action-product_selected'))
    expect([77, 78, 79].map((id) => box(id).checked)).toEqual([false, false, false])
    expect([all().checked, all().indeterminate]).toEqual([false, false])
  })

  test('wishlist.table.add-selected-to-cart: what was ticked while they were on their way stays ticked', async () => {
    await tick(box(77))
    await act(button('action-product_selected'))
    await tick(box(78))
    shop.answer(answer(wishlistHtml(77, 78, 79)), { fragments: {}, cart_hash: '' })
    await pass(TWO_FRAMES)
    expect([77, 78, 79].map((id) => box(id).checked)).toEqual([false, true, false])
  })

  test('wishlist.table.add-selected-to-cart: where the shop refuses, what was ticked stays ticked', async () => {
    await tick(box(77))
    shop.answer({ status: false, msg: 'Hết hàng', content: wishlistHtml(77, 78, 79) }, { fragments: {}, cart_hash: '' })
    await act(button('action-product_selected'))
    expect(box(77).checked).toBe(true)
  })

  test('wishlist.table.answer-fields: message, list, data and address are all acted on', async () => {
    const data = { products: { 12: { 3: { ID: 3, title: 'A', in: [0] } } }, counter: 1 }
    shop.answer({
      status: true,
      msg: '<b>Đã thêm</b>',
      content: wishlistHtml(78),
      wishlists_data: data,
      redirect: 'https://shop.test/cart/',
    })
    await act(button('add-to-cart', 77))
    await pass(TWO_FRAMES)
    expect(find('.tinvwl_added_to_wishlist .tinv-txt').textContent).toBe('Đã thêm')
    expect(rows()).toEqual(['78'])
    expect(JSON.parse(localStorage.getItem('ti_wishlist_data_x') ?? '')).toEqual(data)
    expect(page.visited).toEqual(['https://shop.test/cart/'])
  })

  test('a redirect happens at once, and never to an address that is not a page’s', async () => {
    // The second answer is that of the cart, which is fetched after an add.
    shop.answer(answer(undefined, { redirect: 'javascript:alert(1)' }), answer())
    await act(button('add-to-cart', 77))
    expect(page.visited).toEqual([])
    shop.answer(answer(undefined, { redirect: '/cart/' }))
    click(button('add-to-cart', 77))
    await pass()
    expect(page.visited).toEqual([`${location.origin}/cart/`])
  })

  test('who has gone on meanwhile, to a page whose body a script has put in the place of this one’s, is not taken away from there', async () => {
    click(button('add-to-cart', 77))
    await pass()
    openNextPage()
    shop.answer(answer(undefined, { redirect: '/cart/' }))
    await pass()
    expect(page.visited).toEqual([])
  })

  test('wishlist.answer.force-redirect: an answer with nothing but such an address leads there, and is no failure', async () => {
    shop.answer({ force_redirect: '/my-account/' })
    await act(button('remove', 77))
    expect(page.visited).toEqual([`${location.origin}/my-account/`])
    expect(page.reports).toEqual([])
    expect(document.querySelector('.shop-islands-notice')).toBeNull()
  })

  test('another call of the shopper’s that is under way is waited for; the cart is not asked for before the page is left', async () => {
    await act(button('add-to-cart', 77))
    await act(button('add-to-cart', 78))
    const asked = shop.requests.length
    shop.answer(answer(undefined, { redirect: '/cart/' }))
    await pass()
    expect(shop.requests).toHaveLength(asked + 1)
    expect(body(asked).get('tinvwl-action')).toBe('add_to_cart_single')
    expect(page.visited).toEqual([])
    shop.answer(answer())
    await pass()
    expect(page.visited).toEqual([`${location.origin}/cart/`])
  })

  test.each([
    ['add-to-cart', true],
    ['action-product_all', true],
    ['action-product_selected', true],
    ['remove', false],
  ])('after %s the cart is fetched anew: %s', async (name, isFetched) => {
    const refreshes = page.heard('wc_fragment_refresh')
    await tick(box(77))
    shop.answer(answer())
    await act(button(name))
    expect(refreshes).toHaveLength(isFetched ? 1 : 0)
  })

  test('while it is under way the list is blocked and the button marked; afterwards neither', async () => {
    const remove = button('remove', 77)
    await act(remove)
    expect(find('.tinv-wishlist .blockOverlay')).toBeTruthy()
    expect(remove.classList).toContain('inited-wishlist-action')
    shop.answer(answer(undefined, { msg: 'Hết hàng' }))
    await pass(TWO_FRAMES)
    expect(document.querySelector('.blockOverlay')).toBeNull()
    expect(remove.classList).not.toContain('inited-wishlist-action')
  })

  test('it stays blocked as long as anything is under way, though the list is a new one after the first answer', async () => {
    shop.answer()
    await act(button('remove', 77))
    await act(button('remove', 78))
    shop.answer(answer(wishlistHtml(78, 79)))
    await pass(TWO_FRAMES)
    expect(rows()).toEqual(['78', '79'])
    expect(document.querySelectorAll('.tinv-wishlist .blockUI')).toHaveLength(2)
    shop.answer(answer(wishlistHtml(79)))
    await pass(TWO_FRAMES)
    expect(rows()).toEqual(['79'])
    expect(document.querySelector('.blockUI')).toBeNull()
  })

  test('a removal that the server refuses changes nothing but says so', async () => {
    shop.answer({ status: false, msg: 'Không xóa được', content: wishlistHtml() })
    await act(button('remove', 77))
    expect(rows()).toEqual(['77', '78', '79'])
    expect(find('.tinv-modal .tinv-txt').textContent).toBe('Không xóa được')
  })

  test('an add that the server refuses shows the list that came with it, as where a product cannot be had any more', async () => {
    shop.answer({ status: false, msg: 'Hết hàng', content: wishlistHtml(77, 79) }, { fragments: {}, cart_hash: '' })
    await act(button('add-to-cart', 78))
    expect(rows()).toEqual(['77', '79'])
    expect(find('.tinv-modal .tinv-txt').textContent).toBe('Hết hàng')
  })

  test('removing the same row twice, here and in another tab, says what the server says and breaks nothing', async () => {
    shop.answer({ status: false, msg: 'Không có sản phẩm này' })
    // The refusal looks like that of an old nonce: the page is asked for a fresh one, and has none.
    shop.answer('<html></html>')
    await act(button('remove', 77))
    expect(rows()).toEqual(['77', '78', '79'])
    expect(find('.tinv-modal .tinv-txt').textContent).toBe('Không có sản phẩm này')
    expect(page.reports).toEqual([])
  })

  test('an expired nonce is renewed from the page, and the shopper sees nothing of it', async () => {
    shop.answer(
      { status: false, msg: 'Có lỗi', icon: 'icon_big_times' },
      '<script>var tinvwl_add_to_wishlist = {"nonce":"nonce2"}</script>',
      answer(wishlistHtml(78, 79)),
    )
    await act(button('remove', 77))
    expect(shop.requests.map(({ fields }) => fields['tinvwl-security'])).toEqual(['nonce1', undefined, 'nonce2'])
    expect(rows()).toEqual(['78', '79'])
    expect(document.querySelector('.tinv-modal')).toBeNull()
  })

  test('an empty list of the server empties the list; what is no text does not', async () => {
    shop.answer(answer(undefined, { content: null }))
    await act(button('remove', 77))
    expect(rows()).toEqual(['77', '78', '79'])
    shop.answer(answer(wishlistHtml()))
    await act(button('remove', 77))
    expect(find('.cart-empty').textContent).toBe('Danh sách trống.')
  })

  test('our own markup of a list is replaced too', async () => {
    await open(`<div data-island="wishlist">${wishlistHtml(77, 78).replace(/^<div class="[^"]*"/, '<div')}</div>`)
    shop.answer(answer('<div data-island="wishlist"><p>Danh sách mới</p></div>'))
    await act(button('remove', 77))
    expect(find('[data-island="wishlist"]').textContent).toBe('Danh sách mới')
  })
})

describe('the focus', () => {
  test('goes to the same button of the row that took the place of the one that went', async () => {
    shop.answer(answer(wishlistHtml(77, 79)))
    await act(button('remove', 78))
    expect(document.activeElement).toBe(button('remove', 79))
  })

  test('goes to the row before where the last one went', async () => {
    shop.answer(answer(wishlistHtml(77, 78)))
    await act(button('remove', 79))
    expect(document.activeElement).toBe(button('remove', 78))
  })

  test('goes to what says that the list is empty', async () => {
    shop.answer(answer(wishlistHtml()))
    await act(button('remove', 79))
    expect(document.activeElement).toBe(find('.cart-empty'))
    expect(find('.cart-empty').tabIndex).toBe(-1)
  })

  test('goes there too where the server sends nothing but those words', async () => {
    shop.answer(answer('<p class="cart-empty">Không có danh sách này.</p>'))
    await act(button('remove', 79))
    expect(document.activeElement).toBe(find('main > .cart-empty'))
  })

  test('stays on a button of the footer, which no row goes with', async () => {
    shop.answer(answer(), answer())
    await act(button('action-product_all'))
    await pass(TWO_FRAMES)
    expect(document.activeElement).toBe(button('action-product_all'))
    expect(find('.tinv-wishlist').hasAttribute('tabindex')).toBe(false)
  })

  test('stays where the shopper has taken it meanwhile', async () => {
    await act(button('remove', 77))
    find('.tinv-prev').focus()
    shop.answer(answer(wishlistHtml(78, 79)))
    await pass(2 * TWO_FRAMES)
    expect(document.activeElement).toBe(find('.tinv-prev'))
  })

  test('is there when the message has been closed, and on the button where that is still there', async () => {
    shop.answer(answer(wishlistHtml(78, 79), { msg: 'Đã xóa' }))
    await act(button('remove', 77))
    await pass(TWO_FRAMES)
    press('Escape', document.body)
    expect(document.activeElement).toBe(button('remove', 78))
    shop.answer(answer(undefined, { msg: 'Đã thêm' }))
    await act(button('add-to-cart', 79))
    press('Escape', document.body)
    expect(document.activeElement).toBe(button('add-to-cart', 79))
  })
})

describe('when something is wrong', () => {
  test('a second failure is spoken again, too: the next try takes back what was said of the first', async () => {
    for (let time = 0; time < 2; time++) {
      await act(button('remove', 77))
      expect(document.querySelector('[role="status"]')?.textContent ?? '').toBe('')
      shop.answer(500)
      await pass(CUT_OFF + 1000)
      expect(find('[role="status"]').textContent).toMatch('Chưa thay đổi được')
    }
  })

  test.each<[string, FakeAnswer]>([
    ['the shopper is offline', new TypeError('Failed to fetch')],
    ['the server fails', 500],
    ['the server refuses without a word', { status: false, wishlists_data: { products: [], counter: 0 } }],
  ])('%s: a notice says so until the next try, ticks are kept, the button works again', async (_what, failure) => {
    await tick(box(78))
    shop.answer(failure)
    await act(button('remove', 77))
    await pass(CUT_OFF)
    expect(find('.woocommerce-notices-wrapper .shop-islands-notice').textContent).toMatch('Chưa thay đổi được')
    expect(rows()).toEqual(['77', '78', '79'])
    expect(box(78).checked).toBe(true)
    expect(native).toEqual([])
    expect(page.reports.filter((report) => report.startsWith('call-failed'))).toHaveLength(1)
    expect(document.querySelector('.blockOverlay,.inited-wishlist-action')).toBeNull()
    shop.answer(answer(wishlistHtml(78, 79)))
    await act(button('remove', 77))
    expect(document.querySelector('.shop-islands-notice')).toBeNull()
    expect(rows()).toEqual(['78', '79'])
  })

  test('a new attempt takes back what is spoken of the one before, also what waits to be spoken', async () => {
    const spoken = () => find('[role=status]').textContent
    shop.answer(500)
    await act(button('remove', 77))
    await act(button('remove', 77))
    await pass(1000)
    expect(spoken()).toBe('')
    shop.answer(500)
    await pass(1000)
    expect(spoken()).toContain('Chưa thay đổi được')
    await act(button('remove', 77))
    expect(spoken()).toBe('')
  })

  test.each<[string, FakeAnswer]>([
    ['an empty answer', ''],
    ['a page', '<!DOCTYPE html><p>Bảo trì'],
    ['a list', []],
  ])('%s instead of an answer: the form itself is sent with the button, as without script', async (_what, junk) => {
    shop.answer(junk)
    await act(button('remove', 77))
    expect(native).toEqual(['submits list with 77'])
    expect(shop.requests).toHaveLength(1)
  })

  test.each<[string, FakeAnswer]>([
    ['an empty answer', ''],
    ['a page', '<!DOCTYPE html><p>Giỏ hàng'],
    ['half of an answer', '{"status":true,"msg":"Đã thêm'],
  ])(
    '%s to an add to the cart: nobody knows whether it was done, so it is not done again, and the cart is fetched',
    async (_what, junk) => {
      const refreshes = page.heard('wc_fragment_refresh')
      shop.answer(junk)
      await act(button('add-to-cart', 77))
      expect(native).toEqual([])
      expect(find('.woocommerce-notices-wrapper .shop-islands-notice').textContent).toMatch('Chưa thay đổi được')
      expect(refreshes).toHaveLength(1)
    },
  )

  test.each([
    ['add-to-cart', 1],
    ['remove', 0],
  ])('after an answer to %s that took too long the cart is fetched so often: %i', async (name, fetched) => {
    const refreshes = page.heard('wc_fragment_refresh')
    await act(button(name, 77))
    await pass(30_000)
    expect(find('.woocommerce-notices-wrapper .shop-islands-notice').textContent).toMatch('Chưa thay đổi được')
    expect(refreshes).toHaveLength(fetched)
  })

  test.each<[string, number, FakeAnswer]>([
    ['the connection to which was lost', 1, new TypeError('Failed to fetch')],
    ['that fails', 0, 500],
  ])('after an add to the cart at a shop %s the cart is fetched so often: %i', async (_what, fetched, failure) => {
    const refreshes = page.heard('wc_fragment_refresh')
    shop.answer(failure)
    await act(button('add-to-cart', 77))
    await pass(CUT_OFF)
    expect(find('.woocommerce-notices-wrapper .shop-islands-notice').textContent).toMatch('Chưa thay đổi được')
    expect(refreshes).toHaveLength(fetched)
  })

  test('the cart is fetched when the browser is online again where it could not be after such an add', async () => {
    shop.answer(new TypeError('Failed to fetch'))
    await act(button('add-to-cart', 77))
    shop.answer(new TypeError('Failed to fetch'))
    await pass(CUT_OFF)
    await pass(CUT_OFF)
    const asked = shop.requests.length
    window.dispatchEvent(new Event('online'))
    await pass()
    expect(shop.endpoints().slice(asked)).toEqual(['get_refreshed_fragments'])
  })

  test('without a share key the form is sent like any other form, and the author is told', async () => {
    find('form').removeAttribute('data-tinvwl_sharekey')
    await act(button('remove', 77))
    expect(native).toEqual(['submits list with 77'])
    expect(shop.requests).toEqual([])
    expect(page.reports).toEqual(['wishlist-without-share-key'])
  })

  test('without the plugin’s global, and so without a nonce, the form is sent like any other form, and the author is told', async () => {
    await open(wishlistHtml(77), { nonce: '' })
    await act(button('remove', 77))
    expect(native).toEqual(['submits list with 77'])
    expect(shop.requests).toEqual([])
    expect(page.reports).toEqual(['wishlist-without-nonce'])
  })

  test('other buttons and links in the list are none of ours', async () => {
    await act(find('.product-name a'))
    expect(native).toEqual(['follows /product/77/'])
  })

  test('where the plugin’s own script still runs, ours stays back', async () => {
    const tag = { type: 'text/plain', src: '/wp-content/plugins/ti-woocommerce-wishlist/assets/js/public.min.js' }
    document.head.append(Object.assign(document.createElement('script'), tag))
    await act(button('remove', 77))
    await tick(all())
    expect(shop.requests).toEqual([])
    expect(box(77).checked).toBe(false)
  })
})
