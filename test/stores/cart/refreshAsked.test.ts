import { beforeEach, expect, test } from 'vitest'
import { openShop } from '../../support/fakeShop'
import { openPage, pass, stopClock, TWO_FRAMES } from '../../support/freshPage'
import { find } from '../../support/page'

const cartWith = (quantity: number) =>
  `<div class="cart"><p id="row"><input class="qty" value="${quantity}"><input class="note" value=""></p></div>`

beforeEach(() => {
  openPage(cartWith(2))
  stopClock()
})

/** Another script asks for the cart while a quantity and a note are typed; the shop answers with a quantity. */
async function ask(answered: number, meanwhile = () => {}): Promise<string[]> {
  const shop = openShop()
  const { refreshAsked } = await import('../../../src/stores/cart/showCart')
  for (const field of document.querySelectorAll('input')) field.value = '5'
  refreshAsked('.qty')
  await pass()
  meanwhile()
  shop.answer({ fragments: { '.cart': cartWith(answered) }, cart_hash: 'abc' })
  await pass(TWO_FRAMES)
  return Array.from(document.querySelectorAll('input'), ({ value }) => value)
}

test('a quantity that another script has sent gives way to the server’s word, and nothing else does', async () => {
  expect(await ask(2)).toEqual(['2', '5'])
})

test('one that was typed meanwhile stays', async () => {
  expect(await ask(3, () => Object.assign(find('.qty'), { value: '7' }))).toEqual(['7', '5'])
})

test('one that has the focus stays', async () => {
  expect(await ask(3, () => find('.qty').focus())).toEqual(['5', '5'])
})
