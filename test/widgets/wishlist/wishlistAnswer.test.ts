import { beforeEach, describe, expect, test, vi } from 'vitest'
import { deferred } from '../../support/deferred'
import { type FakeShop, openShop } from '../../support/fakeShop'
import { openPage, pass, replaceBody, stopClock, type TestPage, TWO_FRAMES } from '../../support/freshPage'
import { click, find } from '../../support/page'
import { wishlistCard, wishlistData } from '../../support/wishlistHtml'
import { keepData, keptData, partsOf, startWishlist } from '../../support/wishlistPage'

const LIST = 'http://localhost:3000/wishlist/'
const CONTENT = '<div class="tinv-wishlist woocommerce tinv-wishlist-clear"><h2>Mới</h2></div>'

let page: TestPage
let shop: FakeShop

beforeEach(() => {
  page = openPage(`<a href="/wishlist/"><i class="wishlist-icon"></i></a><ul>${wishlistCard(12)}${wishlistCard(13)}</ul>
    <div class="tinv-wishlist woocommerce tinv-wishlist-clear"><h2>Cũ</h2></div>`)
  stopClock()
  keepData(wishlistData({ 13: [0] }))
  shop = openShop()
})

const buttonOf = (product: number) => find(`[data-tinv-wl-product="${product}"]`)
const isMarked = (product: number) => buttonOf(product).classList.contains('tinvwl-product-in-list')
const isRemove = (product: number) => buttonOf(product).classList.contains('tinvwl-product-make-remove')

/** Starts the page, clicks the button of a product, and answers. */
async function answer(said: object | string, settings = {}, product = 12): Promise<void> {
  await startWishlist(settings)
  click(buttonOf(product))
  await pass(100)
  shop.answer(said)
  await pass(TWO_FRAMES)
}

describe('where the shopper goes', () => {
  test('wishlist.answer.redirect-after-4000-ms: the page stays for 4000 ms, then goes', async () => {
    await answer({ status: true, redirect: LIST, wishlists_data: wishlistData({}) })
    await pass(4000 - TWO_FRAMES - 1)
    expect(page.visited).toEqual([])
    await pass(1)
    expect(page.visited).toEqual([LIST])
  })

  test('who has gone on meanwhile, to a page whose body a script has put in the place of this one’s, is not taken away from there', async () => {
    await answer({ status: true, redirect: LIST, wishlists_data: wishlistData({}) })
    await replaceBody()
    await pass(5000)
    expect(page.visited).toEqual([])
  })

  test('nor is who has gone on to such a page before the answer came', async () => {
    await startWishlist({})
    click(buttonOf(12))
    await pass(100)
    await replaceBody()
    shop.answer({ status: true, redirect: LIST, wishlists_data: wishlistData({}) })
    await pass(5000)
    expect(page.visited).toEqual([])
  })

  test('a later answer takes the place of a redirect that is pending', async () => {
    await answer({ status: true, redirect: LIST, wishlists_data: wishlistData({}) })
    click(buttonOf(13))
    await pass(1000)
    shop.answer({ status: true, redirect: '/other/', wishlists_data: wishlistData({}) })
    await pass(3999)
    expect(page.visited).toEqual([])
    await pass(5000)
    expect(page.visited).toEqual(['http://localhost:3000/other/'])
  })

  test('wishlist.answer.redirect-after-4000-ms: a call of the shopper’s that is under way then is waited for', async () => {
    await answer({ status: true, redirect: LIST, wishlists_data: wishlistData({ 12: [0] }) })
    await pass(3000)
    click(buttonOf(13))
    await pass(5000)
    expect(shop.requests).toHaveLength(2)
    expect(page.visited).toEqual([])
    shop.answer({ status: true, wishlists_data: wishlistData({ 12: [0], 13: [0] }) })
    await pass(TWO_FRAMES)
    expect(page.visited).toEqual([LIST])
  })

  test('closing the message while it waits so calls it off', async () => {
    const message = { redirect: LIST, msg: '<p>Đã thêm</p>', status: true, wishlists_data: wishlistData({ 12: [0] }) }
    await answer(message)
    await pass(3000)
    const { inTurn } = await import('../../../src/stores/cart/queue')
    const other = deferred<void>()
    void inTurn(() => other.promise)
    await pass(2000)
    click(find('.tinvwl_button_close'))
    other.resolve(undefined)
    await pass(5000)
    expect(page.visited).toEqual([])
  })

  test('closing the message calls the redirect off', async () => {
    await answer({ redirect: LIST, msg: '<p>Đã thêm</p>', status: true, wishlists_data: wishlistData({}) })
    click(find('.tinvwl_button_close'))
    await pass(5000)
    expect(page.visited).toEqual([])
  })

  test('wishlist.answer.force-redirect: at once', async () => {
    await answer({ status: false, force_redirect: '/my-account/?tinvwl_redirect=x' })
    expect(page.visited).toEqual(['http://localhost:3000/my-account/?tinvwl_redirect=x'])
    expect(page.heard('shop-islands:wishlist-failed')).toEqual([])
  })

  test('an address that is none of the web is refused', async () => {
    await answer({ status: false, force_redirect: 'javascript:alert(1)', redirect: 'javascript:alert(2)' })
    await pass(5000)
    expect(page.visited).toEqual([])
    expect(page.reports).toEqual(['address-unsafe: javascript:alert(1)', 'address-unsafe: javascript:alert(2)'])
  })
})

