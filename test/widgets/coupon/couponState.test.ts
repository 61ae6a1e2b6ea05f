import { beforeEach, expect, test, vi } from 'vitest'
import { openPage, setCookie, type TestPage } from '../../support/freshPage'

let page: TestPage

beforeEach(() => {
  page = openPage()
  Reflect.deleteProperty(window, 'wcb_params')
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

test('what is kept is in the store, and the page hears of it', async () => {
  const changes = page.heard('shop-islands:coupon-changed')
  const { $coupon, keepState } = await store()
  expect($coupon.get()).toBe('')
  keepState('closed', 60)
  expect($coupon.get()).toBe('closed')
  expect(changes).toEqual([{ state: 'closed' }])
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
