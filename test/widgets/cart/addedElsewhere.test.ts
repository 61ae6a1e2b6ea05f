import { beforeEach, expect, test, vi } from 'vitest'
import { cartAnswer, miniCart } from '../../support/cartHtml'
import { type FakeShop, openShop } from '../../support/fakeShop'
import { openPage, pass, stopClock, type TestPage, TWO_FRAMES } from '../../support/freshPage'
import { find } from '../../support/page'
import { startPage } from '../../support/startPage'
import { translate } from '../../support/translate'

let page: TestPage
let shop: FakeShop

const OK = cartAnswer('abc', { key: 'k1', product: 12 })

beforeEach(async () => {
  page = openPage(`
    <p><button class="bundle" id="one">Mua</button></p><p><button class="bundle" id="other">Mua</button></p>
    <header>${miniCart()}</header>`)
  stopClock()
  shop = openShop(cartAnswer(''), OK, OK)
  await startPage({ redirectAfterAdd: false })
  await pass(TWO_FRAMES)
})

/** Another plugin has added by a button of its own. */
async function add(selector: string): Promise<void> {
  document.body.dispatchEvent(new CustomEvent('added_to_cart', { detail: [OK.fragments, 'abc', find(selector)] }))
  await pass(TWO_FRAMES)
}

const link = (selector: string) => document.querySelector(`${selector} + a.added_to_cart`)

test('a button that nobody knew before is added and free, with one link, and others hear that it is done', async () => {
  const updated = page.heard('wc_cart_button_updated')
  find('#one').classList.add('loading')
  await add('#one')
  await add('#one')
  expect(find('#one').className).toBe('bundle added')
  expect(find('#other').className).toBe('bundle')
  expect(document.querySelectorAll('.added_to_cart')).toHaveLength(1)
  expect(link('#one')?.textContent).toBe('Xem giỏ hàng')
  expect(updated).toEqual([[find('#one')], [find('#one')]])
  expect(page.reports).toEqual([])
})

test('each button has its own state and its own link', async () => {
  await add('#one')
  find('#other').classList.add('loading')
  await add('#other')
  expect(find('#other').className).toBe('bundle added')
  expect([link('#one'), link('#other')].every(Boolean)).toBe(true)
})

test('an add of one button changes nothing on another: one that is busy again stays so, and one whose script has unmarked it, as for another variation, stays unmarked', async () => {
  find('#one').classList.add('loading')
  await add('#one')
  // Variation Swatches' own script does both to the button of a card.
  find('#one').classList.replace('added', 'loading')
  find('#other').classList.add('loading')
  await add('#other')
  expect(find('#one').className).toBe('bundle loading')
  expect(find('#other').className).toBe('bundle added')
  await add('#one')
  expect(find('#one').className).toBe('bundle added')
})

test('the arguments that the Add to Cart Form block packs twice are read: its button is added, the cart is shown without a request', async () => {
  const requests = shop.requests.length
  find('#one').classList.add('loading')
  const detail = { detail: [OK.fragments, 'abc', find('#one')] }
  document.body.dispatchEvent(new CustomEvent('added_to_cart', { bubbles: true, cancelable: true, detail }))
  await pass(TWO_FRAMES)
  expect(find('#one').className).toBe('bundle added')
  expect(link('#one')).not.toBeNull()
  expect(document.querySelectorAll('header [data-cart_item_key="k1"]')).toHaveLength(1)
  expect(shop.requests).toHaveLength(requests)
})

test('without the new cart the button is free and not added, and has no link', async () => {
  find('#one').classList.add('loading')
  document.body.dispatchEvent(new CustomEvent('added_to_cart', { detail: [undefined, '', find('#one')] }))
  await pass(TWO_FRAMES)
  expect(find('#one').className).toBe('bundle')
  expect(link('#one')).toBeNull()
})

