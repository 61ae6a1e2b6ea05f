import type { Locator } from '@playwright/test'
import {
  codeField,
  consentBox,
  couponBox,
  couponCode,
  couponCookie,
  couponIcon,
  day,
  emailField,
  expectCookie,
  expectPicturesToBeLost,
  openCouponBox,
  subscribe,
  subscribeButton,
} from '../support/couponPage'
import { messagesOf } from '../support/failedCalls'
import { bodyHas, holdRequests } from '../support/holdRequests'
import { expect, test } from '../support/test'

const warningOf = (box: Locator) => box.getByRole('alert')

test('coupon-popup.email.empty-text, coupon-popup.subscribed.shows-code, coupon-popup.subscribed.success-text: an empty e-mail is asked for, its field marked and focused; code, message and thanks take the form’s place', async ({
  page,
  shop,
}) => {
  const box = await openCouponBox(page, 'coupon-texts=0')
  await subscribeButton(box).click()
  await expect(warningOf(box)).toHaveText('*Vui lòng nhập địa chỉ email và đăng ký.')
  await expect(emailField(box)).toBeFocused()
  await expect(emailField(box)).toHaveAttribute('aria-invalid', 'true')
  await emailField(box).fill('meo@shop')
  await expect(warningOf(box)).toBeHidden()
  await emailField(box).press('Enter')
  await expect(warningOf(box)).toHaveText('*Email không hợp lệ!')
  expect(await shop.calls('wcb_email')).toEqual([])
  await subscribe(box)
  await expect(codeField(box)).toHaveValue(couponCode)
  await expect(box.getByText('Đăng ký thành công!')).toHaveCount(1)
  await expect(box).toContainText('đã được gửi tới meo@shop.vn')
  await expect(box).toContainText('Cảm ơn bạn!')
  await expect(emailField(box)).toHaveCount(0)
  await expect(box.locator('.wcb-coupon-box-title')).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'Đăng ký thành công!' })).toHaveCount(1)
})

test('coupon-popup.email.configured-empty-warning, coupon-popup.consent.unticked-blocks, coupon-popup.subscribed.title-replaced: the site’s own words win; an unticked consent is highlighted and focused, and nothing is sent; with a title of its own the box says it once', async ({
  page,
  shop,
}) => {
  const box = await openCouponBox(page)
  await subscribeButton(box).click()
  await expect(warningOf(box)).toHaveText('*Hãy nhập email để nhận mã.')
  await emailField(box).fill('meo@shop.vn')
  await subscribeButton(box).click()
  await expect(consentBox(box)).toBeFocused()
  await expect(consentBox(box)).toHaveClass(/wcb-warning-checkbox/)
  await expect(consentBox(box)).toHaveCSS('outline-style', 'solid')
  expect(await shop.calls('wcb_email')).toEqual([])
  await consentBox(box).check()
  await expect(consentBox(box)).not.toHaveClass(/wcb-warning-checkbox/)
  await subscribeButton(box).click()
  await expect(codeField(box)).toBeVisible()
  await expect(box.locator('.wcb-coupon-box-title')).toHaveText('Đăng ký thành công!')
  await expect(box.getByText('Đăng ký thành công!')).toHaveCount(1)
})

test('coupon-popup.consent.off-is-not-required, coupon-popup.subscribed.show-coupon-off-hides-code: without a consent the e-mail is enough; without a code the message tells where it is', async ({
  page,
  shop,
}) => {
  const box = await openCouponBox(page, 'coupon-consent=0&coupon-code=0')
  await emailField(box).fill('meo@shop.vn')
  await emailField(box).press('Enter')
  await expect(box).toContainText('đã được gửi tới')
  await expect(codeField(box)).toHaveCount(0)
  const [call] = await shop.calls('wcb_email')
  expect(call?.fields).toMatchObject({ action: 'wcb_email', email: 'meo@shop.vn', g_validate_response: '' })
})

test('coupon-popup.subscribe.loading-while-running, coupon-popup.cookie.subscribed-on-success, coupon-popup.subscribed.code-selected-on-focus: while the answer is on its way a second click sends nothing; it is remembered for 360 days, with the server’s time, and the code is ready to be copied', async ({
  page,
  shop,
}) => {
  const release = await holdRequests(page, /admin-ajax/, bodyHas('wcb_email'))
  const box = await openCouponBox(page)
  await subscribe(box)
  await expect(box.locator('.wcb-button')).toHaveClass(/wcb-adding/)
  await subscribeButton(box).click({ force: true })
  await emailField(box).press('Enter')
  release()
  await expect(codeField(box)).toBeVisible()
  expect(await shop.calls('wcb_email')).toHaveLength(1)
  await expectCookie(page, /^subscribed:\d+$/, 360 * day)
  await codeField(box).focus()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(couponCode)
})

test('coupon-popup.subscribed.code-selected-on-focus: a code without a field is ready to be copied, too', async ({
  page,
  shop,
}) => {
  await shop.disturb({ endpoint: 'wcb_email', fault: 'plain-code' })
  const box = await openCouponBox(page)
  await subscribe(box)
  // The place for a code without a field is there before the code is, and takes no focus then.
  await box.locator('.wcb-coupon-content[tabindex]').filter({ hasText: couponCode }).focus()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(couponCode)
})

