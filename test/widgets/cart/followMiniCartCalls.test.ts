import { expect, test, vi } from 'vitest'
import { openPage, pass, stopClock } from '../../support/freshPage'

/** Follows on a page that the server marks as shown after an add, until the body is left or not, and lets the page be idle then. */
async function countOpenings(isLeft: boolean): Promise<number> {
  const page = openPage('<div class="woocommerce-message"><span class="added-to-cart"></span></div>')
  vi.stubGlobal('flatsomeVars', { is_mini_cart_reveal: '1' })
  stopClock()
  const { followMiniCartCalls } = await import('../../../widgets/cart/followMiniCartCalls')
  const asked = page.heard('shop-islands:open-mini-cart')
  const stop = followMiniCartCalls()
  if (isLeft) stop()
  await pass(20)
  return asked.length
}

test('a page that follows an add asks for the mini-cart once it is idle', async () => {
  expect(await countOpenings(false)).toBe(1)
})

test('a body that has left by then asks for nothing: the one in its place does', async () => {
  expect(await countOpenings(true)).toBe(0)
})
