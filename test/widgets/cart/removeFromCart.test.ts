import { beforeEach, expect, test, vi } from 'vitest'
import { cartAnswer, miniCart } from '../../support/cartHtml'
import { openShop } from '../../support/fakeShop'
import { CUT_OFF, openNextPage, openPage, pass, stopClock, type TestPage, TWO_FRAMES } from '../../support/freshPage'
import { installJQuery } from '../../support/jQuery'
import { click, find } from '../../support/page'
import { startWidgets } from '../../support/startPage'

let page: TestPage

beforeEach(() => {
  page = openPage(miniCart({ key: 'k1', product: 12 }, { key: 'k2', product: 34 }))
  stopClock()
})

const REST = cartAnswer('def', { key: 'k2', product: 34 })
const LINK = '[data-cart_item_key="k1"]'

/** Starts what adds and removes, and nothing else that would ask the shop. */
async function start(): Promise<void> {
  const { cart } = await import('../../../widgets/cart/definitions')
  await startWidgets(cart.filter(({ name }) => /^(add-to|remove-from)-cart$/.test(name)))
}

async function remove(selector = LINK): Promise<void> {
  click(find(selector))
  await pass()
}

test('mini-cart.header.item-has-remove-link: a click on a row’s link is about the cart item key that it knows', async () => {
  const shop = openShop()
  await start()
  await remove()
  expect(shop.requests[0]?.fields).toEqual({ cart_item_key: 'k1' })
  expect(find('.mini_cart_item:nth-child(2) .remove').dataset['cart_item_key']).toBe('k2')
})

test('a theme’s own cart has remove controls without the shop’s class; those for its quantities are the theme’s, and the focus goes past them', async () => {
  const row = (key: string) => `<li class="mini-cart-item">
    <button class="quantity-minus" data-cart_item_key="${key}">−</button><button class="plus" data-cart_item_key="${key}">+</button>
    <a href="#" class="quantity--button decrease" data-cart_item_key="${key}">−</a><button class="mini-cart-qty-btn" data-cart_item_key="${key}">+</button>
    <button class="remove" data-cart_item_key="${key}">×</button></li>`
  page = openPage(`<ul class="mini-cart">${row('k1')}${row('k2')}</ul>`)
  stopClock()
  const shop = openShop({ fragments: { '.mini-cart': `<ul class="mini-cart">${row('k2')}</ul>` }, cart_hash: 'def' })
  await start()
  for (const control of document.querySelectorAll('[data-cart_item_key="k1"]:not(.remove)'))
    expect(click(control).defaultPrevented).toBe(false)
  await pass()
  expect(shop.requests).toEqual([])
  find('.remove').focus()
  await remove('.remove')
  await pass(TWO_FRAMES)
  expect(shop.requests[0]?.fields).toEqual({ cart_item_key: 'k1' })
  expect(document.activeElement).toBe(find('.remove[data-cart_item_key="k2"]'))
})

test('a plugin that ends the click on a link to remove by itself removes alone; one that only stops it leaves it to us', async () => {
  const jQuery = installJQuery()
  const shop = openShop()
  await start()
  jQuery(find(LINK)).on('click', () => false)
  await remove()
  await pass(1000)
  expect(shop.requests).toEqual([])
  jQuery(find(LINK)).off('click')
  find(LINK).addEventListener('click', (event) => event.stopPropagation())
  await remove()
  await pass()
  expect(shop.requests[0]?.fields).toEqual({ cart_item_key: 'k1' })
})

test('mini-cart.remove.blocks-the-item: its row, and no other, is overlaid as long as the request runs', async () => {
  const shop = openShop()
  await start()
  const [row, other] = document.querySelectorAll<HTMLElement>('.mini_cart_item')
  await remove()
  await pass(1000)
  expect(row?.querySelectorAll('.blockUI')).toHaveLength(2)
  expect(row?.querySelector<HTMLElement>('.blockUI.blockOverlay')?.style).toMatchObject({
    position: 'absolute',
    opacity: '0.6',
    cursor: 'wait',
  })
  expect(find(LINK).classList).toContain('loading')
  expect(other?.querySelector('.blockUI')).toBeNull()
  shop.answer(REST)
  await pass(TWO_FRAMES)
  expect(document.querySelector('.blockUI')).toBeNull()
})

