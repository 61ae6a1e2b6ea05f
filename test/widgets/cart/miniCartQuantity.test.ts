import { beforeEach, describe, expect, test } from 'vitest'
import { openShop } from '../../support/fakeShop'
import { CUT_OFF, openPage, pass, stopClock, type TestPage, TWO_FRAMES } from '../../support/freshPage'
import { installJQuery } from '../../support/jQuery'
import { find } from '../../support/page'
import { startPage } from '../../support/startPage'

let page: TestPage

/** The header cart of the theme that answers the call. */
const HEADER = '<a class="header-cart-link" href="/cart/">Cart</a>'
const ROW = `<div class="widget_shopping_cart_content"><ul>
  <li class="woocommerce-mini-cart-item" id="row"><a class="remove" data-cart_item_key="k1" href="/x">×</a>
    <input class="qty" type="number" min="1" max="9" name="cart[k1][qty]" value="1"></li>
  <li class="woocommerce-mini-cart-item"><input class="qty" id="by-name" name="cart[k2][qty]" value="1"></li>
  <li class="woocommerce-mini-cart-item"><input class="qty" id="keyless" name="quantity" value="1"></li>
</ul></div>`

const FAILED = 'Chưa đổi được số lượng. Vui lòng thử lại.'

/** The cart's answer where the first row holds this quantity. */
const cartWith = (quantity: string) => ({
  fragments: { 'div.widget_shopping_cart_content': ROW.replace('value="1"', `value="${quantity}"`) },
  cart_hash: 'def',
})

const quantityIn = (selector: string) => find<HTMLInputElement>(selector).value

beforeEach(() => {
  page = openPage(HEADER + ROW)
  stopClock()
})

/** Types a quantity, as a shopper does who then leaves the field. */
async function type(selector: string, value: string): Promise<void> {
  const field = find<HTMLInputElement>(selector)
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
  await pass(TWO_FRAMES)
}

async function startWithRows() {
  const shop = openShop({ fragments: { 'div.widget_shopping_cart_content': ROW }, cart_hash: 'abc' })
  await startPage()
  await pass(TWO_FRAMES)
  return shop
}

test('a quantity that another plugin’s plus changes through jQuery alone goes to the server, too; where it only tells of a change there is none', async () => {
  const jQuery = installJQuery()
  const shop = await startWithRows()
  const asked = shop.requests.length
  jQuery(find('#row .qty')).trigger('change')
  await pass(TWO_FRAMES)
  expect(shop.requests).toHaveLength(asked)
  find<HTMLInputElement>('#row .qty').value = '3'
  jQuery(find('#row .qty')).trigger('change')
  await pass(TWO_FRAMES)
  expect(shop.requests.slice(asked)).toMatchObject([
    { fields: { action: 'flatsome_ajax_cart_item_alter_quantity', cart_item_key: 'k1', quantity: '3' } },
  ])
})

test('a quantity that a script sets back is sent, too, where the cart could not be fetched in between', async () => {
  const jQuery = installJQuery()
  const shop = await startWithRows()
  const asked = shop.requests.length
  for (const value of ['2', '1']) {
    find<HTMLInputElement>('#row .qty').value = value
    jQuery(find('#row .qty')).trigger('change')
    await pass(TWO_FRAMES)
    shop.answer('')
    await pass()
    shop.answer(500)
    await pass(TWO_FRAMES)
  }
  expect(shop.requests.slice(asked).flatMap(({ fields }) => fields['quantity'] ?? [])).toEqual(['2', '1'])
})

test('a quantity of 0 whose cart cannot be fetched leaves the focus in its field: the next Enter must not remove the row', async () => {
  const shop = await startWithRows()
  find('#row a').classList.add('remove_from_cart_button')
  const field = find<HTMLInputElement>('#row .qty')
  field.min = '0'
  field.focus()
  await type('#row .qty', '0')
  shop.answer('')
  await pass()
  shop.answer(500)
  await pass(TWO_FRAMES)
  expect(document.activeElement).toBe(field)
})

test.each([
  ['0', 'the next row’s link, for its row goes', '#next'],
  ['3', 'its field', '#row .qty'],
])('after a quantity of %s the focus is on %s', async (value, _where, selector) => {
  const removable = (row: string) => row.replaceAll('class="remove"', 'class="remove remove_from_cart_button"')
  const next =
    '<li class="woocommerce-mini-cart-item"><a class="remove" id="next" data-cart_item_key="k2" href="/y">×</a></li>'
  const place = 'div.widget_shopping_cart_content'
  const cartOf = (rows: string) => ({ fragments: { [place]: removable(rows) }, cart_hash: 'def' })
  const both = ROW.replace('</ul>', `${next}</ul>`).replace('min="1"', 'min="0"')
  const shop = openShop(cartOf(both))
  await startPage()
  await pass(TWO_FRAMES)
  find('#row .qty').focus()
  await type('#row .qty', value)
  shop.answer('')
  await pass()
  expect(document.activeElement).toBe(find(selector))
  const left = both.replace('value="1"', `value="${value}"`)
  shop.answer(cartOf(value === '0' ? left.replace(/<li[^>]*id="row".*?<\/li>/s, '') : left))
  await pass(TWO_FRAMES)
  expect(document.activeElement).toBe(find(selector))
})

