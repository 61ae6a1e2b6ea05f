import {
  contactForm,
  expectStatus,
  field,
  fillMessage,
  followStatuses,
  goodMessage,
  response,
  SEND,
  sendButton,
  spokenResponse,
  THANKS,
} from '../support/contactPage'
import { holdRequests } from '../support/holdRequests'
import { expect, test } from '../support/test'

test('contact-form.submit.request, contact-form.status.mail-sent, contact-form.answer.shows-message: a message is sent in the background, once', async ({
  page,
  shop,
}) => {
  await page.goto('/contact/')
  const form = contactForm(page)
  await fillMessage(form)
  const sending = page.waitForRequest(/contact-forms\/7\/feedback$/)
  await sendButton(form).click()
  const request = await sending
  expect(request.method()).toBe('POST')
  expect(request.headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(new URL(request.url()).pathname).toBe('/wp-json/contact-form-7/v1/contact-forms/7/feedback')
  await expectStatus(form, 'sent')
  await expect(response(form)).toBeVisible()
  await expect(response(form)).toHaveText(THANKS)
  await expect(spokenResponse(form)).toHaveText(THANKS)
  await expect(page).toHaveURL('/contact/')
  const [call, ...more] = await shop.calls(SEND)
  expect(more).toEqual([])
  expect(call?.headers['accept']).toContain('application/json')
  expect(call?.fields).toMatchObject({ ...goodMessage, 'dong-y': '1', _wpcf7: '7', _wpcf7_unit_tag: 'wpcf7-f7-p2-o1' })
  await page.goto('/contact/da-gui/')
  await expect(page.locator('.sent-mail')).toContainText(goodMessage['noi-dung'])
})

test('contact-form.submit.disabled-until-accepted, contact-form.change.submit, contact-form.change.sent-clears-form: a tick gives the button free, no tick takes it again; submitting, then sent; the form is empty and stays sent', async ({
  page,
  shop,
}) => {
  const statuses = await followStatuses(page)
  await page.goto('/contact/')
  const form = contactForm(page)
  await expect(sendButton(form)).toBeDisabled()
  await form.getByRole('checkbox', { name: 'Tôi đồng ý' }).check()
  await expect(sendButton(form)).toBeEnabled()
  await form.getByRole('checkbox', { name: 'Tôi đồng ý' }).uncheck()
  await expect(sendButton(form)).toBeDisabled()
  await fillMessage(form)
  await expect(sendButton(form)).toBeEnabled()
  const release = await holdRequests(page, /\/feedback$/)
  await sendButton(form).click()
  await expectStatus(form, 'submitting')
  await expect(form.locator('.wpcf7-spinner')).toBeVisible()
  // While it is on its way it is not sent again.
  await sendButton(form).click()
  release()
  await expectStatus(form, 'sent')
  await expect(form.locator('.wpcf7-spinner')).toBeHidden()
  for (const name of Object.keys(goodMessage)) await expect(field(form, name)).toHaveValue('')
  await expect(field(form, 'dong-y')).not.toBeChecked()
  // The button waits for the box again: the keyboard goes on there, not at the top of the page.
  await expect(field(form, 'dong-y')).toBeFocused()
  await expect.poll(() => shop.calls('wpcf7/refill/7')).toHaveLength(1)
  await expectStatus(form, 'sent')
  await expect(response(form)).toHaveText(THANKS)
  const seen = await statuses()
  expect(seen.slice(seen.indexOf('submitting'))).toEqual(['submitting', 'sent', 'resetting', 'sent'])
  expect(await shop.calls(SEND)).toHaveLength(1)
})

test('contact-form.submit.request: where the server has no speaking addresses, it goes to index.php', async ({
  page,
}) => {
  await page.goto('/contact/?rest=query')
  const form = contactForm(page)
  await fillMessage(form)
  const sending = page.waitForRequest((request) => request.method() === 'POST' && /feedback/.test(request.url()))
  await sendButton(form).click()
  expect(new URL((await sending).url()).searchParams.get('rest_route')).toBe(
    '/contact-form-7/v1/contact-forms/7/feedback',
  )
  await expectStatus(form, 'sent')
})

/** What the server may say to a message, by the demo shop's name for it: the status that the form shows then, and its words. */
const refusals = {
  'mail-failed': ['failed', 'Có lỗi khi gửi tin nhắn. Vui lòng thử lại sau.'],
  aborted: ['aborted', 'Tin nhắn đã bị dừng lại trước khi gửi.'],
  spam: ['spam', 'Có lỗi khi gửi tin nhắn. Vui lòng thử lại sau.'],
  'payment-required': ['payment-required', 'Cần thanh toán trước khi gửi. Vui lòng hoàn tất thanh toán.'],
  'unknown-status': ['custom-my-weird-status-x', 'Biểu mẫu này chỉ dành cho thành viên.'],
} as const

test('contact-form.answer.shows-message: whatever the server refuses a message for, it is said, and what was typed stays', async ({
  page,
  shop,
}) => {
  await page.goto('/contact/')
  const form = contactForm(page)
  await fillMessage(form)
  for (const [fault, [status, words]] of Object.entries(refusals)) {
    await test.step(fault, async () => {
      await shop.disturb({ endpoint: SEND, fault })
      await sendButton(form).click()
      await expectStatus(form, status)
      await expect(response(form)).toBeVisible()
      await expect(response(form)).toHaveText(words)
      await expect(field(form, 'noi-dung')).toHaveValue(goodMessage['noi-dung'])
    })
  }
  await test.step('a listener has the last word, in lines, and what it writes itself stays', async () => {
    await page.evaluate(() => {
      document.addEventListener('wpcf7spam', (told) => {
        Object.assign((told as CustomEvent).detail.apiResponse, { message: 'Không gửi được.\nHãy gọi cho shop.' })
      })
    })
    await shop.disturb({ endpoint: SEND, fault: 'spam' })
    await sendButton(form).click()
    await expectStatus(form, 'spam')
    expect(await response(form).innerText()).toBe('Không gửi được.\nHãy gọi cho shop.')
    await response(form).evaluate((output) => output.replaceChildren('Shop sẽ gọi lại.'))
    await field(form, 'mail').fill('sai')
    await field(form, 'ten').focus()
    await expect(form.locator('[data-name="mail"] .wpcf7-not-valid-tip')).toBeVisible()
    await expect(response(form)).toHaveText('Shop sẽ gọi lại.')
  })
})

test('contact-form.submit.disabled-until-accepted: with acceptance as one more rule the button is free, and the server says no', async ({
  page,
}) => {
  await page.goto('/contact/?acceptance=validation')
  const form = contactForm(page)
  await fillMessage(form)
  await field(form, 'dong-y').uncheck()
  await sendButton(form).click()
  await expectStatus(form, 'invalid')
  await expect(form.locator('[data-name="dong-y"] .wpcf7-not-valid-tip')).toBeVisible()
})

test('two forms on one page, two of one kind: each has its own status, and an inverted box must not be ticked', async ({
  page,
  shop,
}) => {
  await page.goto('/contact/nhieu-bieu-mau/')
  const monthly = contactForm(page, 'Bản tin hằng tháng')
  const sales = contactForm(page, 'Bản tin khuyến mãi')
  await field(sales, 'nho-tuoi').check()
  await expect(sendButton(sales)).toBeDisabled()
  await expect(sendButton(monthly)).toBeEnabled()
  await field(sales, 'nho-tuoi').uncheck()
  await field(sales, 'mail').fill('an@meo.vn')
  await sendButton(sales).click()
  await expectStatus(sales, 'sent')
  await expectStatus(monthly, 'init')
  await expectStatus(contactForm(page), 'init')
  const [call] = await shop.calls('wpcf7/feedback/9')
  expect(call?.fields['_wpcf7_unit_tag']).toBe('wpcf7-f9-o3')
})

test('a button that is called reset sends the form, and the form is cleared all the same', async ({ page, shop }) => {
  await page.goto('/contact/')
  const form = contactForm(page)
  await sendButton(form).evaluate((button) => button.setAttribute('name', 'reset'))
  await fillMessage(form)
  await sendButton(form).click()
  await expectStatus(form, 'sent')
  await expect(field(form, 'ten')).toHaveValue('')
  expect((await shop.calls(SEND))[0]?.fields['reset']).toBe('Gửi')
})

test('by keyboard alone: Tab through the fields, Space ticks, Enter sends', async ({ page }) => {
  await page.goto('/contact/')
  const form = contactForm(page)
  await expect(sendButton(form)).toBeDisabled()
  await field(form, 'ten').focus()
  for (const text of ['Nguyễn An', 'an@meo.vn', '', 'Bé nhà em biếng ăn.']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(field(form, 'dong-y')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(sendButton(form)).toBeFocused()
  await page.keyboard.press('Enter')
  await expectStatus(form, 'sent')
  await expect(page).toHaveURL('/contact/')
})