describe('what the shopper reads', () => {
  test('wishlist.answer.msg-opens-popup: the message stands in a pop-up, and its scripts do not run', async () => {
    Object.assign(window, { hasRun: false })
    await answer({ status: true, msg: '<p>Đã <b>thêm</b></p><script>hasRun = true</script>', wishlists_data: {} })
    await pass()
    expect(find('.tinvwl_added_to_wishlist').textContent).toContain('Đã thêm')
    expect((window as { hasRun?: boolean }).hasRun).toBe(false)
    await pass(1000)
    expect(document.querySelector('[role="status"]')?.textContent ?? '').toBe('')
  })

  test('an answer that is no JSON is the message itself', async () => {
    await answer('<div data-x="[]">Chưa được</div>')
    await pass()
    expect(find('.tinvwl_added_to_wishlist').textContent).toContain('Chưa được')
    expect(isMarked(12)).toBe(false)
  })

  test.each([
    [{ status: true }, 12, 'Đã thêm vào danh sách yêu thích.'],
    [{ status: false, removed: true }, 13, 'Đã xóa khỏi danh sách yêu thích.'],
  ])('an answer without a message is spoken: %j', async (said, product, message) => {
    await answer({ ...said, wishlists_data: wishlistData({}) }, {}, product)
    await pass(1000)
    expect(find('[role="status"]').textContent).toBe(message)
  })

  test('wishlist.answer.content-replaces-page: the wishlist shown becomes the new one', async () => {
    await answer({ status: true, content: CONTENT, wishlists_data: wishlistData({}) })
    await pass(TWO_FRAMES)
    expect(find('h2').textContent).toBe('Mới')
  })

  test.each([[undefined], [null], [false], ['']])('content %j replaces nothing', async (content) => {
    await answer({ status: true, content, wishlists_data: wishlistData({}) })
    await pass(TWO_FRAMES)
    expect(find('h2').textContent).toBe('Cũ')
  })
})

