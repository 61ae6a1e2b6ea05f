import type { Locator, Page } from '@playwright/test'
import {
  codeField,
  consentBox,
  couponBox,
  couponCode,
  couponCookie,
  day,
  emailField,
  expectCookie,
  expectPicturesToBeLost,
  offers,
  subscribe,
  subscribeButton,
  subscribePage,
} from '../support/couponPage'
import { messagesOf } from '../support/failedCalls'
import { bodyHas, holdRequests } from '../support/holdRequests'
import { expect, test } from '../support/test'

/** A subscribe widget, counted from 1; the second gives no code. */
const widget = (page: Page, number = 1) => page.locator('.woo-coupon-box-widget').nth(number - 1)
const warningOf = (place: Locator) => place.locator('.wcbwidget-warning-message')

test('subscribe.email.empty-text, subscribe.done.content-becomes-message, subscribe.done.shows-code-when-asked, subscribe.done.no-code-otherwise: each widget for itself asks for an e-mail, and gives its place to message and code, where it is to show one', async ({
  page,
  shop,
}) => {
  await page.goto(subscribePage)
  const [first, second, third] = [widget(page, 1), widget(page, 2), widget(page, 3)]
  await subscribeButton(second).click()
  await expect(warningOf(second)).toHaveText('*Vui lòng nhập email và đăng ký.')
  await expect(warningOf(second)).toHaveRole('alert')
  await expect(emailField(second)).toBeFocused()
  await expect(warningOf(first)).toHaveText('')
  await emailField(second).fill('meo@shop')
  await emailField(second).press('Enter')
  await expect(warningOf(second)).toContainText('*Email không hợp lệ!')
  expect(await shop.calls('wcb_widget_subscribe')).toEqual([])
  await subscribe(third)
  await expect(third).toContainText('đã được gửi tới meo@shop.vn')
  await expect(codeField(third)).toHaveValue(couponCode)
  await expect(emailField(third)).toHaveCount(0)
  await expect(third.locator('.wcbwidget-newsletter')).toBeFocused()
  await expect(emailField(first)).toBeVisible()
  await subscribe(second, 'meo2@shop.vn')
  await expect(second).toContainText('đã được gửi tới meo2@shop.vn')
  await expect(codeField(second)).toHaveCount(0)
})

test('subscribe.consent.off-is-not-required: without a consent the e-mail is enough', async ({ page, shop }) => {
  await page.goto(`${subscribePage}?coupon-consent=0`)
  await emailField(widget(page)).fill('meo@shop.vn')
  await subscribeButton(widget(page)).click()
  await expect(codeField(widget(page))).toBeVisible()
  const [call] = await shop.calls('wcb_widget_subscribe')
  expect(call?.fields).toMatchObject({ action: 'wcb_widget_subscribe', email: 'meo@shop.vn', show_coupon: '1' })
  expect(call?.fields['_woocouponbox_nonce']).toMatch(/./)
})

test('subscribe.done.sets-cookie-for-360-days, subscribe.done.keeps-the-popup-away: the cookie is the bare time, and no pop-up opens any more', async ({
  page,
}) => {
  await page.clock.install()
  // What would open it is the shopper's doing, not a time by which the subscription would have to be done.
  await page.goto(`${subscribePage}?coupon=exit`)
  await expect(page.locator('.wcb-coupon-box')).toHaveAttribute('role', 'dialog')
  await subscribe(widget(page))
  await expectCookie(page, /^\d+$/, 360 * day)
  await expect(page.locator('.wcb-coupon-box-small-icon')).toBeHidden()
  await page.mouse.move(500, 400)
  await page.mouse.move(500, 1)
  await page.clock.runFor(700)
  await expect(couponBox(page)).toHaveCount(0)
  await page.goto(`${offers}?coupon-time=0`)
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(500)
  await expect(couponBox(page)).toHaveCount(0)
  await expect(page.locator('.wcb-coupon-box-small-icon')).toBeHidden()
})

