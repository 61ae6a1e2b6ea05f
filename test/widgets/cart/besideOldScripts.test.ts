import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cartAnswer, miniCart } from '../../support/cartHtml'
import { fakeIntersectionObserver } from '../../support/fakeIntersectionObserver'
import { type FakeAnswer, type FakeShop, openShop } from '../../support/fakeShop'
import { openPage, pass, setCookie, stopClock, TWO_FRAMES } from '../../support/freshPage'
import { installJQuery, type JQuery } from '../../support/jQuery'
import { click, find, press as pressKey } from '../../support/page'
import { startPage } from '../../support/startPage'

/** Milliseconds after which idle work is done. */
const IDLE = 50

const FULL = cartAnswer('abc', { key: 'k1', product: 12 })
const EMPTY = cartAnswer('')

let jQuery: JQuery
/** What a plugin on the page heard, in order. */
let heard: string[]

/** Every event of the cart's old scripts (contract 1.2, 1.5, 1.7). */
const NAMES = [
  'adding_to_cart',
  'added_to_cart',
  'removed_from_cart',
  'wc_cart_button_updated',
  'wc_fragments_loaded',
  'wc_fragments_refreshed',
  'updated_wc_div',
]

/** As much of the shop's old scripts as raises events, on these pages by their tags: what they hear, and what they say then. */
function runOldScripts(): void {
  for (const file of ['add-to-cart', 'cart-fragments']) {
    const src = `/wp-content/plugins/woocommerce/assets/js/frontend/${file}.min.js`
    document.head.append(Object.assign(document.createElement('script'), { type: 'text/plain', src }))
  }
  const body = jQuery(document.body)
  const place = (fragments: unknown) => fragments && body.trigger('wc_fragments_loaded')
  body.on('added_to_cart', (_event, fragments, _hash, button) => {
    if (button) body.trigger('wc_cart_button_updated', [button])
    place(fragments)
  })
  body.on('removed_from_cart', (_event, fragments) => place(fragments))
  body.on('wc_fragment_refresh updated_wc_div', () => body.trigger('wc_fragments_refreshed'))
}

beforeEach(() => {
  openPage(`
    <a href="?add-to-cart=12" id="ball" class="add_to_cart_button ajax_add_to_cart" data-quantity="1" data-product_id="12"
      data-success_message="Đã thêm">Thêm</a>
    <div data-island="wishlist"><form data-tinvwl_sharekey="s1">
      <button type="submit" name="tinvwl-add-to-cart" value="77">Thêm</button></form></div>
    <header>${miniCart({ key: 'k1', product: 12 })}</header>`)
  stopClock()
  setCookie('woocommerce_items_in_cart', '1')
  jQuery = installJQuery()
  heard = []
  runOldScripts()
  for (const name of NAMES) jQuery(document.body).on(name, () => void heard.push(name))
})

async function start(...answers: FakeAnswer[]): Promise<FakeShop> {
  const shop = openShop(...answers)
  await startPage({ redirectAfterAdd: false, wishlistNonce: 'nonce1' })
  await pass(TWO_FRAMES)
  return shop
}

async function press(selector: string): Promise<void> {
  click(find(selector))
  await pass(TWO_FRAMES)
}

test('an add of ours: the old scripts hear of it, and each event is raised once', async () => {
  await start(FULL)
  await press('#ball')
  expect(find('#ball').classList).toContain('added')
  expect(heard.sort()).toEqual(['added_to_cart', 'adding_to_cart', 'wc_cart_button_updated', 'wc_fragments_loaded'])
})

test('a removal of ours: each event is raised once', async () => {
  await start(EMPTY)
  await press('.remove_from_cart_button')
  expect(document.querySelector('.mini_cart_item')).toBeNull()
  expect(heard.sort()).toEqual(['removed_from_cart', 'wc_fragments_loaded'])
})

test('an add of another script: each event is raised once', async () => {
  await start()
  jQuery(document.body).trigger('added_to_cart', [FULL.fragments, 'abc', jQuery(find('#ball'))])
  await pass(TWO_FRAMES)
  expect(find('#ball').classList).toContain('added')
  expect(heard.sort()).toEqual(['added_to_cart', 'wc_cart_button_updated', 'wc_fragments_loaded'])
})