describe('what the buttons show', () => {
  test('wishlist.answer.wishlists-data-renews-cache: the data are kept in the browser, and buttons and counter follow them', async () => {
    const data = wishlistData({ 12: [0] }, { counter: 7 })
    await answer({ status: true, wishlists_data: data })
    expect(keptData()).toEqual({ local: data, session: data })
    expect([12, 13].map(isMarked)).toEqual([true, false])
    expect(find('.wishlist-icon').dataset['iconLabel']).toBe('7')
    expect(page.heard('shop-islands:wishlist-changed')).toEqual([])
  })

  test.each([['list'], [[]], [null], [{ lists: 1 }]])('data that are none (%j) change nothing', async (data) => {
    await answer({ status: false, msg: 'x', wishlists_data: data })
    expect([12, 13].map(isMarked)).toEqual([false, true])
    expect(keptData().local).toEqual(wishlistData({ 13: [0] }))
  })

  test('wishlist.answer.status-marks-success: true marks the button, also where the answer has no data, which are then fetched', async () => {
    const told = page.heard('tinvwl_wishlist_added_status')
    await answer({ status: true })
    expect(isMarked(12)).toBe(true)
    expect(told).toEqual([[buttonOf(12), true]])
    expect(shop.requests[1]?.fields['tinvwl-action']).toBe('get_data')
    shop.answer({ wishlists_data: wishlistData({ 12: [0] }) })
    await pass()
    expect([12, 13].map(isMarked)).toEqual([true, false])
  })

  test('wishlist.answer.status-marks-success: false leaves the button as it was', async () => {
    const told = page.heard('tinvwl_wishlist_added_status')
    await answer({ status: false, msg: '<p>Không được</p>' })
    expect([12, 13].map(isMarked)).toEqual([false, true])
    expect(told).toEqual([[buttonOf(12), false]])
    expect(page.heard('shop-islands:added-to-wishlist')).toEqual([])
    expect(shop.requests).toHaveLength(1)
  })

  test('wishlist.answer.removed-unmarks-button: also with a false status, and without data', async () => {
    const removed = page.heard('shop-islands:removed-from-wishlist')
    await answer({ status: false, removed: true }, { wishlistSimpleFlow: true }, 13)
    expect(isMarked(13)).toBe(false)
    expect(buttonOf(13).dataset['tinvWlAction']).toBe('addto')
    expect(removed).toEqual([{ productId: '13', variationId: '0' }])
  })

  test('a product that is still in another list stays marked after a removal: the data know better', async () => {
    await answer({ status: false, removed: true, wishlists_data: wishlistData({ 13: [0] }) }, {}, 13)
    expect(isMarked(13)).toBe(true)
  })

  test('wishlist.answer.make-remove-flips-button: true makes it a remove button, false an add button again', async () => {
    await answer({ status: true, make_remove: true, wishlists_data: wishlistData({ 12: [0] }) })
    expect(isRemove(12)).toBe(true)
    click(buttonOf(12))
    await pass(100)
    expect(partsOf(shop.requests[1])['product_action']).toBe('remove')
    shop.answer({ status: true, make_remove: false, action: 'addto', wishlists_data: wishlistData({ 12: [0] }) })
    await pass(100)
    expect(isRemove(12)).toBe(false)
    expect(buttonOf(12).dataset['tinvWlAction']).toBe('addto')
  })

  test('what an answer said of a button holds until new data come', async () => {
    const said = { status: true, make_remove: false, wishlists_data: wishlistData({ 12: [0] }) }
    await answer(said, { wishlistSimpleFlow: true })
    expect(isRemove(12)).toBe(false)
    const { setWishlist } = await import('../../../src/stores/wishlist/wishlist')
    setWishlist(wishlistData({ 12: [0], 13: [0] }))
    expect(isRemove(12)).toBe(true)
  })

  /** What the server in simple flow says of a product that is in a list already. */
  const ALREADY_IN = {
    msg: '<p>Đã có</p>',
    status: false,
    make_remove: false,
    wishlists_data: wishlistData({ 12: [0], 13: [0] }),
  }

  test('in simple flow the button of a product that was in a list already becomes a remove button', async () => {
    await answer(ALREADY_IN, { wishlistSimpleFlow: true })
    expect(isRemove(12)).toBe(true)
    click(buttonOf(12))
    await pass(100)
    expect(partsOf(shop.requests[1])['product_action']).toBe('remove')
  })

  test.each([
    ['an add', { status: true, make_remove: true, wishlists_data: wishlistData({ 12: [0], 13: [0] }) }],
    ['a refusal', ALREADY_IN],
  ])(
    'that the shop is in simple flow is learnt from the answer to %s, and holds for all buttons',
    async (_what, said) => {
      await answer(said)
      expect([12, 13].map(isRemove)).toEqual([true, true])
    },
  )

  test.each([
    [{ status: true }],
    [{ status: true, make_remove: false }],
    [{ status: false, msg: '<p>Đã có</p>' }],
    [{ msg: '<p>Đã có</p>' }],
    ['<p>Đã có</p>'],
  ])('that it is not, is not doubted because of %j', async (said) => {
    await answer(typeof said === 'string' ? said : { ...said, wishlists_data: wishlistData({ 12: [0], 13: [0] }) })
    expect([12, 13].map(isRemove)).toEqual([false, false])
  })

  test('wishlist.answer.action-names-what-was-done: an answer of status true is an add or a removal by its action', async () => {
    const added = page.heard('shop-islands:added-to-wishlist')
    const removed = page.heard('shop-islands:removed-from-wishlist')
    await answer({ status: true, action: 'remove_from_wishlist' }, {}, 13)
    expect(isMarked(13)).toBe(false)
    expect([added.length, removed.length]).toEqual([0, 1])
    click(buttonOf(12))
    await pass(100)
    shop.answer({ wishlists_data: wishlistData({}) }, { status: true, action: 'add_to_wishlist' })
    await pass(100)
    expect(isMarked(12)).toBe(true)
    expect([added.length, removed.length]).toEqual([1, 1])
  })

  test('wishlist.answer.action-names-what-was-done: without an action it is what was asked for', async () => {
    const removed = page.heard('shop-islands:removed-from-wishlist')
    await answer({ status: true }, { wishlistSimpleFlow: true }, 13)
    expect(removed).toHaveLength(1)
    expect(isMarked(13)).toBe(false)
  })

  test('wishlist.button.added-animation-500-ms: the icon in the header says added for 500 ms, and for nothing else', async () => {
    await answer({ status: true, wishlists_data: wishlistData({ 12: [0] }) })
    expect(find('.wishlist-icon').classList).toContain('added')
    await pass(499 - TWO_FRAMES)
    expect(find('.wishlist-icon').classList).toContain('added')
    await pass(1)
    expect(find('.wishlist-icon').classList).not.toContain('added')
    click(buttonOf(12))
    await pass(100)
    shop.answer({ removed: true, status: false, wishlists_data: wishlistData({}) })
    await pass(10)
    expect(find('.wishlist-icon').classList).not.toContain('added')
  })
})

