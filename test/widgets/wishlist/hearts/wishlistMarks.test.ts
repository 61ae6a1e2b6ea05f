import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeShop, openShop } from '../../../support/fakeShop'
import { openPage, pass, replaceBody, stopClock, type TestPage } from '../../../support/freshPage'
import { installJQuery } from '../../../support/jQuery'
import { click, find } from '../../../support/page'
import { interact } from '../../../support/startPage'
import { wishlistButton, wishlistCard, wishlistData } from '../../../support/wishlistHtml'
import { keepData, startWishlist } from '../../../support/wishlistPage'

let page: TestPage
let shop: FakeShop

function open(html: string): void {
  page = openPage(html)
  stopClock()
  shop = openShop()
}

beforeEach(() => open(`<ul>${[12, 13, 14].map((id) => wishlistCard(id)).join('')}</ul>`))

const buttonOf = (product: number) => find(`[data-tinv-wl-product="${product}"]`)
const isMarked = (product: number) => buttonOf(product).classList.contains('tinvwl-product-in-list')
const isRemove = (product: number) => buttonOf(product).classList.contains('tinvwl-product-make-remove')

describe('in a listing', () => {
  test('wishlist.button.marked-when-product-in-a-list: a product that the browser remembers to be listed shows it, and no other', async () => {
    keepData(wishlistData({ 13: [0] }))
    await startWishlist()
    expect([12, 13, 14].map(isMarked)).toEqual([false, true, false])
    expect(buttonOf(13).getAttribute('aria-pressed')).toBe('true')
    expect(JSON.parse(buttonOf(13).dataset['tinvWlList'] ?? '')).toMatchObject([{ ID: 3, title: 'Mèo' }])
    expect(buttonOf(12).dataset['tinvWlAction']).toBe('add')
    expect(shop.requests).toEqual([])
  })

  test.each([
    ['an object by list id', { 13: { 3: { ID: 3, title: 'Mèo', in: [0] } } }],
    ['a list', { 13: [{ ID: 3, title: 'Mèo', in: [0] }] }],
    ['a list with other things in it', { 13: [null, 'x', { ID: 3, title: 'Mèo', in: ['0'] }] }],
  ])('wishlists that come as %s are read', async (_form, products) => {
    keepData({ products, counter: 1 })
    await startWishlist()
    expect(isMarked(13)).toBe(true)
  })

  test('wishlist.button.in-may-be-a-boolean: true means listed, false means not', async () => {
    keepData(wishlistData({ 12: true, 13: false }))
    await startWishlist()
    expect([12, 13].map(isMarked)).toEqual([true, false])
  })

  test('wishlist.button.in-may-be-a-list-of-ids: of the product itself, 0 for it, or of others', async () => {
    keepData(wishlistData({ 12: [12], 13: ['0'], 14: [99] }))
    await startWishlist()
    expect([12, 13, 14].map(isMarked)).toEqual([true, true, false])
  })

  test('a heart that is not marked, because other variations are listed, has their lists, and none once they are gone', async () => {
    keepData(wishlistData({ 14: [99] }))
    await startWishlist()
    expect(isMarked(14)).toBe(false)
    expect(JSON.parse(buttonOf(14).dataset['tinvWlList'] ?? '')).toMatchObject([{ ID: 3 }])
    const { $wishlist } = await import('../../../../src/stores/wishlist/wishlist')
    $wishlist.set({ products: [] })
    await pass()
    expect(buttonOf(14).dataset['tinvWlList']).toBe('[]')
  })

  test('a list of ids that PHP wrote with gaps is a list', async () => {
    keepData(wishlistData({ 12: { 1: 45, 4: 0 } }))
    await startWishlist()
    expect(isMarked(12)).toBe(true)
  })

  test('a card of a variable product is marked when one of its variations is listed', async () => {
    open(wishlistCard(12, { type: 'variable', variations: [45, 46, 0] }))
    keepData(wishlistData({ 12: [46] }))
    await startWishlist()
    expect(isMarked(12)).toBe(true)
  })

  test('so is one whose default variation the server names, and a count that two of its ids stand for counts once', async () => {
    open(wishlistCard(12, { type: 'variable', variation: 45, variations: [45, 46, 0] }))
    keepData(wishlistData({ 12: [46] }, { stats: { 12: { 45: 5, 46: 2 } } }))
    await startWishlist({ wishlistStats: '1' })
    expect(isMarked(12)).toBe(true)
    expect(find('.tinvwl-product-stats').textContent).toBe('7')
  })

  test('wishlist.button.simple-flow-removes: an in-list button becomes a remove button', async () => {
    keepData(wishlistData({ 12: [0] }))
    await startWishlist({ wishlistSimpleFlow: true })
    expect(isRemove(12)).toBe(true)
    expect(buttonOf(12).dataset['tinvWlAction']).toBe('remove')
    expect(isRemove(13)).toBe(false)
  })

  test('wishlist.button.stays-addto-otherwise: outside simple flow an in-list button stays an add button', async () => {
    keepData(wishlistData({ 12: [0] }))
    await startWishlist({ wishlistSimpleFlow: '' })
    expect(isRemove(12)).toBe(false)
    expect(buttonOf(12).dataset['tinvWlAction']).toBe('addto')
  })

  test('late cards are marked as they come, and a swapped card that has the attributes of the server again is marked anew', async () => {
    keepData(wishlistData({ 12: [0], 20: [0] }))
    await startWishlist()
    find('ul').insertAdjacentHTML('beforeend', wishlistCard(20) + wishlistCard(21))
    await pass()
    expect([20, 21].map(isMarked)).toEqual([true, false])
    const button = buttonOf(12)
    button.className = 'tinvwl_add_to_wishlist_button'
    button.dataset['tinvWlAction'] = 'add'
    await pass()
    expect(isMarked(12)).toBe(true)
  })

  test('outside simple flow, too, where a swapped button is one to add, as before', async () => {
    keepData(wishlistData({ 12: [0] }))
    await startWishlist({ wishlistSimpleFlow: '' })
    const button = buttonOf(12)
    button.className = 'tinvwl_add_to_wishlist_button'
    button.removeAttribute('data-tinv-wl-list')
    await pass()
    expect(button.className).toContain('tinvwl-product-in-list')
  })

  test('a button that arrives alone is marked; one that has left is forgotten', async () => {
    keepData(wishlistData({ 12: [0] }))
    await startWishlist()
    const gone = buttonOf(12)
    const late = gone.cloneNode(true) as HTMLElement
    late.className = 'tinvwl_add_to_wishlist_button'
    gone.remove()
    find('ul').append(late)
    await pass()
    expect(isMarked(12)).toBe(true)
    const { $wishlist } = await import('../../../../src/stores/wishlist/wishlist')
    $wishlist.set({ products: [] })
    expect(isMarked(12)).toBe(false)
    expect(gone.className).toContain('tinvwl-product-in-list')
  })

  test('one that is moved is not forgotten: data that say otherwise take back what an answer alone has marked', async () => {
    keepData(wishlistData({ 13: [0] }))
    await startWishlist()
    click(buttonOf(12))
    await pass(100)
    shop.answer({ status: true })
    await pass(100)
    expect(isMarked(12)).toBe(true)
    find('ul').append(find('#card-12'))
    await pass()
    const { setWishlist } = await import('../../../../src/stores/wishlist/wishlist')
    setWishlist(wishlistData({ 13: [0] }))
    expect(isMarked(12)).toBe(false)
  })

  test('one whose product has changed is forgotten as well when it leaves: neither painted nor told of', async () => {
    keepData(wishlistData({ 12: [0] }))
    await startWishlist()
    const gone = buttonOf(12)
    gone.dataset['tinvWlProduct'] = '20'
    await pass()
    gone.remove()
    await pass()
    gone.className = 'tinvwl_add_to_wishlist_button'
    const marked = page.heard('tinvwl_wishlist_product_marked')
    const { $wishlist } = await import('../../../../src/stores/wishlist/wishlist')
    $wishlist.set(wishlistData({ 12: [0], 20: [0] }))
    expect(gone.className).toBe('tinvwl_add_to_wishlist_button')
    expect(marked).toEqual([])
  })

  test.each<[string, string, string]>([
    ['product', 'data-tinv-wl-product', '12'],
    ['variation', 'data-tinv-wl-productvariation', '99'],
  ])('one that stands for another %s by now, which is in no list, is marked no longer', async (_what, name, value) => {
    keepData(wishlistData({ 13: [13] }))
    await startWishlist()
    const button = buttonOf(13)
    button.setAttribute(name, value)
    await pass()
    expect(button.classList).not.toContain('tinvwl-product-in-list')
    expect(button.dataset['tinvWlAction']).toBe('addto')
    expect(JSON.parse(button.dataset['tinvWlList'] ?? '')).toHaveLength(name === 'data-tinv-wl-product' ? 0 : 1)
  })

  test.each([
    ['data-product_id', '12'],
    ['data-variation_id', '99'],
  ])('so is one of our own markup: %s', async (name, value) => {
    open('<div data-island="wishlist-button" data-product_id="13"></div>')
    keepData(wishlistData({ 13: [13] }))
    await startWishlist()
    const button = find('[data-island]')
    expect(button.classList).toContain('tinvwl-product-in-list')
    button.setAttribute(name, value)
    await pass()
    expect(button.classList).not.toContain('tinvwl-product-in-list')
  })

  test('one that a script brings back from a copy of the page loses the mark that it had then', async () => {
    keepData(wishlistData({ 12: [0] }))
    await startWishlist()
    const copy = find('ul').innerHTML
    const { setWishlist } = await import('../../../../src/stores/wishlist/wishlist')
    setWishlist(wishlistData({ 13: [0] }))
    find('ul').innerHTML = copy
    await pass(100)
    expect([12, 13].map(isMarked)).toEqual([false, true])
    expect(buttonOf(12).getAttribute('aria-pressed')).toBe('false')
  })

  test('one that the server has marked stays so while only the number of products is known', async () => {
    open(`<ul>${wishlistCard(12, { className: 'tinvwl-loop tinvwl-product-in-list' })}</ul>`)
    await startWishlist()
    await interact()
    shop.answer(500)
    await pass(100)
    document.body.dispatchEvent(new Event('added_to_wishlist'))
    await pass(100)
    shop.answer('2')
    await pass(100)
    const { $wishlist } = await import('../../../../src/stores/wishlist/wishlist')
    expect($wishlist.get()).toEqual({ counter: 2 })
    expect(isMarked(12)).toBe(true)
  })

  test('so it does in a body that a script puts in the place of this one’s, though the lists are empty by then', async () => {
    keepData(wishlistData({ 12: [0] }))
    await startWishlist()
    const copy = find('ul').innerHTML
    const { setWishlist } = await import('../../../../src/stores/wishlist/wishlist')
    setWishlist(wishlistData({}))
    find('ul').innerHTML = copy
    expect(isMarked(12)).toBe(true)
    await replaceBody()
    await pass(200)
    expect(isMarked(12)).toBe(false)
  })

  test('in such a body nobody is told of the buttons of the former one', async () => {
    keepData(wishlistData({ 12: [0] }))
    await startWishlist()
    await replaceBody()
    await pass(200)
    const told: string[] = []
    document.addEventListener('tinvwl_wishlist_product_marked', (event) => {
      const [button, isInList] = (event as CustomEvent<[HTMLElement, boolean]>).detail
      told.push(`${button.isConnected ? 'here' : 'gone'} ${button.dataset['tinvWlProduct']} ${isInList}`)
    })
    const { setWishlist } = await import('../../../../src/stores/wishlist/wishlist')
    setWishlist(wishlistData({ 13: [0] }))
    expect(told).toEqual(['here 12 false', 'here 13 true'])
  })

  test('when the data change, the buttons of the few products concerned change, and the others are not touched', async () => {
    keepData(wishlistData({ 12: [0] }))
    await startWishlist()
    const touched: string[] = []
    new MutationObserver((records) => {
      for (const { target } of records) touched.push((target as HTMLElement).dataset['tinvWlProduct'] ?? '')
    }).observe(document, { attributes: true, subtree: true })
    const marked = page.heard('tinvwl_wishlist_product_marked')
    const { setWishlist } = await import('../../../../src/stores/wishlist/wishlist')
    setWishlist(wishlistData({ 14: [0] }))
    await pass()
    expect([12, 13, 14].map(isMarked)).toEqual([false, false, true])
    expect(new Set(touched)).toEqual(new Set(['12', '14']))
    expect(marked).toEqual([
      [buttonOf(12), false],
      [buttonOf(14), true],
    ])
  })

  test('of a product that stands twice on the page, both buttons are marked when it comes to be in a list', async () => {
    open(`<ul>${[12, 13, 12].map((id) => wishlistCard(id)).join('')}</ul>`)
    keepData(wishlistData({ 13: [0] }))
    await startWishlist()
    const { setWishlist } = await import('../../../../src/stores/wishlist/wishlist')
    setWishlist(wishlistData({ 12: [0], 13: [0] }))
    const buttons = [...document.querySelectorAll('[data-tinv-wl-product="12"]')]
    expect(buttons.map(({ classList }) => classList.contains('tinvwl-product-in-list'))).toEqual([true, true])
  })

  test('what else names a listed product, as a card’s cart button does, is never marked for a wishlist button', async () => {
    find('ul').insertAdjacentHTML('beforeend', '<li><a class="add_to_cart_button" data-product_id="12">Mua</a></li>')
    keepData(wishlistData({ 12: [0] }))
    await startWishlist()
    const cartButton = find('.add_to_cart_button')
    cartButton.textContent = 'Đã thêm'
    cartButton.dataset['product_id'] = '12'
    await pass()
    expect(cartButton.className).toBe('add_to_cart_button')
  })

  test('lists that are emptied before the buttons were looked up mark nothing', async () => {
    await startWishlist()
    const { setWishlist } = await import('../../../../src/stores/wishlist/wishlist')
    setWishlist(wishlistData({ 13: [0] }))
    setWishlist(wishlistData({}))
    await pass(20)
    expect(isMarked(13)).toBe(false)
  })

  /**
   * Opens a page with 250 cards, goes through its idle pieces until card 5 is marked, and then to the end. Which of two are marked when?
   */
  async function markMany(...listed: number[]): Promise<boolean[][]> {
    open(`<ul>${Array.from({ length: 250 }, (_, index) => wishlistCard(index + 1)).join('')}</ul>`)
    keepData(wishlistData(Object.fromEntries(listed.map((id) => [id, [0]]))))
    const idle: IdleRequestCallback[] = []
    vi.stubGlobal('requestIdleCallback', (task: IdleRequestCallback) => idle.push(task))
    const givePiece = () => idle.shift()?.({ didTimeout: false, timeRemaining: () => 0 })
    await startWishlist()
    for (let piece = 0; piece < 200 && !isMarked(5); piece++) {
      givePiece()
      await pass()
    }
    const first = [5, 245].map(isMarked)
    for (let piece = 0; piece < 20; piece++) givePiece()
    return [first, [5, 245].map(isMarked)]
  }

  test('the cards of a short list are looked up at once, wherever they are', async () => {
    expect(await markMany(5, 245)).toEqual([
      [true, true],
      [true, true],
    ])
  })

  test('those of a long list are marked in idle pieces of 100, those at the top of the page first', async () => {
    const others = Array.from({ length: 49 }, (_, index) => index + 100)
    expect(await markMany(5, 245, ...others)).toEqual([
      [true, false],
      [true, true],
    ])
  })

  /** How often the whole page was gone through for its buttons. */
  function countLookUps(): () => number {
    const lookUps = vi.spyOn(document, 'querySelectorAll')
    return () => lookUps.mock.calls.filter(([selector]) => selector === '.tinvwl_add_to_wishlist_button').length
  }

  test('a page without any listed product goes through no buttons at all', async () => {
    keepData(wishlistData({}))
    const marking = page.heard('tinvwl_wishlist_mark_products')
    const lookUps = countLookUps()
    await startWishlist()
    await interact()
    expect(marking).toHaveLength(1)
    expect(lookUps()).toBe(0)
    expect(find('ul').querySelector('[aria-pressed]')).toBeNull()
  })

  test('one with listed products is gone through once, however often the data change', async () => {
    keepData(wishlistData({ 12: [0] }))
    const lookUps = countLookUps()
    await startWishlist()
    const { setWishlist } = await import('../../../../src/stores/wishlist/wishlist')
    for (const product of [13, 14]) {
      setWishlist(wishlistData({ [product]: [0] }))
      await pass(100)
    }
    expect(lookUps()).toBe(1)
  })

  test('as long as nobody knows the lists, other scripts are told to mark nothing', async () => {
    const marking = page.heard('tinvwl_wishlist_mark_products')
    await startWishlist()
    await interact()
    await pass(100)
    expect(shop.requests).toHaveLength(1)
    expect(marking).toEqual([])
  })

  test('where the script of the plugin still runs ours stays back', async () => {
    keepData(wishlistData({ 12: [0] }))
    const src = '/wp-content/plugins/ti-woocommerce-wishlist/assets/js/public.min.js'
    document.head.append(Object.assign(document.createElement('script'), { type: 'text/plain', src }))
    await startWishlist()
    const event = click(buttonOf(12))
    await pass()
    expect(isMarked(12)).toBe(false)
    expect(event.defaultPrevented).toBe(false)
    expect(shop.requests).toEqual([])
  })

  test('the heart of the theme follows the button that it stands for', async () => {
    open(`<div class="wishlist-icon"><button class="wishlist-button"></button>${wishlistButton(12)}</div>`)
    keepData(wishlistData({ 12: [0] }))
    await startWishlist()
    expect(find('.wishlist-button').classList).toContain('wishlist-added')
  })

  test('a button of our own markup is marked too; one that is no button for screen readers does not say that it is pressed', async () => {
    open(`<button data-island="wishlist-button" data-product_id="12">Yêu thích</button>
      <span data-island="wishlist-button" data-product_id="12">Yêu thích</span>`)
    keepData(wishlistData({ 12: [0] }))
    await startWishlist()
    expect(find('button').getAttribute('aria-pressed')).toBe('true')
    expect(find('span').classList).toContain('tinvwl-product-in-list')
    expect(find('span').hasAttribute('aria-pressed')).toBe(false)
  })
})

