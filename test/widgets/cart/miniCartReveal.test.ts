import { beforeEach, describe, expect, test } from 'vitest'
import { cartAnswer, miniCart } from '../../support/cartHtml'
import { openShop } from '../../support/fakeShop'
import { openPage, pass, stopClock, TWO_FRAMES } from '../../support/freshPage'
import { installJQuery } from '../../support/jQuery'
import { click, find, press } from '../../support/page'
import { startPage } from '../../support/startPage'

const OPEN_FOR = 5000
const CLOSES_AFTER = 70
const LIGHTBOX_CLOSES = 300

const DROPDOWN = `<li class="cart-item has-dropdown" id="item"><a class="header-cart-link" href="/cart/">Giỏ</a>
  <ul class="nav-dropdown"><li>${miniCart()}</li></ul></li>`
const TOGGLE = `<li class="cart-item" id="mobile"><a class="header-cart-link off-canvas-toggle" id="toggle" href="/cart/"
  data-open="#cart-popup">Giỏ</a></li>`
const POPUP = `<div id="cart-popup" class="mfp-hide">${miniCart()}</div>`
const BUTTON =
  '<main class="shop-container"><a class="add_to_cart_button ajax_add_to_cart" id="ball" data-product_id="12" data-quantity="1">Thêm</a></main>'

const ON = { miniCartReveal: true, redirectAfterAdd: false }

beforeEach(() => {
  openPage()
  stopClock()
})

async function start(html: string, given: Record<string, unknown> = ON) {
  document.body.innerHTML = html
  const shop = openShop(cartAnswer(''))
  await startPage(given)
  await pass(TWO_FRAMES)
  return shop
}

/** Adds a product by its button; `ms` later the test looks. */
async function add(shop: { answer(answer: object): void }): Promise<void> {
  shop.answer(cartAnswer('abc', { key: 'k1', product: 12 }))
  click(find('#ball'))
  await pass(TWO_FRAMES)
}

const isDropdownOpen = () => find('#item').classList.contains('current-dropdown')
const isPanelOpen = () => document.querySelector('.mfp-wrap:not(.mfp-removing) #cart-popup') !== null

/** Elements of these kinds are not drawn on the present screen. */
function hide(selector: string): void {
  Object.assign(find(selector), { getClientRects: () => [] })
}

test('a quantity opens nothing: who changed it has seen the cart, and may have closed it before the shop answered', async () => {
  await start(DROPDOWN + TOGGLE + POPUP + BUTTON)
  find('#item').dispatchEvent(
    new CustomEvent('shop-islands:added-to-cart', { bubbles: true, detail: { isQuantity: true } }),
  )
  await pass(LIGHTBOX_CLOSES)
  expect(document.querySelector('.current-dropdown,.cart-active,.mfp-wrap')).toBeNull()
  find('#item').dispatchEvent(new CustomEvent('shop-islands:added-to-cart', { bubbles: true, detail: {} }))
  await pass(LIGHTBOX_CLOSES)
  expect(isDropdownOpen()).toBe(true)
})

test.each([
  ['the setting is off', { ...ON, miniCartReveal: false }],
  ['adding leads to the cart page', { ...ON, redirectAfterAdd: true }],
])('mini-cart.reveal.off-opens-nothing: neither dropdown nor panel opens when %s', async (_why, given) => {
  for (const html of [DROPDOWN + BUTTON, TOGGLE + POPUP + BUTTON]) {
    openPage()
    stopClock()
    const shop = await start(html, given)
    await add(shop)
    await pass(LIGHTBOX_CLOSES)
    expect(document.querySelector('.current-dropdown,.cart-active,.mfp-wrap')).toBeNull()
  }
})

test.each<[string, () => void]>([
  ['by Esc', () => press('Escape', document.body)],
  ['by a press beside it', () => document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))],
  [
    'for who comes back to the page',
    () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  ],
])('a dropdown in which the shopper has been closes %s', async (_how, close) => {
  const shop = await start(DROPDOWN + BUTTON)
  await add(shop)
  find('#item').dispatchEvent(new MouseEvent('mouseenter'))
  await pass(OPEN_FOR)
  expect(isDropdownOpen()).toBe(true)
  close()
  await pass()
  expect(isDropdownOpen()).toBe(false)
})

test('a dropdown whose link has the focus closes by one Esc, though it is open as a menu entry, too; one that something else has answered is not its own', async () => {
  const shop = await start(`<ul class="nav">${DROPDOWN}</ul>${BUTTON}`)
  find('#item a').focus()
  await pass(TWO_FRAMES)
  expect(isDropdownOpen()).toBe(true)
  await add(shop)
  const esc = () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  const answered = esc()
  answered.preventDefault()
  document.body.dispatchEvent(answered)
  await pass()
  expect(isDropdownOpen()).toBe(true)
  const free = esc()
  document.body.dispatchEvent(free)
  await pass()
  expect([isDropdownOpen(), free.defaultPrevented]).toEqual([false, true])
})