test('mini-cart.remove.applies-fragments-and-hash: everybody is handed the fragments, the hash and the link', async () => {
  openShop(REST)
  await start()
  const removed = page.heard('removed_from_cart')
  const link = find(LINK)
  await remove()
  expect(removed).toEqual([[REST.fragments, 'def', link]])
  await pass(TWO_FRAMES)
  expect(document.querySelector(LINK)).toBeNull()
  expect(page.visited).toEqual([])
})

test('whoever hears of a removal finds the row gone; what such a plugin writes into the copy does not stay', async () => {
  openShop(REST)
  await start()
  const seen: unknown[] = []
  document.body.addEventListener('removed_from_cart', () => {
    seen.push(document.querySelectorAll('.mini_cart_item').length)
    // As a side cart does, whose own answers have another shape.
    for (const storage of [sessionStorage, localStorage]) storage.setItem('wc_cart_hash', 'undefined')
  })
  await remove()
  expect(seen).toEqual([1])
  expect([sessionStorage.getItem('wc_cart_hash'), localStorage.getItem('wc_cart_hash')]).toEqual(['def', 'def'])
})

test.each([[{ success: false }], [{ cart_hash: 'def' }]])(
  'mini-cart.remove.no-fragments-follows-link: an answer without fragments lets the server remove by the link: %j',
  async (answer) => {
    openShop(answer)
    await start()
    const removed = page.heard('removed_from_cart')
    await remove()
    expect(page.visited).toEqual(['http://localhost:3000/cart/?remove_item=k1&_wpnonce=abc'])
    expect(removed).toEqual([])
    expect(document.querySelectorAll('.blockOverlay')).toHaveLength(1)
  },
)

test('a shopper who comes back to a page that was left finds the row free', async () => {
  openShop({ success: false })
  await start()
  await remove()
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await pass()
  expect(document.querySelector('.blockUI,.loading')).toBeNull()
})

test.each([
  ['a lost connection', new TypeError('Failed to fetch')],
  ['an error status', 500],
  ['an empty answer', ''],
  ['204', 204],
  ['a page of HTML', '<!DOCTYPE html><html lang="vi"></html>'],
  ['half an answer', '{"fragments":{"div.widget_shop'],
])('mini-cart.remove.failure-follows-link: after %s the browser follows the link', async (_what, answer) => {
  openShop(answer)
  await start()
  await remove()
  await pass(CUT_OFF)
  expect(page.visited).toEqual(['http://localhost:3000/cart/?remove_item=k1&_wpnonce=abc'])
  expect(page.reports).toEqual([expect.stringMatching(/^call-failed/)])
})

test('who is on another page when the removal fails, whose body has taken the place of this one, is not led away', async () => {
  const shop = openShop()
  await start()
  await remove()
  openNextPage()
  shop.answer({ success: false })
  await pass(TWO_FRAMES)
  expect(page.visited).toEqual([])
})

test.each(['javascript:alert(1)', ''])('where the link leads nowhere (%j) the row is free again', async (href) => {
  openShop({ success: false })
  find(LINK).setAttribute('href', href)
  await start()
  await remove()
  expect(page.visited).toEqual([])
  expect(document.querySelector('.blockUI')).toBeNull()
  expect(find('.mini_cart_item').hasAttribute('style')).toBe(false)
})

const FAILED = 'Chưa xóa được khỏi giỏ hàng. Vui lòng thử lại.'

test.each([
  ['a button', '<button class="remove" data-cart_item_key="k1">×</button>'],
  ['a link to #', '<a class="remove" href="#" data-cart_item_key="k1">×</a>'],
])('where %s has no address to follow, the shopper is told, and the next press tries again', async (_what, control) => {
  page = openPage(`<ul class="mini-cart"><li class="mini-cart-item">${control}</li></ul>`)
  stopClock()
  const shop = openShop(500)
  await start()
  await remove()
  expect(page.visited).toEqual([])
  expect(document.querySelector('.blockUI,.loading')).toBeNull()
  expect(find('.mini-cart .woocommerce-error').textContent).toBe(FAILED)
  await pass(1000)
  expect(find('[role="status"]').textContent).toBe(FAILED)
  await remove()
  expect(document.querySelector('.woocommerce-error')).toBeNull()
  expect(shop.endpoints()).toEqual(['remove_from_cart', 'remove_from_cart'])
})

