import { beforeEach, expect, test } from 'vitest'
import { openShop } from '../support/fakeShop'
import { openPage } from '../support/freshPage'

beforeEach(() => {
  openPage()
})

test('page.wire.general-endpoint: a general call is a post of form data to /wp-admin/admin-ajax.php', async () => {
  const shop = openShop('7')
  const [{ settings }, { postWishlistCount }] = await Promise.all([
    import('../../src/stores/settings'),
    import('../../widgets/wishlist/wishlistCalls'),
  ])
  await postWishlistCount({ url: settings().ajaxUrl, timeout: 5000 })
  const [request] = shop.requests
  expect(request?.url).toBe('/wp-admin/admin-ajax.php')
  expect(request?.init.method).toBe('POST')
  expect(request?.init.body).toBeInstanceOf(URLSearchParams)
  expect(request?.fields).toEqual({ action: 'flatsome_update_wishlist_count' })
})

test('page.wire.wc-ajax-endpoint: a shop call goes to /?wc-ajax=, with its name in the place of {endpoint}', async () => {
  const [{ settings }, { endpointUrl }] = await Promise.all([
    import('../../src/stores/settings'),
    import('../../src/wire/request'),
  ])
  expect(endpointUrl(settings().shopEndpoint, 'add_to_cart')).toBe('/?wc-ajax=add_to_cart')
})