describe('wishlist.cache.stats-per-product', () => {
  const data = wishlistData({ 12: [0] }, { stats: { 12: { 0: 5, 45: 2 }, 13: 7, 14: { 0: 0 } } })

  test('wishlist.cache.stats-per-product: where the page asks for it the count of each product stands with its button', async () => {
    open([12, 13, 14].map((id) => wishlistCard(id, { variations: [45] })).join(''))
    keepData(data)
    const shown = page.heard('tinvwl_wishlist_product_stats')
    await startWishlist({ wishlistStats: '1' })
    const counts = [12, 13, 14].map((id) => buttonOf(id).querySelector('.tinvwl-product-stats')?.textContent)
    expect(counts).toEqual(['7', '7', undefined])
    expect(shown).toHaveLength(2)
    const { setWishlist } = await import('../../../../src/stores/wishlist/wishlist')
    setWishlist({ ...data, stats: { 12: { 0: 6 } } })
    expect(buttonOf(12).querySelectorAll('.tinvwl-product-stats')).toHaveLength(1)
    expect(buttonOf(12).textContent).toContain('6')
    expect(buttonOf(13).querySelector('.tinvwl-product-stats')).toBeNull()
  })

  test('where it does not, nothing is shown', async () => {
    keepData(data)
    await startWishlist()
    expect(document.querySelector('.tinvwl-product-stats')).toBeNull()
  })
})