test('an add of another script that brings no fragments: they are fetched, once', async () => {
  const shop = await start(FULL)
  jQuery(document.body).trigger('added_to_cart')
  await pass(TWO_FRAMES)
  expect(shop.endpoints()).toEqual(['get_refreshed_fragments'])
  expect(heard).toEqual(['added_to_cart', 'wc_fragments_refreshed'])
})

test('a quantity in the mini-cart: the script that keeps the fragments fetches them, not ours', async () => {
  find('.quantity').innerHTML = '<input class="qty" type="number" value="2">'
  vi.stubGlobal('flatsomeVars', {})
  const shop = await start('ok')
  find('.qty').dispatchEvent(new Event('change', { bubbles: true }))
  await pass(TWO_FRAMES)
  expect(shop.requests).toHaveLength(1)
  expect(heard.sort()).toEqual(['added_to_cart', 'updated_wc_div', 'wc_fragments_refreshed'])
})

/** What the shop's own script does with the fragments that it has fetched (contract 1.7): it places them, stores them and tells so. */
function showFetched({ fragments, cart_hash }: typeof FULL): void {
  for (const [selector, html] of Object.entries(fragments)) find(selector).outerHTML = html
  sessionStorage.setItem('wc_fragments', JSON.stringify(fragments))
  sessionStorage.setItem('wc_cart_hash', cart_hash)
  jQuery(document.body).trigger('wc_fragments_refreshed')
}

test('what the shop’s own script has fetched is shown in places of ours, too: before ours started, and later', async () => {
  const viewport = fakeIntersectionObserver()
  document.body.insertAdjacentHTML(
    'beforeend',
    '<b data-island="cart-count" id="all">0</b><div data-island="mini-cart" data-hide-when-empty id="hidden"></div>',
  )
  setCookie('woocommerce_cart_hash', 'abc')
  sessionStorage.setItem('wc_cart_created', String(Date.now()))
  showFetched(FULL)
  const shop = await start()
  await pass(IDLE)
  viewport.tell([find('#all')])
  expect(find('#all').textContent).toBe('1')
  showFetched(cartAnswer('def', { key: 'k1', product: 12, quantity: 3 }))
  await pass(IDLE)
  viewport.tell([find('#all')])
  expect(find('#all').textContent).toBe('3')
  showFetched(EMPTY)
  await pass()
  expect(find('#hidden').style.display).toBe('none')
  // What is stored is not the shop's any more: the page keeps what it shows.
  sessionStorage.setItem('wc_fragments', 'undefined')
  jQuery(document.body).trigger('wc_fragments_loaded')
  await pass()
  expect(find('#hidden').style.display).toBe('none')
  expect(shop.endpoints()).not.toContain('get_refreshed_fragments')
})

test('a quantity of 0 gives the focus on only when the script that keeps the fragments has shown the new cart', async () => {
  jQuery(document.body).off('wc_fragment_refresh updated_wc_div')
  find('.quantity').innerHTML = '<input class="qty" type="number" value="2">'
  vi.stubGlobal('flatsomeVars', {})
  await start('ok')
  const told = vi.fn()
  document.addEventListener('shop-islands:added-to-cart', told)
  const field = find<HTMLInputElement>('.qty')
  field.value = '0'
  field.dispatchEvent(new Event('change', { bubbles: true }))
  await pass(TWO_FRAMES)
  expect(told).not.toHaveBeenCalled()
  showFetched(EMPTY)
  await pass(TWO_FRAMES)
  expect(told).toHaveBeenCalledTimes(1)
})

test('a product of the wishlist that was put into the cart: the same', async () => {
  const shop = await start({ status: true, msg: '<p>OK</p>' })
  await press('[name="tinvwl-add-to-cart"]')
  expect(shop.endpoints()).toContain('tinvwl')
  expect(shop.endpoints()).not.toContain('get_refreshed_fragments')
  expect(heard).toEqual(['wc_fragments_refreshed'])
})