describe('order and share key', () => {
  test('keys are acted on in the order in which they came', async () => {
    const order: string[] = []
    document.addEventListener('tinvwl_wishlist_added_status', () => order.push('status'))
    document.addEventListener('shop-islands:wishlist-changed', () => order.push('data'))
    await answer({ wishlists_data: wishlistData({}), status: true })
    click(buttonOf(12))
    await pass(100)
    shop.answer({ status: true, wishlists_data: wishlistData({}) })
    await pass(100)
    expect(order).toEqual(['data', 'status', 'status', 'data'])
  })

  test('wishlist.answer.share-key-is-adopted: later calls name the list, and a tab that shows it is told', async () => {
    const told: string[] = []
    const items = localStorage
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.getItem(key),
      setItem(key: string, value: string) {
        if (key.endsWith('_refresh')) told.push(value)
        items.setItem(key, value)
      },
    })
    await answer({ status: true, wishlist: { ID: 3, share_key: 'a1b2c3' } })
    expect(shop.requests[1]?.fields['tinvwl-sharekey']).toBe('a1b2c3')
    // Emptied first: the same text written again would tell nobody.
    expect(told).toEqual(['', 'a1b2c3'])
  })
})

describe('several wishlists', () => {
  beforeEach(() => {
    const lists = { 3: { ID: 3, title: 'Mèo', in: [0] }, 4: { ID: 4, title: 'Quà', in: false } }
    keepData({ products: { 13: lists }, counter: 1 })
  })

  test('wishlist.add.sends-wishlist-id-and-name: the list that was chosen goes along', async () => {
    await startWishlist()
    click(buttonOf(12))
    await pass(100)
    expect(shop.requests).toEqual([])
    const lists = find<HTMLSelectElement>('select.tinvwl_wishlist')
    expect([...lists.options].map(({ text }) => text)).toEqual(['Mèo', 'Quà', 'Tạo danh sách mới'])
    lists.value = '4'
    click(find('.tinvwl_button_add'))
    await pass(100)
    expect(partsOf(shop.requests[0])).toMatchObject({ tinv_wishlist_id: '4', tinv_wishlist_name: '' })
  })

  test('wishlist.add.sends-wishlist-id-and-name: or the name of the list to be made', async () => {
    await startWishlist()
    click(buttonOf(12))
    await pass(100)
    find<HTMLSelectElement>('select.tinvwl_wishlist').value = ''
    find<HTMLInputElement>('.tinvwl_new_input').value = 'Sinh nhật'
    click(find('.tinvwl_button_add'))
    await pass(100)
    expect(partsOf(shop.requests[0])).toMatchObject({ tinv_wishlist_id: '', tinv_wishlist_name: 'Sinh nhật' })
  })

  test('who closes the choice adds nothing and is told of no failure, and the button is free', async () => {
    await startWishlist()
    click(buttonOf(12))
    await pass(100)
    click(find('.tinvwl_button_close'))
    await pass(100)
    expect(shop.requests).toEqual([])
    expect(buttonOf(12).hasAttribute('aria-busy')).toBe(false)
    expect(document.querySelector('.shop-islands-notice')).toBeNull()
  })

  test.each([
    ['a removal asks nothing', { wishlistSimpleFlow: true }, 13],
    ['a page that does not want the choice asks nothing', { wishlistChoice: false }, 12],
  ])('%s', async (_which, settings, product) => {
    await startWishlist(settings)
    click(buttonOf(product))
    await pass(100)
    expect(shop.requests).toHaveLength(1)
  })
})
