import { truncate, writeFile } from 'node:fs/promises'
import {
  bookingPage,
  contactForm,
  expectStatus,
  field,
  fieldWrap,
  fillBooking,
  fillMessage,
  followStatuses,
  formNames,
  HAS_ERRORS,
  response,
  SEND,
  sendButton,
  spokenErrors,
  tip,
} from '../support/contactPage'
import { holdRequests } from '../support/holdRequests'
import { expect, test } from '../support/test'

const WRONG_MAIL = 'Vui lòng nhập một địa chỉ email.'
const EMPTY = 'Vui lòng điền mục này.'

test('contact-form.status.validation-failed, contact-form.answer.invalid-fields-get-tips, contact-form.answer.tips-go-when-corrected: each field says what is wrong with it, to the eye and to screen readers; a tip goes with its cause, and the other tips at the next submission', async ({
  page,
  shop,
}) => {
  await page.goto('/contact/')
  const form = contactForm(page)
  await field(form, 'dong-y').check()
  await sendButton(form).click()
  await expectStatus(form, 'invalid')
  await expect(response(form)).toHaveText(HAS_ERRORS)
  for (const name of ['ten', 'mail', 'noi-dung']) {
    await expect(tip(form, name)).toBeVisible()
    await expect(tip(form, name)).toHaveText(EMPTY)
    await expect(field(form, name)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(form, name)).toHaveAccessibleDescription(EMPTY)
    await expect(field(form, name)).toHaveClass(/\bwpcf7-not-valid\b/)
  }
  await expect(tip(form, 'dien-thoai')).toHaveCount(0)
  await expect(spokenErrors(form)).toHaveCount(3)
  await expect(spokenErrors(form).getByRole('link').first()).toHaveAttribute('href', '#contact-ten')
  expect(await shop.calls(SEND)).toHaveLength(1)

  await expect(form.locator('.wpcf7-not-valid-tip')).toHaveCount(3)
  await field(form, 'ten').fill('Nguyễn An')
  await field(form, 'mail').focus()
  await expect(tip(form, 'ten')).toHaveCount(0)
  await expect(field(form, 'ten')).toHaveAttribute('aria-invalid', 'false')
  await expect(field(form, 'ten')).not.toHaveAttribute('aria-describedby')
  await expect(spokenErrors(form)).toHaveCount(2)
  const release = await holdRequests(page, /\/feedback$/)
  await sendButton(form).click()
  await expectStatus(form, 'submitting')
  await expect(form.locator('.wpcf7-not-valid-tip')).toHaveCount(0)
  await expect(spokenErrors(form)).toHaveCount(0)
  release()
  await expect(form.locator('.wpcf7-not-valid-tip')).toHaveCount(2)
})

test('contact-form.rule.checked-in-the-browser: a wrong value gets its tip without a request, up to that field; the status comes back; each field has its turn', async ({
  page,
  shop,
}) => {
  const statuses = await followStatuses(page)
  await page.goto('/contact/')
  const form = contactForm(page)
  await field(form, 'mail').fill('an@meo')
  await field(form, 'dien-thoai').focus()
  await expect(tip(form, 'mail')).toHaveText(WRONG_MAIL)
  await expect(tip(form, 'ten')).toHaveText(EMPTY)
  await expect(tip(form, 'noi-dung')).toHaveCount(0)
  await expectStatus(form, 'init')
  expect(await statuses()).toEqual(['validating', 'init'])
  await field(form, 'mail').fill('an@meo.vn')
  await field(form, 'dien-thoai').focus()
  await expect(tip(form, 'mail')).toHaveCount(0)
  await fillMessage(form, { 'dien-thoai': '12' })
  await expect(tip(form, 'dien-thoai')).toHaveText('Vui lòng nhập một số điện thoại.')
  await expect(form.locator('.wpcf7-not-valid-tip')).toHaveCount(1)
  expect(await shop.calls('wpcf7/feedback')).toEqual([])
  expect(await shop.calls('wpcf7/schema/7')).toHaveLength(1)
})

