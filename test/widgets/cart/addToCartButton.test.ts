import { beforeEach, expect, test, vi } from 'vitest'
import { cartAnswer, miniCart } from '../../support/cartHtml'
import { openShop } from '../../support/fakeShop'
import { CUT_OFF, openPage, pass, stopClock, type TestPage, TWO_FRAMES } from '../../support/freshPage'
import { loseTexts } from '../../support/loseTexts'
import { click, find, press } from '../../support/page'
import { startPage } from '../../support/startPage'

let page: TestPage

const CARD = `<div class="add-to-cart-button"><a href="?add-to-cart=12" id="ball" data-quantity="1" data-product_id="12"
  class="primary is-small button product_type_simple add_to_cart_button ajax_add_to_cart"
  data-success_message="Đã thêm &ldquo;Bóng chuông&rdquo;">Thêm</a></div>`

const OK = cartAnswer('abc', { key: 'k1', product: 12 })
/** The cart of a page view, which the fake shop is asked for first. */
const EMPTY = cartAnswer('')

beforeEach(() => {
  page = openPage(`<div class="woocommerce-notices-wrapper"></div>${CARD}<header>${miniCart()}</header>`)
  stopClock()
})

async function clickBall() {
  const event = click(find('#ball'))
  await pass(TWO_FRAMES)
  return event
}

test('cart.add.button-added-on-success: the button goes from loading to added, and the cart of the page changes', async () => {
  const shop = openShop(EMPTY)
  await startPage({ redirectAfterAdd: false })
  await pass(TWO_FRAMES)
  const event = click(find('#ball'))
  expect(event.defaultPrevented).toBe(true)
  expect(find('#ball').classList).toContain('loading')
  await pass(1000)
  expect(find('#ball').classList).not.toContain('added')
  shop.answer(OK)
  await pass(TWO_FRAMES)
  expect(find('#ball').classList).not.toContain('loading')
  expect(find('#ball').classList).toContain('added')
  expect(find('header [data-cart_item_key="k1"]')).toBeTruthy()
  expect(shop.endpoints()).toEqual(['get_refreshed_fragments', 'add_to_cart'])
})

test('cart.add.applies-fragments-and-hash: what the answer brings is on the page, and kept for the next one', async () => {
  openShop(EMPTY, OK)
  await startPage({ redirectAfterAdd: false })
  await pass(TWO_FRAMES)
  await clickBall()
  expect(document.querySelectorAll('[data-cart_item_key="k1"]')).toHaveLength(1)
  expect(sessionStorage.getItem('wc_cart_hash')).toBe('abc')
  expect(JSON.parse(sessionStorage.getItem('wc_fragments') ?? '')).toEqual(OK.fragments)
})

test('cart.add.without-product-id-is-a-link: the click follows the link, nothing is sent, and the author is told once', async () => {
  delete find('#ball').dataset['product_id']
  const shop = openShop(EMPTY)
  await startPage()
  await pass(TWO_FRAMES)
  for (let time = 0; time < 2; time++) expect((await clickBall()).defaultPrevented).toBe(false)
  expect(find('#ball').classList).not.toContain('loading')
  expect(shop.endpoints()).not.toContain('add_to_cart')
  expect(page.reports).toEqual(['button-without-product'])
})