test('subscribe.consent.unticked-text, subscribe.consent.unticked-focuses-checkbox, subscribe.refused.marks-and-focuses-email, subscribe.refused.allows-retry, subscribe.refused.shows-warning: an unticked consent is asked for and focused; who is refused reads why and tries again', async ({
  page,
  shop,
}) => {
  await page.goto(subscribePage)
  await emailField(widget(page)).fill('da-dang-ky@meo.vn')
  await subscribeButton(widget(page)).click()
  await expect(warningOf(widget(page))).toHaveText('*Vui lòng đồng ý với điều khoản và điều kiện.')
  await expect(consentBox(widget(page))).toBeFocused()
  expect(await shop.calls('wcb_widget_subscribe')).toEqual([])
  await page.keyboard.press('Space')
  await subscribeButton(widget(page)).click()
  await expect(warningOf(widget(page))).toHaveText('*Email này đã nhận mã giảm giá rồi.')
  await expect(emailField(widget(page))).toBeFocused()
  await expect(emailField(widget(page))).toHaveClass(/wcbwidget-invalid-email/)
  await expect(emailField(widget(page))).toHaveAttribute('aria-invalid', 'true')
  expect(await couponCookie(page)).toBeUndefined()
  await emailField(widget(page)).fill('meo@shop.vn')
  await emailField(widget(page)).press('Enter')
  await expect(codeField(widget(page))).toBeVisible()
})

test('subscribe.send.button-busy-while-adding: a second click sends nothing, and a second widget is free meanwhile', async ({
  page,
  shop,
}) => {
  const release = await holdRequests(page, /admin-ajax/, bodyHas('meo%40shop.vn'))
  await page.goto(subscribePage)
  await subscribe(widget(page))
  await expect(widget(page).locator('.wcbwidget-button')).toHaveClass(/wcbwidget-adding/)
  await subscribeButton(widget(page)).click({ force: true })
  await subscribe(widget(page, 3), 'meo3@shop.vn')
  await expect(codeField(widget(page, 3))).toBeVisible()
  release()
  await expect(codeField(widget(page))).toBeVisible()
  expect(await shop.calls('wcb_widget_subscribe')).toHaveLength(2)
})

test('a nonce that expired in a page cache is renewed, and nobody notices', async ({ page, shop }) => {
  await page.goto(`${subscribePage}?nonce=stale`)
  await subscribe(widget(page))
  await expect(codeField(widget(page))).toBeVisible()
  expect(await shop.calls('wcb_widget_subscribe')).toHaveLength(2)
})

test.describe('scripts in an answer', () => {
  const refused = [/status of 404/, /inline event handler/]
  test.use({ consoleMessages: { expected: [/inline event handler/], parting: refused } })

  test('do not run, under a strict policy not even handlers', async ({ page, shop }) => {
    await shop.disturb({ endpoint: 'wcb_widget_subscribe', fault: 'script-in-code' })
    await page.goto(`${subscribePage}?csp=strict`)
    await subscribe(widget(page))
    await expect(widget(page)).toContainText(couponCode)
    await expectPicturesToBeLost(widget(page))
    expect(await page.evaluate(() => 'shopAnswerScriptRan' in window)).toBe(false)
  })
})

test('by keyboard alone: the widget is filled in, ticked, sent, and its code is the next thing', async ({ page }) => {
  await page.goto(subscribePage)
  await expect(subscribeButton(widget(page))).toBeVisible()
  await emailField(widget(page)).focus()
  await page.keyboard.type('meo@shop.vn')
  await page.keyboard.press('Tab')
  await expect(subscribeButton(widget(page))).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(codeField(widget(page))).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(codeField(widget(page))).toBeFocused()
})

/** What the server may do instead of an answer. */
const failures = ['500', 'dropped', 'empty']

test.describe('whatever the server answers instead', () => {
  test.use({ consoleMessages: { expected: messagesOf(failures) } })

  test('subscribe.error.clears-cookie, subscribe.error.enables-button-without-message: the cookie goes, nothing is said, the next try works', async ({
    page,
    shop,
    baseURL,
  }) => {
    await page.goto(subscribePage)
    for (const fault of failures) {
      await test.step(fault, async () => {
        await page.context().addCookies([{ name: 'woo_coupon_box', value: 'shown:1700000000', url: baseURL ?? '' }])
        await shop.disturb({ endpoint: 'wcb_widget_subscribe', fault })
        await subscribe(widget(page))
        await expect.poll(() => couponCookie(page)).toBeUndefined()
        await expect(widget(page).locator('.wcbwidget-button')).not.toHaveClass(/wcbwidget-adding/)
        await expect(warningOf(widget(page))).toHaveText('')
        await expect(emailField(widget(page))).toHaveValue('meo@shop.vn')
        await expect(consentBox(widget(page))).toBeChecked()
      })
    }
    await shop.disturb()
    await emailField(widget(page)).fill('meo2@shop.vn')
    await subscribeButton(widget(page)).click()
    await expect(codeField(widget(page))).toBeVisible()
  })
})