test('a field that is switched off, by itself or by its fieldset, is neither checked nor sent', async ({
  page,
  shop,
}) => {
  await page.goto('/contact/')
  const form = contactForm(page)
  await fieldWrap(form, 'dien-thoai').evaluate((wrap) => {
    const fieldset = document.createElement('fieldset')
    wrap.closest('p')?.replaceWith(fieldset)
    fieldset.append(wrap)
    fieldset.disabled = true
    const phone = wrap.querySelector('input')
    if (phone) phone.value = 'không có số'
  })
  await fillMessage(form)
  await field(form, 'noi-dung').blur()
  await expect(tip(form, 'dien-thoai')).toHaveCount(0)
  await sendButton(form).click()
  await expectStatus(form, 'sent')
  expect((await shop.calls(SEND))[0]?.fields).not.toHaveProperty('dien-thoai')
})

test('a file of 20 MB against a limit of 200 kB is refused in the browser, and so is one of another type; a picture passes', async ({
  page,
  shop,
}, testInfo) => {
  const large = testInfo.outputPath('lớn.jpg')
  await writeFile(large, '')
  await truncate(large, 20 * 1024 * 1024)
  await page.goto(bookingPage)
  const form = contactForm(page, formNames.booking)
  await fillBooking(form)
  await field(form, 'anh').setInputFiles(large)
  await expect(tip(form, 'anh')).toHaveText('Tệp này quá lớn.')
  await field(form, 'anh').setInputFiles({ name: 'bé.txt', mimeType: 'text/plain', buffer: Buffer.from('meo') })
  await expect(tip(form, 'anh')).toHaveText('Bạn không thể gửi loại tệp này.')
  await field(form, 'anh').setInputFiles({ name: 'bé.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(1000) })
  await expect(tip(form, 'anh')).toHaveCount(0)
  expect(await shop.calls('wpcf7/feedback')).toEqual([])
  await sendButton(form).click()
  await expectStatus(form, 'sent')
  await page.goto('/contact/da-gui/')
  await expect(page.locator('.sent-mail')).toContainText('bé.jpg (1000 byte)')
})

test('a click on the button that ends the correction of the last field sends: no tip moves the button away from under the pointer', async ({
  page,
  shop,
}) => {
  await page.clock.install()
  await page.goto('/contact/ban-tin/')
  const form = contactForm(page, formNames.newsletter)
  await field(form, 'mail').fill('an@meo')
  await field(form, 'mail').blur()
  await expect(tip(form, 'mail')).toBeVisible()
  await field(form, 'mail').fill('an@meo.vn')
  await sendButton(form).hover()
  await page.mouse.down()
  await page.clock.runFor(200)
  await expect(tip(form, 'mail')).toBeVisible()
  await page.mouse.up()
  await expectStatus(form, 'sent')
  await expect(tip(form, 'mail')).toHaveCount(0)
  expect(await shop.calls('wpcf7/feedback/9')).toHaveLength(1)
})

test('floating tips give way to who comes to type', async ({ page }) => {
  await page.goto('/contact/?contact=mail_sent&tips=floating')
  const form = contactForm(page)
  await field(form, 'dong-y').check()
  await sendButton(form).click()
  await expect(tip(form, 'ten')).toBeVisible()
  await field(form, 'ten').focus()
  await expect(tip(form, 'ten')).toBeHidden()
  await expect(tip(form, 'mail')).toBeVisible()
  await tip(form, 'mail').click()
  await expect(tip(form, 'mail')).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a tap on the button sends the form, though the tip of the field that was just corrected goes and the button moves up', async ({
    page,
    shop,
  }) => {
    await page.goto('/contact/')
    const form = contactForm(page)
    await fillMessage(form)
    await field(form, 'noi-dung').fill('')
    await sendButton(form).tap()
    await expect(tip(form, 'noi-dung')).toHaveText(EMPTY)
    await field(form, 'noi-dung').tap()
    await page.keyboard.type('Bé nhà em biếng ăn.')
    const { x = 0, y = 0, height = 0 } = (await sendButton(form).boundingBox()) ?? {}
    // Where the button is no more once the tip has gone.
    await page.touchscreen.tap(x + 20, y + height - 4)
    await expectStatus(form, 'sent')
    expect(await shop.calls(SEND)).toHaveLength(2)
  })
})