describe('at a variable product', () => {
  const FORM = `<form class="variations_form cart" method="post" data-product_id="12" data-product_variations="[]">
      <input type="hidden" name="variation_id" value="0"></form>`

  beforeEach(() => {
    open(`<div class="product">${FORM}${wishlistButton(12, { type: 'variable', variations: [45, 46] })}</div>
      <ul>${wishlistCard(12, { type: 'variable' })}</ul>`)
  })

  const button = () => find('div.product .tinvwl_add_to_wishlist_button')
  const raise = async (name: string, ...args: unknown[]) => {
    find('form').dispatchEvent(new CustomEvent(name, { bubbles: true, detail: args }))
    await pass()
  }

  test('wishlist.button.marked-when-variation-in-a-list: the mark comes and goes with the variation that is chosen', async () => {
    keepData(wishlistData({ 12: [45] }))
    await startWishlist()
    await interact()
    await raise('found_variation', { variation_id: 45 })
    expect(button().classList).toContain('tinvwl-product-in-list')
    await raise('show_variation', { variation_id: 46 }, true)
    expect(button().classList).not.toContain('tinvwl-product-in-list')
    expect(button().dataset['tinvWlProductvariation']).toBe('46')
    expect(button().getAttribute('aria-pressed')).toBe('false')
  })

  test('as long as nobody knows the lists, the button stays as the server has printed it', async () => {
    button().classList.add('tinvwl-product-in-list')
    await startWishlist()
    await interact()
    await raise('found_variation', { variation_id: 45 })
    expect(button().dataset['tinvWlProductvariation']).toBe('45')
    expect(button().classList).toContain('tinvwl-product-in-list')
  })

  test('wishlist.button.marked-when-variation-in-a-list: so it does where only an answer to an add has told of one', async () => {
    await startWishlist({ wishlistBlockData: '1' })
    await interact()
    await raise('found_variation', { variation_id: 45 })
    click(button())
    await pass(100)
    shop.answer({ status: true })
    await pass(100)
    const marks: boolean[] = []
    for (const variation of [46, 45]) {
      await raise('found_variation', { variation_id: variation })
      marks.push(button().classList.contains('tinvwl-product-in-list'))
    }
    expect(marks).toEqual([false, true])
  })

  test('the heart at the photo, printed as one of a listing, shows the variation that is chosen beside it', async () => {
    find('form').insertAdjacentHTML(
      'beforebegin',
      wishlistButton(12, { type: 'variable', variations: [], className: 'tinvwl-loop at-photo' }),
    )
    keepData(wishlistData({ 12: [45] }))
    await startWishlist()
    await interact()
    const chosen: boolean[] = []
    for (const variation of [45, 46]) {
      find<HTMLInputElement>('[name=variation_id]').value = String(variation)
      await raise('found_variation', { variation_id: variation })
      chosen.push(find('.at-photo').classList.contains('tinvwl-product-in-list'))
    }
    expect(chosen).toEqual([true, false])
    expect(find('.at-photo').dataset['tinvWlProductvariation']).toBe('0')
    expect(find('.at-photo').classList).not.toContain('disabled-add-wishlist')
  })

  test('wishlist.button.disabled-until-options-chosen: disabled at first, enabled by a choice, disabled again when it is reset', async () => {
    await startWishlist()
    await interact()
    expect(button().classList).toContain('disabled-add-wishlist')
    expect(button().getAttribute('aria-disabled')).toBe('true')
    await raise('show_variation', { variation_id: 45 }, true)
    expect(button().classList).not.toContain('disabled-add-wishlist')
    expect(button().hasAttribute('aria-disabled')).toBe(false)
    await raise('reset_data')
    expect(button().classList).toContain('disabled-add-wishlist')
    await raise('found_variation', { variation_id: '46' })
    await raise('hide_variation')
    expect(button().classList).toContain('disabled-add-wishlist')
    expect(button().dataset['tinvWlProductvariation']).toBe('0')
    expect(find('ul .tinvwl-loop').classList).not.toContain('disabled-add-wishlist')
  })

  test('wishlist.button.parent-may-be-allowed: then the button is enabled without a choice', async () => {
    button().classList.add('disabled-add-wishlist')
    await startWishlist({ wishlistAllowParent: '1' })
    await interact()
    expect(button().classList).not.toContain('disabled-add-wishlist')
    click(button())
    await pass()
    shop.answer({ wishlists_data: wishlistData({}) })
    await pass()
    expect(shop.requests).toHaveLength(2)
  })

  test('a variation that is chosen when the script comes counts, and events through jQuery are heard', async () => {
    find<HTMLInputElement>('[name=variation_id]').value = '45'
    const jQuery = installJQuery()
    await startWishlist()
    await interact()
    expect(button().classList).not.toContain('disabled-add-wishlist')
    expect(button().dataset['tinvWlProductvariation']).toBe('45')
    jQuery(find('form')).trigger('hide_variation')
    await pass()
    expect(button().classList).toContain('disabled-add-wishlist')
    jQuery(find('form')).trigger('show_variation', [{ variation_id: 46 }, true])
    await pass()
    expect(button().dataset['tinvWlProductvariation']).toBe('46')
  })

  test('a quick view of the same product beside it changes its own button only, and stops when it has gone', async () => {
    await startWishlist()
    await interact()
    document.body.insertAdjacentHTML(
      'beforeend',
      `<div class="product-quick-view-container"><div class="product">${FORM}${wishlistButton(12, { type: 'variable' })}</div></div>`,
    )
    await pass(100)
    const form = find('.product-quick-view-container form')
    const late = find('.product-quick-view-container .tinvwl_add_to_wishlist_button')
    expect(late.classList).toContain('disabled-add-wishlist')
    form.dispatchEvent(new CustomEvent('found_variation', { bubbles: true, detail: [{ variation_id: 45 }] }))
    // At once: a press that waited goes on before the runtime would render by itself.
    expect(late.dataset['tinvWlProductvariation']).toBe('45')
    expect(late.classList).not.toContain('disabled-add-wishlist')
    expect(button().classList).toContain('disabled-add-wishlist')
    find('.product-quick-view-container').remove()
    await pass()
    form.dispatchEvent(new CustomEvent('found_variation', { bubbles: true, detail: [{ variation_id: 46 }] }))
    await pass()
    expect(late.dataset['tinvWlProductvariation']).toBe('0')
  })

  test('of two forms of a product, for wide and for narrow screens, the choice that was made last counts', async () => {
    const copy = (id: string) =>
      `<div id="${id}">${FORM}${wishlistButton(12, { type: 'variable', variations: [45, 46] })}</div>`
    open(`<div class="product">${copy('wide')}${copy('narrow')}</div>`)
    await startWishlist()
    await interact()
    const heart = find('#wide .tinvwl_add_to_wishlist_button')
    for (const [form, id] of [
      ['#wide form', 45],
      ['#narrow form', 46],
      ['#wide form', 45],
    ] as const) {
      find(form).dispatchEvent(new CustomEvent('found_variation', { bubbles: true, detail: [{ variation_id: id }] }))
      await pass()
      expect(heart.dataset['tinvWlProductvariation']).toBe(String(id))
      expect(heart.classList).not.toContain('disabled-add-wishlist')
    }
  })

  test('a button away from the form is found by its product', async () => {
    open(`<div class="product">${FORM}</div><aside>${wishlistButton(12)}${wishlistButton(13)}</aside>`)
    await startWishlist()
    await interact()
    expect(buttonOf(12).classList).toContain('disabled-add-wishlist')
    expect(buttonOf(13).classList).not.toContain('disabled-add-wishlist')
  })
})
