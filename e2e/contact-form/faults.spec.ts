import {
  contactForm,
  expectStatus,
  field,
  fillMessage,
  goodMessage,
  response,
  SEND,
  sendButton,
  spokenResponse,
  THANKS,
} from '../support/contactPage'
import { messagesOf } from '../support/failedCalls'
import { expect, test } from '../support/test'

/** What the server may do instead of an answer, and what the shopper reads then. */
const failures = {
  dropped: 'Có lẽ bạn đang mất kết nối mạng.',
  'html-error-page': 'Phản hồi nhận được không phải là JSON hợp lệ.',
  'broken-json': 'Phản hồi nhận được không phải là JSON hợp lệ.',
  '500': 'Chưa gửi được tin nhắn. Vui lòng thử lại.',
  '204': 'Chưa gửi được tin nhắn. Vui lòng thử lại.',
}

test.describe('whatever the server answers instead', () => {
  test.use({ consoleMessages: { expected: messagesOf(Object.keys(failures)) } })

  test('contact-form.error.network-failure, contact-form.error.bad-answer: it is said, everything typed stays, and a second click sends', async ({
    page,
    shop,
  }) => {
    await page.goto('/contact/')
    const form = contactForm(page)
    for (const [fault, text] of Object.entries(failures)) {
      await test.step(fault, async () => {
        await fillMessage(form)
        // A browser tries by itself once more where a connection was cut.
        await shop.disturb({ endpoint: SEND, fault })
        await sendButton(form).click()
        await expectStatus(form, 'failed')
        await expect(response(form)).toBeVisible()
        await expect(response(form)).toHaveText(text)
        await expect(spokenResponse(form)).toHaveText(text)
        for (const [name, value] of Object.entries(goodMessage)) await expect(field(form, name)).toHaveValue(value)
        await shop.disturb()
        await sendButton(form).click()
        await expectStatus(form, 'sent')
        await expect(response(form)).toHaveText(THANKS)
      })
    }
  })
})

test.describe('an English page', () => {
  test.use({ consoleMessages: { expected: messagesOf(['dropped', 'html-error-page']) } })

  test('contact-form.error.network-failure, contact-form.error.bad-answer: the words of the source', async ({
    page,
    shop,
  }) => {
    await page.goto(`/contact/?settings=${encodeURIComponent(JSON.stringify({ locale: 'en' }))}`)
    const form = contactForm(page)
    await fillMessage(form)
    await shop.disturb({ endpoint: SEND, fault: 'dropped' })
    await sendButton(form).click()
    await expect(response(form)).toHaveText('You are probably offline.')
    await shop.disturb({ endpoint: SEND, fault: 'html-error-page' })
    await sendButton(form).click()
    await expect(response(form)).toHaveText('The response is not a valid JSON response.')
  })
})

test('contact-form.error.form-inside-a-form: a word takes its place, and the form around it stays', async ({
  page,
}) => {
  await page.goto('/contact/long-nhau/')
  await expect(page.locator('.wpcf7-form-in-wrong-place')).toHaveText('Lỗi: Biểu mẫu liên hệ này được đặt sai chỗ.')
  await expect(page.locator('.wpcf7:visible')).toHaveCount(0)
  await expect(page.getByLabel('Mã đơn hàng')).toBeVisible()
})

test('contact-form.error.form-inside-a-form: the words of the source on an English page', async ({ page }) => {
  await page.goto(`/contact/long-nhau/?settings=${encodeURIComponent(JSON.stringify({ locale: 'en' }))}`)
  const place = page.locator('.wpcf7-form-in-wrong-place')
  await expect(place).toHaveText('Error: This contact form is placed in the wrong place.')
  await expect(place.locator('strong')).toHaveText('Error:')
})

test('HTML in an answer is text, and nothing in it runs', async ({ page, shop }) => {
  await page.goto('/contact/')
  const form = contactForm(page)
  await fillMessage(form)
  await shop.disturb({ endpoint: SEND, fault: 'script-in-message' })
  await sendButton(form).click()
  await expect(response(form)).toContainText('<b>Xong</b>')
  expect(await page.evaluate(() => 'shopAnswerScriptRan' in window)).toBe(false)
})

test.describe('the rules cannot be had', () => {
  test.use({ consoleMessages: { expected: messagesOf(['500']) } })

  test('nothing is checked before the form is sent, and the server checks', async ({ page, shop }) => {
    await shop.disturb({ endpoint: 'wpcf7/schema/7', fault: '500' })
    await page.goto('/contact/')
    const form = contactForm(page)
    await fillMessage(form, { mail: 'an@meo' })
    await sendButton(form).click()
    await expectStatus(form, 'invalid')
    await expect(form.locator('.wpcf7-not-valid-tip')).toHaveCount(1)
  })
})

test.describe('rules that nobody knows', () => {
  test.use({ consoleMessages: { expected: [/^shop-islands: The rules of this contact form hold some.*catname/] } })

  test('are told to the author once; the others apply', async ({ page, shop }) => {
    await shop.disturb({ endpoint: 'wpcf7/schema/7', fault: 'unknown-rules' })
    await page.goto('/contact/')
    const form = contactForm(page)
    for (const mail of ['an@meo', 'an@meo.vn', 'an@meo']) {
      await field(form, 'mail').fill(mail)
      await field(form, 'mail').blur()
      await expect(form.locator('[data-name="mail"] .wpcf7-not-valid-tip')).toHaveCount(mail.endsWith('.vn') ? 0 : 1)
    }
  })
})
