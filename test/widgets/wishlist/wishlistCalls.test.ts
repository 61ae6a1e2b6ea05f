import { beforeEach, describe, expect, test } from 'vitest'
import { type FakeAnswer, openShop } from '../../support/fakeShop'
import { openPage } from '../../support/freshPage'

const CALL = { url: '/?wc-ajax=tinvwl', timeout: 1000 }

beforeEach(() => {
  openPage()
})

async function read(answer: FakeAnswer): Promise<unknown> {
  openShop(answer)
  const { postWishlistProduct, readReply } = await import('../../../widgets/wishlist/wishlistCalls')
  return postWishlistProduct(new FormData(), CALL).then(readReply, (error) => error.name)
}

describe('an answer', () => {
  test('is read key by key, in the order in which the keys came; what nobody reads is left out', async () => {
    const answer = {
      status: 1,
      redirect: '/x/',
      wishlist_url: '/w/',
      msg: '<p>Xong</p>',
      removed: false,
      wishlists_data: { counter: 2 },
      wishlist: { ID: 3, share_key: 'a1' },
      constructor: 'x',
    }
    const checked = (await read(answer)) as object
    expect(Object.entries(checked)).toEqual([
      ['status', true],
      ['redirect', '/x/'],
      ['msg', '<p>Xong</p>'],
      ['removed', false],
      ['wishlists_data', { counter: 2 }],
      ['wishlist', { share_key: 'a1' }],
    ])
  })

  test.each([
    [{ msg: '', redirect: false, force_redirect: null, action: 7 }],
    [{ content: null, wishlists_data: [], wishlist: [] }],
    [{ content: 1, wishlists_data: { lang: 'vi' }, wishlist: { share_key: '' } }],
    [{ wishlists_data: 'x', wishlist: null }],
  ])('keeps nothing that is of no use: %j', async (answer) => {
    expect(await read(answer)).toEqual({})
  })

  test('with empty content empties the page', async () => {
    expect(await read({ content: '' })).toEqual({ content: '' })
  })

  test.each([
    ['HTML', '<div data-tinv-wl-list="[]">Chưa {được}</div>', { msg: '<div data-tinv-wl-list="[]">Chưa {được}</div>' }],
    ['a JSON text', '"<p>Xong</p>"', { msg: '<p>Xong</p>' }],
    ['JSON behind a warning', '<b>Warning</b>: x\n{"status":true}', { status: true }],
  ])('that is %s is read all the same', async (_what, answer, read_) => {
    expect(await read(answer)).toEqual(read_)
  })

  test.each([[''], ['  '], ['7'], ['[1]'], ['<!DOCTYPE html><p>'], ['<html><p>'], ['{"status":']])(
    'that is none (%j) fails the call',
    async (answer) => {
      expect(await read(answer)).toBe('BadAnswerError')
    },
  )
})

describe('what goes over the wire', () => {
  test('lists go out as PHP reads them, what is not set not at all, and the nonce as field and header', async () => {
    const shop = openShop({ status: true })
    const { postWishlistAction } = await import('../../../widgets/wishlist/wishlistCalls')
    const fields = { 'tinvwl-action': 'remove', 'tinvwl-products': ['7', '8'], 'tinvwl-paged': 2, lang: undefined }
    await postWishlistAction(fields, 'n0nce', CALL)
    expect(String(shop.requests[0]?.init.body)).toBe(
      'tinvwl-action=remove&tinvwl-products%5B%5D=7&tinvwl-products%5B%5D=8&tinvwl-paged=2&tinvwl-security=n0nce',
    )
    expect(shop.requests[0]?.init.headers).toEqual({ 'X-Requested-With': 'XMLHttpRequest', 'X-WP-Nonce': 'n0nce' })
  })
})