test.each([
  ['of the block editor', (button: HTMLElement) => button.classList.add('wc-interactive')],
  [
    'of the block editor, of a product that is not added in the background,',
    (button: HTMLElement) => {
      button.className = 'wp-block-button__link wc-block-components-product-button__button wc-interactive'
    },
  ],
  [
    'of a variable product',
    (button: HTMLElement) => button.classList.replace('ajax_add_to_cart', 'product_type_variable'),
  ],
  [
    'of a plugin’s search, which adds by itself,',
    (button: HTMLElement) => {
      button.className = 'jet-ajax-search__results-item-cart-button add-to-cart-button'
    },
  ],
  [
    'of a plugin’s search, which leads to the options,',
    (button: HTMLElement) => {
      button.className = 'jet-ajax-search__results-item-cart-button select-options-button'
    },
  ],
  [
    'of the shop’s product grid blocks, which leads to the options, or to the shop of an affiliate,',
    (button: HTMLElement) => {
      button.className = 'wp-block-button__link wp-element-button add_to_cart_button'
    },
  ],
  [
    'of a theme’s own, which its script adds by,',
    (button: HTMLElement) => button.classList.remove('add_to_cart_button'),
  ],
  [
    'of a product table, which asks for a quote,',
    (button: HTMLElement) => {
      button.className = 'enabled wpt_yith_add_to_quote_request wpt_add-request-quote-button button'
    },
  ],
  [
    'of a product table, named as a product form’s, which its script adds by,',
    (button: HTMLElement) => {
      button.className =
        'nt_add_to_cart_12 nt_button nt_button_woo single_add_to_cart_button button alt wc_product_simple'
    },
  ],
  [
    'of a row of the cart, by which a theme takes a piece out,',
    (button: HTMLElement) => {
      button.className = 'minus'
      button.setAttribute('data-cart_item_key', 'k1')
    },
  ],
])('a button %s is none of ours', async (_what, change) => {
  change(find('#ball'))
  const shop = openShop(EMPTY)
  await startPage()
  await pass(TWO_FRAMES)
  expect((await clickBall()).defaultPrevented).toBe(false)
  expect(shop.endpoints()).not.toContain('add_to_cart')
})

test('no definition of the cart has a button of the block editor for its host: nothing is fetched for it', async () => {
  const { cart } = await import('../../../widgets/cart/definitions')
  find('#ball').classList.add('wc-interactive')
  expect(cart.filter(({ selectors }) => find('#ball').matches(selectors)).map(({ name }) => name)).toEqual([])
})

test.each([
  '<button data-island="add-to-cart" data-product_id="12" id="ball">Thêm</button>',
  '<button data-product_id="12" data-quantity="2" id="ball">Thêm</button>',
  '<a class="button primary" data-product_id="12" data-quantity="2" id="ball">Thêm</a>',
])('other markup adds as well: %s', async (html) => {
  document.body.innerHTML = html
  const shop = openShop()
  await startPage({ redirectAfterAdd: false })
  shop.answer(EMPTY)
  await pass(TWO_FRAMES)
  await clickBall()
  expect(shop.endpoints()).toContain('add_to_cart')
})

test('a click with Ctrl opens the link in a tab of its own', async () => {
  const shop = openShop(EMPTY)
  await startPage()
  await pass(TWO_FRAMES)
  expect(click(find('#ball'), { ctrlKey: true }).defaultPrevented).toBe(false)
  await pass()
  expect(shop.endpoints()).not.toContain('add_to_cart')
})

test('Space on the link adds, and does not scroll the page; other keys do nothing', async () => {
  const shop = openShop(EMPTY, OK)
  await startPage({ redirectAfterAdd: false })
  await pass(TWO_FRAMES)
  expect(press('a', find('#ball')).defaultPrevented).toBe(false)
  await pass()
  expect(shop.endpoints()).not.toContain('add_to_cart')
  expect(press(' ', find('#ball')).defaultPrevented).toBe(true)
  await pass(TWO_FRAMES)
  expect(shop.endpoints()).toContain('add_to_cart')
})

test('Space that is held down adds once, and does not scroll the page', async () => {
  const shop = openShop(EMPTY, OK, OK)
  await startPage({ redirectAfterAdd: false })
  await pass(TWO_FRAMES)
  press(' ', find('#ball'))
  expect(press(' ', find('#ball'), { repeat: true }).defaultPrevented).toBe(true)
  await pass(TWO_FRAMES)
  expect(shop.endpoints().filter((name) => name === 'add_to_cart')).toHaveLength(1)
})

test('where the old cart script is still on the page it does not see the click, so that nothing is added twice', async () => {
  const old = document.createElement('script')
  old.type = 'text/plain'
  old.src = '/wp-content/plugins/woocommerce/assets/js/frontend/add-to-cart.min.js'
  document.head.append(old)
  const shop = openShop(EMPTY, OK)
  await startPage({ redirectAfterAdd: false })
  await pass(TWO_FRAMES)
  const oldHandler = vi.fn()
  document.body.addEventListener('click', oldHandler)
  await clickBall()
  expect(oldHandler).not.toHaveBeenCalled()
  expect(shop.endpoints().filter((name) => name === 'add_to_cart')).toHaveLength(1)
  old.remove()
  await clickBall()
  expect(oldHandler).toHaveBeenCalledTimes(1)
})