test('a quantity typed in the mini-cart blocks its row, goes to the server, and the cart is fetched anew; the shop’s blocks hear of it, too', async () => {
  const shop = await startWithRows()
  const told = ['updated_wc_div', 'added_to_cart', 'wc-blocks_added_to_cart'].map((name) => page.heard(name))
  await type('#row .qty', '3')
  expect(find('#row > [data-island-outlet] > .blockOverlay')).toBeTruthy()
  expect(shop.requests[1]).toMatchObject({
    url: '/wp-admin/admin-ajax.php',
    fields: { action: 'flatsome_ajax_cart_item_alter_quantity', cart_item_key: 'k1', quantity: '3' },
  })
  shop.answer('')
  await pass()
  expect(document.querySelector('.blockUI')).toBeNull()
  expect(told).toEqual([[[]], [[]], [[]]])
  expect(shop.endpoints().slice(2)).toEqual(['get_refreshed_fragments'])
})

test('who has closed the mini-cart before the shop answers does not have it opened again', async () => {
  document.body.insertAdjacentHTML(
    'afterbegin',
    `<li class="cart-item" id="item"><a class="header-cart-link">Cart</a><ul class="nav-dropdown"></ul></li>`,
  )
  const shop = openShop({ fragments: { 'div.widget_shopping_cart_content': ROW }, cart_hash: 'abc' })
  await startPage({ miniCartReveal: true, redirectAfterAdd: false })
  await pass(TWO_FRAMES)
  const told = page.heard('shop-islands:added-to-cart')
  shop.answer('', cartWith('3'))
  await type('#row .qty', '3')
  await pass(TWO_FRAMES)
  expect(told).toHaveLength(1)
  expect(find('#item').className).toBe('cart-item')
})

test('a field that is emptied has its quantity back, and nothing is sent', async () => {
  const shop = await startWithRows()
  await type('#row .qty', '')
  expect(quantityIn('#row .qty')).toBe('1')
  expect(shop.endpoints()).not.toContain('flatsome_ajax_cart_item_alter_quantity')
  expect(shop.requests).toHaveLength(1)
})

test('the fields of another theme, which has a call of its own for them, are left to it', async () => {
  find('.header-cart-link').remove()
  const shop = await startWithRows()
  await type('#row .qty', '3')
  expect(document.querySelector('.blockOverlay')).toBeNull()
  expect(shop.requests).toHaveLength(1)
})

test('a row without a link is known by the name of its field', async () => {
  const shop = await startWithRows()
  shop.answer('', '')
  await type('#by-name', '2')
  expect(shop.requests[1]?.fields['cart_item_key']).toBe('k2')
})

test('a row that nothing names is asked about without a key, and the server refuses', async () => {
  const shop = await startWithRows()
  shop.answer(400)
  await type('#keyless', '2')
  expect(shop.requests[1]?.fields['cart_item_key']).toBe('')
  expect(page.reports).toHaveLength(1)
})

test('a quantity that the field does not allow is the browser’s to tell, and is not sent', async () => {
  const shop = await startWithRows()
  await type('#row .qty', '10')
  expect(shop.requests).toHaveLength(1)
  expect(document.querySelector('.blockUI')).toBeNull()
})

test.each([
  ['an error status', 500, 'flatsome_ajax_cart_item_alter_quantity: 500', []],
  // The shop may have set the quantity.
  [
    'a lost connection',
    new TypeError('Failed to fetch'),
    'flatsome_ajax_cart_item_alter_quantity: ',
    ['get_refreshed_fragments'],
  ],
])(
  'after %s the row is free and its field as the server said last; shopper and author are told',
  async (_what, answer, cause, asked) => {
    const shop = await startWithRows()
    shop.answer(answer)
    await type('#row .qty', '3')
    await pass(CUT_OFF)
    expect(document.querySelector('.blockUI')).toBeNull()
    expect(quantityIn('#row .qty')).toBe('1')
    expect(shop.endpoints().slice(2)).toEqual(asked)
    expect(page.reports).toEqual([expect.stringContaining(`call-failed: NetworkError: ${cause}`)])
    expect(find('#row .qty + [data-island-outlet] .woocommerce-error').textContent).toBe(FAILED)
    await pass(1000)
    expect(find('[role="status"]').textContent).toBe(FAILED)
  },
)