test('the focus goes from what closes to the link of the cart', async () => {
  const shop = await start(DROPDOWN + BUTTON)
  await add(shop)
  find('#item .nav-dropdown a').focus()
  await pass(TWO_FRAMES)
  press('Escape', find('#item .nav-dropdown a'))
  await pass()
  expect(isDropdownOpen()).toBe(false)
  expect(document.activeElement).toBe(find('#item>a'))
})

test('mini-cart.reveal.off-opens-nothing: where adding leads to the cart page, the adds of other plugins open nothing either', async () => {
  const shop = await start(DROPDOWN, { ...ON, redirectAfterAdd: true })
  shop.answer(cartAnswer('abc', { key: 'k1', product: 12 }))
  document.body.dispatchEvent(new Event('added_to_cart'))
  await pass(TWO_FRAMES)
  expect(find('#item [data-cart_item_key="k1"]')).toBeTruthy()
  expect(isDropdownOpen()).toBe(false)
})

describe('the dropdown of the header', () => {
  test('opens after an add, when the new cart is in it, and closes 5 seconds later', async () => {
    const shop = await start(DROPDOWN + BUTTON)
    await add(shop)
    expect(find('#item').className).toBe('cart-item has-dropdown current-dropdown cart-active')
    expect(find('#item [data-cart_item_key="k1"]')).toBeTruthy()
    await pass(OPEN_FOR - TWO_FRAMES - 1)
    expect(isDropdownOpen()).toBe(true)
    await pass(1)
    expect(isDropdownOpen()).toBe(false)
  })

  test.each(['mouseenter', 'focusin'])('stays open under the pointer and around the focus (%s)', async (type) => {
    const shop = await start(DROPDOWN + BUTTON)
    await add(shop)
    find('#item').dispatchEvent(new Event(type))
    await pass(OPEN_FOR)
    expect(isDropdownOpen()).toBe(true)
  })

  test('closes behind the pointer that was in it, unless that comes back in time', async () => {
    const shop = await start(DROPDOWN + BUTTON)
    await add(shop)
    const move = (type: string) => find('#item').dispatchEvent(new Event(type))
    move('mouseenter')
    await pass()
    move('mouseleave')
    await pass(CLOSES_AFTER - 1)
    move('mouseenter')
    await pass(OPEN_FOR)
    expect(isDropdownOpen()).toBe(true)
    move('mouseleave')
    await pass(CLOSES_AFTER)
    expect(find('#item').className).toBe('cart-item has-dropdown')
  })

  test('closes behind the focus that was in it, not while that goes on inside', async () => {
    const shop = await start(DROPDOWN + BUTTON)
    await add(shop)
    const item = find('#item')
    const goTo = (relatedTarget: Element | null) => item.dispatchEvent(new FocusEvent('focusout', { relatedTarget }))
    item.dispatchEvent(new Event('focusin'))
    await pass()
    for (const next of [find('#item a'), null]) {
      goTo(next)
      await pass(OPEN_FOR)
      expect(isDropdownOpen()).toBe(true)
    }
    goTo(find('#ball'))
    await pass(CLOSES_AFTER)
    expect(isDropdownOpen()).toBe(false)
  })

  test('a second add keeps it open for 5 seconds more', async () => {
    const shop = await start(DROPDOWN + BUTTON)
    await add(shop)
    await pass(OPEN_FOR - 1000)
    await add(shop)
    await pass(OPEN_FOR - 1000)
    expect(isDropdownOpen()).toBe(true)
    await pass(1000)
    expect(isDropdownOpen()).toBe(false)
  })

  test('a second add leaves it open for good while the keyboard is in it', async () => {
    const shop = await start(DROPDOWN + BUTTON)
    await add(shop)
    find('#item a').focus()
    await add(shop)
    await pass(2 * OPEN_FOR)
    expect(find('#item').className).toBe('cart-item has-dropdown current-dropdown')
  })

  test('closes with a click on the shop, and with no other', async () => {
    const shop = await start(DROPDOWN + BUTTON)
    await add(shop)
    click(find('#item ul'))
    await pass()
    expect(isDropdownOpen()).toBe(true)
    click(find('.shop-container'))
    await pass()
    expect(find('#item').className).toBe('cart-item has-dropdown')
  })

  test('does not close behind a pointer that only passes the link of the cart', async () => {
    const shop = await start(DROPDOWN + BUTTON)
    await add(shop)
    find('#item').dispatchEvent(new Event('mouseleave'))
    await pass(CLOSES_AFTER)
    expect(isDropdownOpen()).toBe(true)
  })

  test('brings a sticky header back that had scrolled away', async () => {
    const header = `<header id="header" class="has-sticky sticky-hide-on-scroll--active"><div class="header-wrapper">${DROPDOWN}</div></header>`
    const shop = await start(header + BUTTON)
    await add(shop)
    expect(find('#header').className).toBe('has-sticky')
    expect(find('.header-wrapper').classList).toContain('stuck')
  })
})

