import { expect, test, vi } from 'vitest'
import { cartAnswer } from '../../support/cartHtml'
import { openShop } from '../../support/fakeShop'
import { openPage, pass, stopClock, TWO_FRAMES } from '../../support/freshPage'
import { installJQuery } from '../../support/jQuery'
import { click, find } from '../../support/page'
import { startPage } from '../../support/startPage'

const DELAY = 1200

/** The cart page's table with one row (contract 2). */
const FORM = `<form class="woocommerce-cart-form"><table><tr class="cart_item"><td><div class="quantity">
    <input type="button" class="minus" value="-"><input class="qty" type="number" name="cart[k1][qty]" value="1">
    <input type="button" class="plus" value="+"></div></td></tr></table>
  <input name="coupon_code"><button type="submit" name="update_cart" value="x">Cập nhật</button></form>`

/** Hears of clicks on the update button, whichever it is by then. */
const pressed = vi.fn((event: Event) => event.preventDefault())

/** Opens a cart page. */
async function open(html: string): Promise<void> {
  openPage(`<div id="page">${html}</div>`)
  stopClock()
  openShop(cartAnswer(''))
  pressed.mockClear()
  find('#page').addEventListener('click', (event) => {
    if ((event.target as Element).matches('[name=update_cart]')) pressed(event)
  })
  await startPage()
  await pass(TWO_FRAMES)
}

/** The pointer reaches the table. */
function touch(): void {
  find('.qty').dispatchEvent(new Event('pointerover', { bubbles: true }))
}

/** Opens a cart page, in which the shopper touches the table. */
async function start(html: string): Promise<void> {
  await open(html)
  touch()
  await pass(TWO_FRAMES)
}

function change(selector: string): void {
  find(selector).dispatchEvent(new Event('change', { bubbles: true }))
}

test('a changed quantity presses the update button 1200 ms later', async () => {
  await start(`<div class="cart-auto-refresh">${FORM}</div>`)
  change('.qty')
  await pass(DELAY - 1)
  expect(pressed).not.toHaveBeenCalled()
  await pass(1)
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('a quantity that is changed while the file loads counts, whoever serves the field', async () => {
  await open(`<div class="cart-auto-refresh">${FORM}</div>`)
  touch()
  click(find('.plus'))
  change('.qty')
  await pass(DELAY + TWO_FRAMES)
  expect(find<HTMLInputElement>('.qty').value).toBe('2')
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('plus and minus are changes, too, and each begins the wait anew', async () => {
  await start(`<div data-island="cart-auto-refresh">${FORM}</div>`)
  click(find('.plus'))
  await pass(DELAY - 100)
  click(find('.plus'))
  await pass(DELAY - 100)
  expect(find<HTMLInputElement>('.qty').value).toBe('3')
  expect(pressed).not.toHaveBeenCalled()
  await pass(100)
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('a quantity that a script changes through jQuery alone counts; after the island has gone, nothing does', async () => {
  const jQuery = installJQuery()
  await start(`<div class="cart-auto-refresh">${FORM}</div>`)
  jQuery(find('.qty')).trigger('change')
  await pass(DELAY)
  expect(pressed).toHaveBeenCalledTimes(1)
  const field = find('.qty')
  find('.cart-auto-refresh').remove()
  await pass(TWO_FRAMES)
  find('#page').innerHTML = FORM
  jQuery(field).trigger('change')
  await pass(DELAY)
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('the button of the form that the shop’s script has put in place of this one is pressed; none is none', async () => {
  await start(`<div class="cart-auto-refresh">${FORM}</div>`)
  change('.qty')
  find('form').outerHTML = FORM
  await pass(DELAY)
  expect(pressed).toHaveBeenCalledTimes(1)
  change('.qty')
  find('[name=update_cart]').remove()
  await pass(DELAY)
  expect(pressed).toHaveBeenCalledTimes(1)
})

test.each([
  ['another field', `<div class="cart-auto-refresh">${FORM}</div>`, '[name=coupon_code]'],
  ['a quantity where the theme does not ask for it', FORM, '.qty'],
])('%s presses nothing', async (_what, html, field) => {
  await start(html)
  change(field)
  await pass(DELAY)
  expect(pressed).not.toHaveBeenCalled()
})