test('the next change takes the notice of a failure away, and a second failure is spoken again', async () => {
  const shop = await startWithRows()
  shop.answer(500)
  await type('#row .qty', '3')
  await pass(1000)
  await type('#row .qty', '4')
  expect(document.querySelector('.woocommerce-error')).toBeNull()
  expect(find('[role="status"]').textContent).toBe('')
  shop.answer(500)
  await pass(1000)
  expect(find('[role="status"]').textContent).toBe(FAILED)
})

test('a failure of a quantity in whose place a newer one is under way is the author’s alone to hear of; the newer one is taken', async () => {
  const shop = await startWithRows()
  await type('#row .qty', '3')
  await type('#row .qty', '4')
  shop.answer(500)
  await pass(TWO_FRAMES)
  expect(document.querySelector('.woocommerce-error')).toBeNull()
  expect(page.reports).toEqual([expect.stringContaining('call-failed')])
  shop.answer('', cartWith('4'))
  await pass(1000)
  expect(quantityIn('#row .qty')).toBe('4')
  expect(document.querySelector('.woocommerce-error')).toBeNull()
})

test('a quantity that was sent while the cart of an earlier one was fetched is told to have failed, too', async () => {
  const shop = await startWithRows()
  await type('#row .qty', '3')
  shop.answer('')
  await pass(TWO_FRAMES)
  await type('#row .qty', '4')
  shop.answer(cartWith('3'))
  await pass(TWO_FRAMES)
  shop.answer(500)
  await pass(TWO_FRAMES)
  expect(quantityIn('#row .qty')).toBe('3')
  expect(find('.woocommerce-error').textContent).toBe(FAILED)
})

test('where both fail, that is said, and the field is as the server said last', async () => {
  const shop = await startWithRows()
  await type('#row .qty', '3')
  await type('#row .qty', '4')
  shop.answer(500)
  await pass(TWO_FRAMES)
  shop.answer(500)
  await pass(TWO_FRAMES)
  expect(quantityIn('#row .qty')).toBe('1')
  expect(find('.woocommerce-error').textContent).toBe(FAILED)
})

test('what the shopper has typed since a call that failed stays', async () => {
  const shop = await startWithRows()
  await type('#row .qty', '3')
  find<HTMLInputElement>('#row .qty').value = '4'
  shop.answer(500)
  await pass(TWO_FRAMES)
  expect(quantityIn('#row .qty')).toBe('4')
})

describe('once the new cart is shown, the field says what the server says', () => {
  test.each([
    ['refuses', '1'],
    ['reduces', '2'],
    ['takes', '3'],
  ])('where the server %s the quantity', async (_what, said) => {
    const shop = await startWithRows()
    shop.answer('', cartWith(said))
    await type('#row .qty', '3')
    expect(quantityIn('#row .qty')).toBe(said)
    expect(document.querySelector('.woocommerce-error')).toBeNull()
  })

  test('also in a field that came with the new cart', async () => {
    const shop = await startWithRows()
    const html = ROW.replace('<input class="qty" type="number" min="1" max="9" name="cart[k1][qty]"', (field) =>
      field.replace('<input', '<b></b><input id="other"').replace('[qty]', '[quantity]'),
    )
    shop.answer('', { fragments: { 'div.widget_shopping_cart_content': html }, cart_hash: 'def' })
    await type('#row .qty', '3')
    expect(quantityIn('#other')).toBe('1')
  })

  test('but what the shopper has typed meanwhile stays', async () => {
    const shop = await startWithRows()
    await type('#row .qty', '5')
    find<HTMLInputElement>('#row .qty').value = '6'
    shop.answer('', cartWith('2'))
    await pass(TWO_FRAMES)
    expect(quantityIn('#row .qty')).toBe('6')
    expect(find('#row .qty').getAttribute('value')).toBe('2')
  })

  test('where the new cart cannot be fetched, nobody knows what the server says, and the field stays', async () => {
    const shop = await startWithRows()
    shop.answer('', 500)
    await type('#row .qty', '3')
    expect(quantityIn('#row .qty')).toBe('3')
  })
})

test('it waits for its turn like every call of the cart', async () => {
  const shop = await startWithRows()
  document.body.dispatchEvent(new Event('wc_fragment_refresh'))
  await pass()
  await type('#row .qty', '3')
  expect(shop.endpoints()).toEqual(['get_refreshed_fragments', 'get_refreshed_fragments'])
  expect(shop.mostAtOnce).toBe(1)
})

test('where only the shop’s answer takes too long the cart is fetched: the shop may have set the quantity', async () => {
  const shop = openShop({ fragments: { 'div.widget_shopping_cart_content': ROW }, cart_hash: 'abc' })
  await startPage({ addTimeout: 1000 })
  await pass(TWO_FRAMES)
  await type('#row .qty', '3')
  await pass(1001)
  expect(shop.requests.at(-1)?.url).toBe('/?wc-ajax=get_refreshed_fragments')
  shop.answer(cartWith('3'))
  await pass(TWO_FRAMES)
  expect(quantityIn('#row .qty')).toBe('3')
})