test('two adds of one button in one frame are both sent, and the button is busy until both are answered', async () => {
  const shop = openShop(EMPTY)
  await startPage({ redirectAfterAdd: false })
  await pass(TWO_FRAMES)
  click(find('#ball'))
  await clickBall()
  shop.answer(OK)
  await pass(TWO_FRAMES)
  expect(find('#ball').classList).toContain('loading')
  shop.answer(cartAnswer('def', { key: 'k1', product: 12, quantity: 2 }))
  await pass(TWO_FRAMES)
  expect(find('#ball').classList).not.toContain('loading')
  expect(shop.endpoints()).toEqual(['get_refreshed_fragments', 'add_to_cart', 'add_to_cart'])
  expect(shop.mostAtOnce).toBe(1)
  expect(find('header .quantity').textContent).toContain('2 ×')
})

test('cart.queue.one-request-at-a-time: neither a refresh nor another add runs beside an add', async () => {
  const shop = openShop()
  await startPage({ redirectAfterAdd: false })
  await pass(TWO_FRAMES)
  await clickBall()
  document.body.dispatchEvent(new Event('wc_fragment_refresh'))
  await clickBall()
  for (const answer of [EMPTY, OK, OK, OK]) {
    shop.answer(answer)
    await pass(TWO_FRAMES)
  }
  expect(shop.endpoints()).toEqual(['get_refreshed_fragments', 'add_to_cart', 'add_to_cart', 'get_refreshed_fragments'])
  expect(shop.mostAtOnce).toBe(1)
})

test('cart.add.failed-request-frees-the-button: a notice says so, screen readers too; a second try takes it away', async () => {
  // The last answers the fetch of the cart: the shop may have added all the same.
  const shop = openShop(EMPTY, new TypeError('Failed to fetch'), EMPTY)
  await startPage({ redirectAfterAdd: false })
  await pass(TWO_FRAMES)
  await clickBall()
  await pass(CUT_OFF)
  expect(find('#ball').classList).not.toContain('loading')
  expect(find('#ball').classList).not.toContain('added')
  const notice = find('.woocommerce-notices-wrapper > [data-island-outlet] .woocommerce-error')
  expect(notice.textContent).toBe('Chưa thêm được vào giỏ hàng. Vui lòng thử lại.')
  await pass(1000)
  expect(find('[role="status"]').textContent).toBe(notice.textContent)
  click(find('#ball'))
  await pass()
  expect(document.querySelector('.woocommerce-error')).toBeNull()
  shop.answer(OK)
  await pass(TWO_FRAMES)
  expect(find('#ball').classList).toContain('added')
  expect(document.querySelector('.woocommerce-error')).toBeNull()
})

test('a notice that the shop’s script has removed with all others of the page is no obstacle to a second try', async () => {
  openShop(EMPTY, 500, OK)
  await startPage({ redirectAfterAdd: false })
  await pass(TWO_FRAMES)
  await clickBall()
  find('.woocommerce-error').remove()
  await clickBall()
  expect(page.reports).toEqual([expect.stringContaining('call-failed')])
  expect(find('#ball').classList).toContain('added')
})

test('without a place for notices the notice stands beside the button, in the language of the page', async () => {
  document.documentElement.lang = 'en-GB'
  find('.woocommerce-notices-wrapper').remove()
  openShop(EMPTY, { error: true, product_url: false })
  await startPage()
  await pass(TWO_FRAMES)
  await clickBall()
  expect(page.visited).toEqual([])
  const notice = find('#ball + [data-island-outlet] .woocommerce-error')
  expect(notice.textContent).toBe('The product could not be added to the cart. Please try again.')
})