test('when the next add of such a button begins it is not added any more; its link stays', async () => {
  await add('#one')
  find('#one').dispatchEvent(new CustomEvent('shop-islands:adding-to-cart', { bubbles: true, detail: { data: {} } }))
  await pass()
  expect(find('#one').className).toBe('bundle')
  expect(link('#one')).not.toBeNull()
})

test('a button whose form has told others that it is done is told of once, and stays busy as long as its form says', async () => {
  const updated = page.heard('wc_cart_button_updated')
  find('#one').classList.add('loading')
  const detail = { isAdded: true, mayBeBusy: false, isTold: true }
  find('#one').dispatchEvent(new CustomEvent('shop-islands:button-done', { bubbles: true, detail }))
  await pass()
  expect(find('#one').className).toBe('bundle loading added')
  expect(updated).toEqual([])
})

test('a button that leaves the page takes its link with it', async () => {
  await add('#one')
  find('#one').remove()
  await add('#other')
  expect(document.querySelectorAll('.added_to_cart')).toHaveLength(1)
  expect(link('#other')).not.toBeNull()
})

test.each([
  ['the browser has translated', translate],
  ['a theme has replaced by a picture', (link: Element) => link.replaceChildren(document.createElement('i'))],
])('so does one whose link has words that %s, and later adds still show on their buttons', async (_, rewrite) => {
  await add('#one')
  rewrite(link('#one') as Element)
  find('#one').remove()
  await add('#other')
  expect(document.querySelectorAll('.added_to_cart')).toHaveLength(1)
  expect(link('#other')?.textContent).toBe('Xem giỏ hàng')
  expect(find('#other').className).toBe('bundle added')
})

test('its link says what a theme has written into the shop’s settings since the page was there', async () => {
  const params = { i18n_view_cart: 'Xem giỏ', cart_url: '/gio-hang/' }
  vi.stubGlobal('wc_add_to_cart_params', params)
  await add('#one')
  expect(link('#one')?.textContent).toBe('Xem giỏ')
  params.i18n_view_cart = 'Tới giỏ'
  await add('#other')
  expect(link('#other')?.textContent).toBe('Tới giỏ')
})

test('it has no link where the shop wants none', async () => {
  vi.stubGlobal('wc_add_to_cart_params', { i18n_view_cart: '' })
  await add('#one')
  expect(find('#one').className).toBe('bundle added')
  expect(link('#one')).toBeNull()
})

test.each([
  ['a row’s quantity field in the mini-cart', '<input class="busy loading" value="2" id="control">'],
  ['a row’s plus in the mini-cart', '<button class="busy loading" id="control">+</button>'],
])(
  '%s, which a side cart hands over as the button, is free, and neither marked nor followed by a link',
  async (_what, control) => {
    const row = `<div class="widget_shopping_cart_content"><ul><li class="mini_cart_item" id="row">${control}</li></ul></div>`
    document.body.insertAdjacentHTML('beforeend', row)
    const updated = page.heard('wc_cart_button_updated')
    const fragments = { 'div.widget_shopping_cart_content': row.replace(' loading', '') }
    const detail = [fragments, 'abc', find('#control')]
    document.body.dispatchEvent(new CustomEvent('added_to_cart', { detail }))
    await pass(TWO_FRAMES)
    expect(find('#control').className).toBe('busy')
    expect(document.querySelector('.added_to_cart')).toBeNull()
    expect(updated).toHaveLength(1)
  },
)

test('so it is with a quantity field anywhere; an input that is a button is one', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<p><input type="number" class="qty loading" id="field"></p><p><input type="submit" class="buy" id="submit"></p>' +
      '<p><select class="qty loading" id="select"></select></p><p><input type="image" class="buy" id="image"></p>',
  )
  for (const field of ['#field', '#select']) {
    await add(field)
    expect(find(field).className).toBe('qty')
    expect(link(field)).toBeNull()
  }
  await add('#image')
  expect(link('#image')).not.toBeNull()
  await add('#submit')
  expect(find('#submit').className).toBe('buy added')
  expect(link('#submit')).not.toBeNull()
})
