import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openShop } from '../../support/fakeShop'
import { openPage, setCookie } from '../../support/freshPage'

beforeEach(() => {
  openPage('<div id="box"></div>')
  for (const name of ['wcb_params', 'wcb_widget_params']) Reflect.deleteProperty(window, name)
})

const store = () => import('../../../widgets/coupon/couponState')

test.each([
  ['shown:1772000000', 'shown'],
  ['subscribed:1772000000', 'subscribed'],
  ['closed:1772000000', 'closed'],
  ['1772000000', 'subscribed'],
  ['shown%3A1', 'shown'],
  ['anything', 'shown'],
])('the cookie %s means: %s', async (value, state) => {
  setCookie('woo_coupon_box', value)
  expect((await store()).couponState()).toBe(state)
})

test('no cookie means nothing', async () => {
  expect((await store()).couponState()).toBe('')
})

test('what was written on this page is known where cookies are switched off, also after it was to be forgotten', async () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
  const { couponState, forgetState, keepState } = await store()
  keepState('shown', 60)
  expect(couponState()).toBe('shown')
  forgetState()
  expect(couponState()).toBe('shown')
})

test('the cookie of another tab counts more than what was written here', async () => {
  const { couponState, keepState } = await store()
  keepState('shown', 60)
  setCookie('woo_coupon_box', 'subscribed:1')
  expect(couponState()).toBe('subscribed')
})

describe('subscribing without any setting', () => {
  test('goes to the general endpoint, and looks for a nonce in our settings script too', async () => {
    const shop = openShop(403, '<script type="application/json">{"couponNonce":"fresh"}</script>', { status: 'x' })
    const { subscribeInBox } = await import('../../../widgets/coupon/subscribe')
    expect(await subscribeInBox(document.body, 'meo@shop.vn', 'token')).toEqual({
      isSubscribed: false,
      message: '',
      code: '',
      thankYou: '',
      warning: '',
      isCaptchaRefused: false,
      time: 0,
    })
    expect(shop.requests.map(({ url }) => url)[0]).toBe('/wp-admin/admin-ajax.php')
    expect(shop.requests.at(-1)?.fields).toMatchObject({ nonce: 'fresh', g_validate_response: 'token' })
  })

  test('at an address of its own where one is set', async () => {
    const shop = openShop({ status: 'x' }, { status: 'x' })
    const { giveSettings } = await import('../../../src/stores/mergeSettings')
    giveSettings({ couponAjaxUrl: '/box/', subscribeAjaxUrl: '/widget/' })
    const { subscribeInBox } = await import('../../../widgets/coupon/subscribe')
    const { subscribeInWidget } = await import('../../../widgets/coupon/subscribeInWidget')
    await subscribeInBox(document.body, 'meo@shop.vn', '')
    await subscribeInWidget(document.body, 'meo@shop.vn', '')
    expect(shop.requests.map(({ url }) => url)).toEqual(['/box/', '/widget/'])
  })
})