test.each([
  ['the theme’s styles hide', '<div id="login-form-popup" style="display: none">', '</div>'],
  ['lies in the theme’s login pop-up', '<div id="login-form-popup" class="lightbox-content mfp-hide">', '</div>'],
  ['lies in a lightbox that opens from a link', '<div class="lightbox-by-id"><div>', '</div></div>'],
])('where the page’s only place for notices %s, the notice stands beside the button', async (_where, before, after) => {
  find('.woocommerce-notices-wrapper').remove()
  document.body.insertAdjacentHTML('beforeend', `${before}<div class="woocommerce-notices-wrapper"></div>${after}`)
  openShop(EMPTY, 500)
  await startPage({ redirectAfterAdd: false })
  await pass(TWO_FRAMES)
  await clickBall()
  expect(document.querySelector('#ball + [data-island-outlet] .woocommerce-error')).not.toBeNull()
})

test.each([
  ['a dialog', '<div role="dialog">', 0, true],
  ['a dialog of the browser’s', '<dialog open>', 0, true],
  ['what is fixed over the window, as YITH’s quick view', '<div style="position: fixed">', 700, true],
  ['a bar that is fixed', '<div style="position: fixed">', 80, false],
])('of a button in %s the notice stands where the shopper looks', async (_where, around, height, isBeside) => {
  document.body.insertAdjacentHTML('beforeend', around)
  const box = document.body.lastElementChild as HTMLElement
  box.getBoundingClientRect = () => new DOMRect(0, 0, 900, height)
  box.append(find('#ball'))
  openShop(EMPTY, 500)
  await startPage({ redirectAfterAdd: false })
  await pass(TWO_FRAMES)
  await clickBall()
  expect(document.querySelectorAll('#ball + [data-island-outlet] .woocommerce-error')).toHaveLength(Number(isBeside))
  expect(document.querySelectorAll('.woocommerce-error')).toHaveLength(1)
})

test('where the theme scrolls the whole page in a fixed box, the notice stands in the page’s place for notices', async () => {
  const box = document.createElement('div')
  box.style.position = 'fixed'
  box.getBoundingClientRect = () => new DOMRect(0, 0, 900, 700)
  box.append(...document.body.childNodes)
  document.body.append(box)
  openShop(EMPTY, 500)
  await startPage({ redirectAfterAdd: false })
  await pass(TWO_FRAMES)
  await clickBall()
  expect(document.querySelector('.woocommerce-notices-wrapper .woocommerce-error')).not.toBeNull()
})

test('a place for notices that the theme’s styles hide while it is empty is one all the same, also behind one that is out of sight', async () => {
  document.body.insertAdjacentHTML(
    'afterbegin',
    `<style>.woocommerce-notices-wrapper:empty { display: none }</style>
      <div class="mfp-hide"><div class="woocommerce-notices-wrapper"></div></div>`,
  )
  openShop(EMPTY, 500)
  await startPage({ redirectAfterAdd: false })
  await pass(TWO_FRAMES)
  await clickBall()
  expect(document.querySelector('body > .woocommerce-notices-wrapper .woocommerce-error')).not.toBeNull()
})

test('two adds at once that both fail leave one notice, and the next try takes it away', async () => {
  openShop(EMPTY, 500, 500, OK)
  await startPage({ redirectAfterAdd: false })
  await pass(TWO_FRAMES)
  click(find('#ball'))
  await clickBall()
  expect(document.querySelectorAll('.woocommerce-error')).toHaveLength(1)
  await clickBall()
  expect(document.querySelectorAll('.woocommerce-error')).toHaveLength(0)
})

test('a vetoed add is no failed one: there is no notice', async () => {
  const shop = openShop(EMPTY)
  await startPage()
  await pass(TWO_FRAMES)
  document.addEventListener('shop-islands:adding-to-cart', (event) => event.preventDefault())
  await clickBall()
  expect(document.querySelector('.woocommerce-error')).toBeNull()
  expect(shop.endpoints()).not.toContain('add_to_cart')
})

test('where not even a text can be loaded there is no empty notice, and the button is free', async () => {
  loseTexts()
  openShop(EMPTY, 500)
  await startPage()
  await pass(TWO_FRAMES)
  await clickBall()
  expect(find('#ball').classList).not.toContain('loading')
  expect(document.querySelector('.woocommerce-error')).toBeNull()
})
