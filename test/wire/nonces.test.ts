import { beforeEach, expect, test, vi } from 'vitest'
import { type FakeShop, openShop } from '../support/fakeShop'
import { openPage } from '../support/freshPage'

/** Where the general calls go. */
const url = '/wp-admin/admin-ajax.php'

/** How every call is made here: with a nonce that the server takes. */
const call = { url, timeout: 5000, nonce: { nonce: 'n0nce', find: () => undefined } }

let shop: FakeShop

beforeEach(() => {
  openPage()
})

/** The only request so far, as the server sees it. */
function sent(): { fields: Record<string, string>; headers: Headers } {
  expect(shop.requests).toHaveLength(1)
  const [request] = shop.requests
  return { fields: request?.fields ?? {}, headers: new Headers(request?.init.headers) }
}

test('security.nonce.coupon-popup: a subscription in the pop-up carries the nonce as nonce', async () => {
  shop = openShop({ status: 'subscribed' })
  const { postCouponEmail } = await import('../../widgets/coupon/couponCalls')
  await postCouponEmail('meo@example.vn', '', {}, call)
  expect(sent().fields).toMatchObject({ action: 'wcb_email', nonce: 'n0nce' })
})

test('security.nonce.subscribe-widget: a subscription in the widget carries it as _woocouponbox_nonce', async () => {
  shop = openShop({ status: 'subscribed' })
  const { postWidgetSubscribe } = await import('../../widgets/coupon/couponCalls')
  await postWidgetSubscribe('meo@example.vn', '1', call)
  expect(sent().fields).toMatchObject({ action: 'wcb_widget_subscribe', _woocouponbox_nonce: 'n0nce' })
})

test.each(['add_item', 'variation_exist', 'remove_item'])(
  'security.nonce.quote-requests: %s carries the nonce of the page as _wpnonce',
  async (action) => {
    shop = openShop(action === 'remove_item' ? '1' : { result: 'true' })
    vi.stubGlobal('ywraq_frontend', { yith_ywraq_action_nonce: 'n0nce' })
    const quote = await import('../../widgets/quote/quoteCalls')
    const { quoteCallFor } = await import('../../widgets/quote/quoteCallFor')
    const quoteCall = quoteCallFor(document.body)
    if (action === 'add_item') await quote.postAddToQuote(new URLSearchParams({ product_id: '12' }), quoteCall)
    else if (action === 'variation_exist') await quote.postVariationExists('12', '34', quoteCall)
    else await quote.postRemoveFromQuote('key', '12', quoteCall)
    expect(sent().fields).toMatchObject({ ywraq_action: action, _wpnonce: 'n0nce' })
  },
)

test('security.nonce.wishlist-header: an action of the wishlist page carries the nonce in the header X-WP-Nonce', async () => {
  shop = openShop({ status: true })
  const { postWishlistAction } = await import('../../widgets/wishlist/wishlistCalls')
  await postWishlistAction({ 'tinvwl-action': 'remove' }, 'n0nce', { url, timeout: 5000 })
  expect(sent().headers.get('X-WP-Nonce')).toBe('n0nce')
})

test('security.nonce.wishlist-security-field: and in the field tinvwl-security', async () => {
  shop = openShop({ status: true })
  const { postWishlistAction } = await import('../../widgets/wishlist/wishlistCalls')
  await postWishlistAction({ 'tinvwl-action': 'remove' }, 'n0nce', { url, timeout: 5000 })
  expect(sent().fields).toMatchObject({ 'tinvwl-security': 'n0nce' })
})
