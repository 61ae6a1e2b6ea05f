import { beforeEach, expect, test, vi } from 'vitest'
import type { WishlistAnswer } from '../../../widgets/wishlist/wishlistCalls'
import { openPage, pass, stopClock, type TestPage } from '../../support/freshPage'

let page: TestPage

beforeEach(() => {
  page = openPage('<button></button>')
  stopClock()
})

/** Acts on an answer, and returns the messages that were to be shown. */
async function act(answer: WishlistAnswer, about: 'product' | 'page') {
  const { applyAnswer } = await import('../../../widgets/wishlist/applyAnswer')
  const showMessage = vi.fn<Parameters<typeof applyAnswer>[1]['showMessage']>()
  const { body } = document
  await applyAnswer(answer, { ...(about === 'product' && { button: body }), body, showMessage })
  return showMessage.mock.calls
}

test('an answer about the wishlist page redirects at once, and does not tell a status', async () => {
  const told = page.heard('tinvwl_wishlist_added_status')
  await act({ status: true, redirect: '/cart/' }, 'page')
  expect(page.visited).toEqual(['http://localhost:3000/cart/'])
  expect(told).toEqual([])
})

test('a message stays where a redirect came before it, and dismissing it calls the redirect off', async () => {
  const [first] = await act({ msg: '<p>Xong</p>', redirect: '/wishlist/' }, 'product')
  expect(first).toMatchObject(['<p>Xong</p>', { stays: false }])
  const [second] = await act({ redirect: '/wishlist/', msg: '<p>Xong</p>' }, 'product')
  expect(second?.[1].stays).toBe(true)
  second?.[1].onDismiss()
  await pass(5000)
  expect(page.visited).toEqual([])
  const [third] = await act({ msg: '<p>Xong</p>' }, 'product')
  expect(third?.[1].stays).toBe(false)
})

test.each(['beforeunload', 'pagehide'])(
  'a shopper who goes elsewhere first, which %s tells, is not taken away from there, nor from here after coming back',
  async (leaving) => {
    await act({ redirect: '/wishlist/' }, 'product')
    dispatchEvent(new Event(leaving))
    await pass(5000)
    expect(page.visited).toEqual([])
    await act({ redirect: '/wishlist/' }, 'product')
    await pass(4000)
    expect(page.visited).toHaveLength(1)
  },
)

test('a redirect that has happened is not pending any more: a message closes by itself', async () => {
  await act({ redirect: '/wishlist/' }, 'product')
  await pass(4000)
  expect(page.visited).toHaveLength(1)
  const [message] = await act({ msg: '<p>Xong</p>' }, 'product')
  expect(message?.[1].stays).toBe(false)
})

test('a key without a value is passed over', async () => {
  const answer: WishlistAnswer = {}
  Object.assign(answer, { msg: undefined, redirect: undefined })
  expect(await act(answer, 'product')).toEqual([])
})
