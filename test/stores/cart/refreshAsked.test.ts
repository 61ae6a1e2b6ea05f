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

test('the answer to an earlier asking is no word on a quantity that was sent after it', async () => {
  const shop = openShop()
  const { refreshAsked } = await import('../../../src/stores/cart/showCart')
  const quantity = () => find<HTMLInputElement>('.qty').value
  const askWith = async (value: string) => {
    find<HTMLInputElement>('.qty').value = value
    refreshAsked('.qty')
    await pass()
  }
  await askWith('3')
  await askWith('5')
  shop.answer({ fragments: { '.cart': cartWith(3) }, cart_hash: 'abc' })
  await pass(TWO_FRAMES)
  expect(quantity()).toBe('5')
  shop.answer({ fragments: { '.cart': cartWith(4) }, cart_hash: 'def' })
  await pass(TWO_FRAMES)
  expect(quantity()).toBe('4')
})

test('a quantity stays where the cart could not be fetched', async () => {
  const shop = openShop()
  const { refreshAsked } = await import('../../../src/stores/cart/showCart')
  find<HTMLInputElement>('.qty').value = '5'
  refreshAsked('.qty')
  await pass()
  shop.answer(500)
  await pass(TWO_FRAMES)
  expect(find<HTMLInputElement>('.qty').value).toBe('5')
})