describe('the panel', () => {
  test('opens after an add by its own toggle', async () => {
    const shop = await start(TOGGLE + POPUP + BUTTON)
    await add(shop)
    expect(isPanelOpen()).toBe(true)
    expect(find('.mfp-wrap [data-cart_item_key="k1"]')).toBeTruthy()
  })

  test('waits 300 ms for an open lightbox that is closed for it', async () => {
    const menu = '<a id="menu-toggle" data-open="#menu">Menu</a><nav id="menu" class="mfp-hide"></nav>'
    const shop = await start(TOGGLE + POPUP + menu + BUTTON)
    click(find('#menu-toggle'))
    await pass()
    expect(find('.mfp-wrap #menu')).toBeTruthy()
    await add(shop)
    expect(find('.mfp-wrap').classList).toContain('mfp-removing')
    await pass(LIGHTBOX_CLOSES - TWO_FRAMES - 1)
    expect(isPanelOpen()).toBe(false)
    await pass(TWO_FRAMES + 1)
    expect(isPanelOpen()).toBe(true)
  })

  test('does not come where something else was opened while that closed', async () => {
    const others = ['a', 'b'].map(
      (id) => `<a id="to-${id}" data-open="#${id}">Menu</a><nav id="${id}" class="mfp-hide"></nav>`,
    )
    const shop = await start(TOGGLE + POPUP + others.join('') + BUTTON)
    click(find('#to-a'))
    await pass()
    await add(shop)
    click(find('#to-b'))
    await pass(2 * LIGHTBOX_CLOSES)
    expect(isPanelOpen()).toBe(false)
    expect(find('.mfp-wrap:not(.mfp-removing) #b')).toBeTruthy()
    press('Escape', document.body)
  })

  test('that is open already stays as it is', async () => {
    const shop = await start(TOGGLE + POPUP + BUTTON)
    click(find('#toggle'))
    await pass()
    await add(shop)
    await pass(LIGHTBOX_CLOSES)
    expect(document.querySelectorAll('.mfp-wrap')).toHaveLength(1)
    expect(isPanelOpen()).toBe(true)
    press('Escape', document.body)
  })
})

describe('of two forms, for wide and narrow screens, the one that can be seen opens:', () => {
  test('the dropdown', async () => {
    const shop = await start(TOGGLE + POPUP + DROPDOWN + BUTTON)
    hide('#toggle')
    await add(shop)
    expect([isDropdownOpen(), isPanelOpen()]).toEqual([true, false])
  })

  test('the panel', async () => {
    const shop = await start(DROPDOWN + TOGGLE + POPUP + BUTTON)
    hide('#item')
    await add(shop)
    expect([isDropdownOpen(), isPanelOpen()]).toEqual([false, true])
  })

  test('where neither can, because the header has scrolled away, the panel', async () => {
    const shop = await start(DROPDOWN + TOGGLE + POPUP + BUTTON)
    hide('#item')
    hide('#toggle')
    await add(shop)
    expect([isDropdownOpen(), isPanelOpen()]).toEqual([false, true])
  })

  test('a header with a plain link opens nothing', async () => {
    const shop = await start(`<li class="cart-item" id="item"><a href="/cart/">Giỏ</a></li>${BUTTON}`)
    await add(shop)
    expect(find('#item').className).toBe('cart-item')
  })
})

describe('without an add, it opens', () => {
  test('when the server says that the page follows one', async () => {
    await start(`${DROPDOWN}<div class="woocommerce-message">Xong <span class="added-to-cart"></span></div>`)
    expect(isDropdownOpen()).toBe(true)
  })

  test('when another script asks for it, natively or through jQuery', async () => {
    await start(DROPDOWN)
    expect(isDropdownOpen()).toBe(false)
    document.dispatchEvent(new Event('flatsome-open-mini-cart'))
    await pass()
    expect(isDropdownOpen()).toBe(true)
    openPage()
    stopClock()
    const jQuery = installJQuery()
    await start(DROPDOWN)
    jQuery(document).trigger('flatsome-open-mini-cart')
    await pass()
    expect(isDropdownOpen()).toBe(true)
  })

  test.each([
    ['the setting is off', { ...ON, miniCartReveal: false }],
    ['adding leads to the cart page', { ...ON, redirectAfterAdd: true }],
  ])('when another script asks for it, but not after an add, where %s', async (_why, given) => {
    await start(`${DROPDOWN}<div class="woocommerce-message">Xong <span class="added-to-cart"></span></div>`, given)
    expect(isDropdownOpen()).toBe(false)
    document.dispatchEvent(new Event('flatsome-open-mini-cart'))
    await pass()
    expect(isDropdownOpen()).toBe(true)
  })
})