test('coupon-popup.subscribe.failure-shows-warning, coupon-popup.subscribe.failure-focuses-email: who is refused reads why, or nothing where the server gives no reason, and tries again', async ({
  page,
  shop,
}) => {
  const box = await openCouponBox(page)
  await subscribe(box, 'da-dang-ky@meo.vn')
  await expect(warningOf(box)).toHaveText('*Email này đã nhận mã giảm giá rồi.')
  await expect(emailField(box)).toBeFocused()
  await expect(emailField(box)).toHaveValue('da-dang-ky@meo.vn')
  await expect(consentBox(box)).toBeChecked()
  expect((await couponCookie(page))?.value).toMatch(/^shown:/)
  await emailField(box).fill('meo@shop.vn')
  await expect(warningOf(box)).toBeHidden()
  await shop.disturb({ endpoint: 'wcb_email', fault: 'refused-without-warning', times: 1 })
  await subscribeButton(box).click()
  await expect(emailField(box)).toBeFocused()
  await expect(warningOf(box)).toBeHidden()
  // The demo shop has taken that address all the same.
  await emailField(box).fill('meo2@shop.vn')
  await subscribeButton(box).click()
  await expect(codeField(box)).toBeVisible()
  expect(await shop.calls('wcb_email')).toHaveLength(3)
})

test('coupon-popup.captcha.v2-without-response-blocks, coupon-popup.subscribe.failure-focuses-captcha: unsolved it holds back, refused it gets the focus', async ({
  page,
  shop,
}) => {
  const box = await openCouponBox(page, 'coupon-captcha=2')
  const captcha = box.getByRole('checkbox', { name: 'Tôi không phải là máy' })
  await expect(captcha).toBeVisible()
  await subscribe(box, 'robot@meo.vn')
  await expect(box.locator('.wcb-recaptcha')).toBeFocused()
  await expect(box.locator('.wcb-recaptcha')).toHaveClass(/wcb-warning-checkbox/)
  expect(await shop.calls('wcb_email')).toEqual([])
  await captcha.check()
  await subscribeButton(box).click()
  await expect(warningOf(box)).toHaveText('*Xác nhận thất bại, vui lòng thử lại.')
  await expect(box.locator('.wcb-recaptcha')).toBeFocused()
  await expect(captcha).not.toBeChecked()
  await emailField(box).fill('meo@shop.vn')
  await captcha.check()
  await subscribeButton(box).click()
  await expect(codeField(box)).toBeVisible()
  expect((await shop.calls('wcb_email')).map(({ fields }) => fields['g_validate_response'])).toEqual([
    'demo-token',
    'demo-token',
  ])
})

test('coupon-popup.captcha.response-is-sent: version 3 asks nobody for anything', async ({ page, shop }) => {
  const box = await openCouponBox(page, 'coupon-captcha=3')
  await subscribe(box)
  await expect(codeField(box)).toBeVisible()
  const [call] = await shop.calls('wcb_email')
  expect(call?.fields['g_validate_response']).toBe('demo-token')
})

test.describe('a nonce that expired in a page cache', () => {
  // The browser's own words for the refusal.
  test.use({ consoleMessages: { expected: [/status of 403/] } })

  test('is renewed, and the shopper notices nothing', async ({ page, shop }) => {
    const box = await openCouponBox(page, 'nonce=stale')
    await subscribe(box)
    await expect(codeField(box)).toBeVisible()
    expect(await shop.calls('wcb_email')).toHaveLength(2)
  })
})

test.describe('scripts in an answer', () => {
  // Of each of the three texts the picture that is not there, and its handler that the policy refuses.
  const refused = [/status of 404/, /inline event handler/]
  test.use({ consoleMessages: { expected: [/inline event handler/], parting: refused } })

  test('do not run, under a strict policy not even handlers; the texts are shown all the same', async ({
    page,
    shop,
  }) => {
    await shop.disturb({ endpoint: 'wcb_email', fault: 'script-in-code' })
    const box = await openCouponBox(page, 'csp=strict')
    await subscribe(box)
    await expect(box.locator('.wcb-coupon-content b')).toHaveText(couponCode)
    await expect(box.locator('.wcb-coupon-message')).toContainText('Xong')
    await expectPicturesToBeLost(box)
    expect(await page.evaluate(() => 'shopAnswerScriptRan' in window)).toBe(false)
  })
})

/** What the server may do instead of an answer. */
const failures = ['500', 'dropped', 'empty', 'html-error-page', 'broken-json']

test.describe('whatever the server answers instead', () => {
  test.use({ consoleMessages: { expected: messagesOf(failures) } })

  test('coupon-popup.subscribe.request-error-recovers, coupon-popup.cookie.deleted-on-request-error: the cookie goes, what was typed stays, the next try works', async ({
    page,
    shop,
    baseURL,
  }) => {
    await page.clock.install()
    const box = await openCouponBox(page)
    await expectCookie(page, /^shown:/, 3600)
    for (const fault of failures) {
      await test.step(fault, async () => {
        await shop.disturb({ endpoint: 'wcb_email', fault })
        await subscribe(box)
        await expect(warningOf(box)).toHaveText('Chưa đăng ký được. Vui lòng thử lại.')
        expect(await couponCookie(page)).toBeUndefined()
        await expect(box.locator('.wcb-button')).not.toHaveClass(/wcb-adding/)
        await expect(emailField(box)).toHaveValue('meo@shop.vn')
        await emailField(box).fill('meo2@shop.vn')
        await expect(warningOf(box)).toBeHidden()
        await page.context().addCookies([{ name: 'woo_coupon_box', value: 'shown:1700000000', url: baseURL ?? '' }])
      })
    }
    // On this page the box is not opened a second time.
    await page.keyboard.press('Escape')
    await page.clock.runFor(500)
    await expect(couponBox(page)).toHaveCount(0)
    await couponIcon(page).click()
    await shop.disturb()
    await emailField(box).fill('meo2@shop.vn')
    await subscribeButton(box).click()
    await expect(codeField(box)).toHaveValue(couponCode)
  })
})