test('where only the shop’s answer takes too long, and there is no address to follow, the cart is fetched: the item may be gone', async () => {
  page = openPage('<ul class="mini-cart"><li><button class="remove" data-cart_item_key="k1">×</button></li></ul>')
  stopClock()
  const shop = openShop()
  const { cart } = await import('../../../widgets/cart/definitions')
  await startWidgets(
    cart.filter(({ name }) => name === 'remove-from-cart'),
    { addTimeout: 1000 },
  )
  await remove()
  await pass(1001)
  expect(shop.endpoints()).toEqual(['remove_from_cart', 'get_refreshed_fragments'])
})

test('a second press while the first runs sends nothing, even if both were kept while the area loaded', async () => {
  const shop = openShop()
  await start()
  click(find(LINK))
  await remove()
  await remove()
  expect(find(LINK).classList).toContain('loading')
  shop.answer(REST, { success: false })
  await pass(TWO_FRAMES)
  expect(shop.requests).toHaveLength(1)
  expect(page.visited).toEqual([])
})

test('a removal that did not work can be tried again', async () => {
  const shop = openShop({ success: false })
  find(LINK).setAttribute('href', '')
  await start()
  await remove()
  shop.answer(REST)
  await remove()
  expect(shop.requests).toHaveLength(2)
  expect(document.querySelector(LINK)).toBeNull()
})

test('a link outside of any row is overlaid itself', async () => {
  const shop = openShop()
  document.body.innerHTML =
    '<a data-island="remove-from-cart" href="/cart/?remove_item=k1" data-cart_item_key="k1">×</a>'
  await start()
  await remove()
  expect(find(LINK).querySelector('.blockOverlay')).not.toBeNull()
  expect(shop.requests[0]?.fields).toEqual({ cart_item_key: 'k1' })
})

test('cart.queue.keeps-order: a removal behind a running add is sent after it, and another add after both', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<a class="add_to_cart_button ajax_add_to_cart" id="ball" data-product_id="12">Thêm</a>',
  )
  const shop = openShop()
  await start()
  for (const selector of ['#ball', LINK, '#ball']) {
    click(find(selector))
    await pass()
  }
  expect(shop.endpoints()).toEqual(['add_to_cart'])
  for (const answer of [{ error: true }, { success: false }]) {
    shop.answer(answer)
    await pass()
  }
  expect(shop.endpoints()).toEqual(['add_to_cart', 'remove_from_cart', 'add_to_cart'])
  expect(shop.mostAtOnce).toBe(1)
})

test('where a theme takes the shop’s handler off, to remove in a way of its own, nothing is removed beside it', async () => {
  const jQuery = installJQuery()
  const shop = openShop(REST)
  await start()
  jQuery(document.body).off('click', '.remove_from_cart_button')
  const theirs = vi.fn((event: object) => (event as Event).preventDefault())
  jQuery(document.body).on('click', theirs)
  await remove()
  expect(theirs).toHaveBeenCalledOnce()
  expect(shop.requests).toHaveLength(0)
  expect(find('.mini_cart_item').querySelector('.blockUI')).toBeNull()
})

test('nor is a link of another kind left alone then: nobody means those', async () => {
  const jQuery = installJQuery()
  const shop = openShop(REST)
  find('body').insertAdjacentHTML(
    'beforeend',
    '<b data-island="remove-from-cart" data-cart_item_key="k1" id="own"></b>',
  )
  await start()
  jQuery(document.body).off('click', '.remove_from_cart_button')
  await remove('#own')
  expect(shop.requests[0]?.fields).toEqual({ cart_item_key: 'k1' })
})

test('another jQuery that comes later has taken no handler off', async () => {
  installJQuery()
  const shop = openShop(REST)
  await start()
  installJQuery()
  await remove()
  expect(shop.requests[0]?.fields).toEqual({ cart_item_key: 'k1' })
})

test('a theme that only hears of the click takes nothing from ours', async () => {
  const jQuery = installJQuery()
  const shop = openShop(REST)
  await start()
  jQuery(document.body).on('click', () => {})
  await remove()
  expect(shop.requests[0]?.fields).toEqual({ cart_item_key: 'k1' })
})