test.each([
  ['in the mini-cart, which ours removes', 'header', '.remove_from_cart_button'],
  ['on the cart page, which the shop’s own script removes', 'main', '.product-remove > a'],
])(
  'Space on a link %s: it is clicked once, though the shop’s script would click it, too',
  async (_where, place, link) => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<main><form class="woocommerce-cart-form"><table><tr class="cart_item"><td class="product-remove">
      <a role="button" href="/cart/?remove_item=k1" class="remove" data-product_id="12">×</a></td></tr></table></form></main>`,
    )
    for (const tag of document.querySelectorAll('script[type="text/plain"]')) tag.remove()
    // Since WooCommerce 9.7 the shop's scripts click such links by Space, whatever has become of the key.
    jQuery(document).on('keydown', (event) => {
      const { key, target } = event as KeyboardEvent
      if (key === ' ' && target instanceof HTMLElement) target.click()
    })
    const clicked = vi.fn((event: Event) => event.preventDefault())
    find(place).addEventListener('click', clicked)
    await start(FULL, EMPTY)
    expect(pressKey(' ', find(`${place} ${link}`)).defaultPrevented).toBe(true)
    await pass(TWO_FRAMES)
    expect(clicked).toHaveBeenCalledTimes(1)
  },
)

describe('the announcement', () => {
  /** What was spoken, each text as often as it was written. */
  let spoken: string[]

  // The wishlist asks the shop for its list, which no test here answers.
  beforeEach(() => find('[data-island="wishlist"]').remove())

  /** The live region of the page, and what is written into it from now on. */
  function openRegion(): HTMLElement {
    document.body.insertAdjacentHTML('beforeend', '<div class="widget_shopping_cart_live_region" role="status"></div>')
    const region = find('[role="status"]')
    spoken = []
    const note = (records: MutationRecord[]) => {
      for (const { addedNodes } of records)
        for (const { nodeValue } of addedNodes) if (nodeValue) spoken.push(nodeValue)
    }
    new MutationObserver(note).observe(region, { childList: true })
    return region
  }

  /** The shop's own script speaks as it does since WooCommerce 8: at once, when it hears of a change. */
  function letOldScriptSpeak(): void {
    const region = openRegion()
    jQuery(document.body).on('added_to_cart removed_from_cart', (_event, _fragments, _hash, control) => {
      region.textContent = (control as HTMLElement[])[0]?.dataset['success_message'] ?? ''
    })
  }

  test('what the old script has said of an add of ours is not said again', async () => {
    letOldScriptSpeak()
    await start(FULL, FULL)
    await press('#ball')
    await pass(2000)
    expect(spoken).toEqual(['Đã thêm'])
    await press('#ball')
    await pass(2000)
    expect(spoken).toEqual(['Đã thêm', 'Đã thêm'])
  })

  test('nor what it has said of a removal of ours', async () => {
    letOldScriptSpeak()
    await start(EMPTY)
    await press('.remove_from_cart_button')
    await pass(2000)
    expect(spoken).toEqual(['Đã xóa'])
  })

  test.each(['added_to_cart', 'removed_from_cart'])('nor what it has said of another’s %s', async (event) => {
    letOldScriptSpeak()
    await start()
    jQuery(document.body).trigger(event, [FULL.fragments, 'abc', jQuery(find('#ball'))])
    await pass(2000)
    expect(spoken).toEqual(['Đã thêm'])
  })

  test('an older one that says nothing leaves it to ours', async () => {
    openRegion()
    await start(FULL)
    await press('#ball')
    await pass(2000)
    expect(spoken).toEqual(['Đã thêm'])
  })

  test('where it is gone, two adds that run at the same time are both spoken, though their words are the same', async () => {
    openRegion()
    document.head.innerHTML = ''
    const shop = await start(FULL, FULL)
    click(find('#ball'))
    await press('#ball')
    await pass(2000)
    shop.answer(FULL)
    await pass(2000)
    expect(spoken).toEqual(['Đã thêm', 'Đã thêm'])
  })
})

test('an add while an optimiser still holds the old scripts back: each event is raised, although they serve nothing yet', async () => {
  jQuery(document.body).off('added_to_cart')
  jQuery(document.body).on('added_to_cart', () => void heard.push('added_to_cart'))
  for (const script of document.scripts) script.type = 'rocketlazyloadscript'
  await start(FULL)
  await press('#ball')
  expect(heard.sort()).toEqual(['added_to_cart', 'adding_to_cart', 'wc_cart_button_updated', 'wc_fragments_loaded'])
})
