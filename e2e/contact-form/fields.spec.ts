import {
  bookingPage,
  contactForm,
  expectStatus,
  field,
  fill,
  fillBooking,
  formNames,
  SEND_BOOKING,
  sendButton,
  solvePuzzles,
  THANKS,
  tip,
} from '../support/contactPage'
import { holdRequests } from '../support/holdRequests'
import { expect, test } from '../support/test'

test('contact-form.fields.as-configured: every kind of field is sent as it was filled in', async ({ page, shop }) => {
  await page.goto(bookingPage)
  const form = contactForm(page, formNames.booking)
  await fillBooking(form)
  await fill(form, {
    'dien-thoai': '0901 234 567',
    'trang-web': 'meo.vn',
    'lien-lac': 'an2@meo.vn',
    'ma-khach': 'MEO123',
    tuoi: '3.5',
    'ghi-chu': 'Bé sợ tiếng máy sấy.',
  })
  await field(form, 'buoi[]').selectOption(['Sáng', 'Tối'])
  await form.getByRole('checkbox', { name: 'Sợ nước' }).check()
  await form.getByRole('checkbox', { name: 'Khác' }).check()
  await expect(field(form, '_wpcf7_free_text_thoi-quen')).toBeFocused()
  await page.keyboard.type('Ngủ ngày')
  await form.getByRole('radio', { name: 'Giống khác' }).check()
  await field(form, '_wpcf7_free_text_giong').fill('Xiêm')
  await field(form, 'dang-anh').check()
  await sendButton(form).click()
  await expectStatus(form, 'sent')
  await expect(form.locator('.wpcf7-response-output')).toHaveText(THANKS)
  expect((await shop.calls(SEND_BOOKING))[0]?.fields).toMatchObject({
    ten: 'Nguyễn An',
    mail: 'an@meo.vn',
    'dien-thoai': '0901 234 567',
    'trang-web': 'http://meo.vn',
    'lien-lac': 'an2@meo.vn',
    'ma-khach': 'MEO123',
    'so-be': '2',
    tuoi: '3.5',
    'ngay-hen': expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    'dich-vu': 'Cắt móng',
    'buoi[]': ['Sáng', 'Tối'],
    'thoi-quen[]': ['Sợ nước', 'Khác'],
    '_wpcf7_free_text_thoi-quen': 'Ngủ ngày',
    'nhac-hen': 'Email',
    giong: 'Giống khác',
    _wpcf7_free_text_giong: 'Xiêm',
    'ghi-chu': 'Bé sợ tiếng máy sấy.',
    nguon: 'trang-lien-he',
    'dong-y': '1',
    'dang-anh': '1',
  })
})

test('contact-form.fields.as-configured: every kind of field can carry a tip', async ({ page }) => {
  await page.goto(bookingPage)
  const form = contactForm(page, formNames.booking)
  await fill(form, { 'dien-thoai': '12', 'lien-lac': 'mèo', 'ma-khach': 'A', 'so-be': '11', 'ghi-chu': 'Ngắn' })
  await fill(form, { 'ngay-hen': '2020-01-01', 'trang-web': 'javascript:alert(1)' })
  await field(form, 'anh').setInputFiles({ name: 'bé.txt', mimeType: 'text/plain', buffer: Buffer.from('meo') })
  await field(form, 'dong-y').check()
  await sendButton(form).click()
  await expectStatus(form, 'invalid')
  for (const name of [
    'ten',
    'mail',
    'dien-thoai',
    'trang-web',
    'lien-lac',
    'ma-khach',
    'so-be',
    'ngay-hen',
    'dich-vu',
    'nhac-hen',
    'giong',
    'ghi-chu',
    'anh',
    'cau-do',
    'ma-hinh',
  ])
    await expect(tip(form, name), name).toBeVisible()
})

test('contact-form.input.character-counter: while it is filled in, a form counts the letters, unticks the others of an exclusive group, lets a free text be typed only with its choice, and shows again what is valid', async ({
  page,
}) => {
  await page.goto(bookingPage)
  const form = contactForm(page, formNames.booking)
  const up = form.locator('.wpcf7-character-count.up')
  const down = form.locator('.wpcf7-character-count.down')
  await expect(up).toHaveClass(/\btoo-short\b/)
  await field(form, 'ghi-chu').pressSequentially('Bé sợ')
  await expect(up).toHaveText('5')
  await expect(down).toHaveText('195')
  await expect(up).toHaveClass(/\btoo-short\b/)
  await field(form, 'ghi-chu').pressSequentially(' nước')
  await expect(up).toHaveText('10')
  await expect(up).not.toHaveClass(/\btoo-short\b/)
  // The browser itself holds typing to the limit, but not a script that fills in.
  await field(form, 'ghi-chu').evaluate((area: HTMLTextAreaElement) => {
    area.value = 'x'.repeat(201)
    area.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await expect(down).toHaveText('-1')
  await expect(up).toHaveClass(/\btoo-long\b/)

  await form.getByRole('checkbox', { name: 'Email' }).check()
  await form.getByRole('checkbox', { name: 'Tin nhắn' }).check()
  await expect(form.getByRole('checkbox', { name: 'Email' })).not.toBeChecked()
  await expect(field(form, '_wpcf7_free_text_giong')).toBeDisabled()
  await form.getByRole('radio', { name: 'Giống khác' }).check()
  await expect(field(form, '_wpcf7_free_text_giong')).toBeEnabled()
  await form.getByRole('radio', { name: 'Mèo ta' }).check()
  await expect(field(form, '_wpcf7_free_text_giong')).toBeDisabled()

  await field(form, 'ten').fill('Nguyễn An')
  await field(form, 'mail').focus()
  await expect(form.locator('output[data-reflection-of="ten"]')).toHaveText('Nguyễn An')
  await field(form, 'buoi[]').selectOption(['Sáng', 'Tối'])
  await expect(form.locator('fieldset[data-reflection-of="buoi"] output:visible')).toHaveText(['Sáng', 'Tối'])
})

test('after a form was sent with Enter from a free text the focus is at the choice of that text, which can be typed no more', async ({
  page,
}) => {
  await page.goto(bookingPage)
  const form = contactForm(page, formNames.booking)
  await fillBooking(form)
  await form.getByRole('radio', { name: 'Giống khác' }).check()
  await field(form, '_wpcf7_free_text_giong').fill('Xiêm')
  await field(form, '_wpcf7_free_text_giong').press('Enter')
  await expectStatus(form, 'sent')
  await expect(field(form, '_wpcf7_free_text_giong')).toBeDisabled()
  await expect(form.getByRole('radio', { name: 'Giống khác' })).toBeFocused()
})

test('contact-form.change.inert-for-status: what is marked so cannot be touched while the form is on its way, and the focus comes back; what is marked for sent is inert once the form is', async ({
  page,
  shop,
}) => {
  await page.goto(bookingPage)
  const form = contactForm(page, formNames.booking)
  await fillBooking(form)
  await shop.disturb({ endpoint: SEND_BOOKING, fault: 'spam' })
  const release = await holdRequests(page, /\/feedback$/)
  const whileSubmitting = form.locator('.inert-on-submitting')
  const onceSent = form.locator('.inert-on-sent')
  await expect(whileSubmitting).not.toHaveAttribute('inert')
  await field(form, 'anh').focus()
  await sendButton(form).evaluate((button: HTMLInputElement) => button.form?.requestSubmit(button))
  await expectStatus(form, 'submitting')
  await expect(whileSubmitting).toHaveAttribute('inert')
  await expect(field(form, 'anh')).not.toBeFocused()
  release()
  await expectStatus(form, 'spam')
  await expect(whileSubmitting).not.toHaveAttribute('inert')
  await expect(field(form, 'anh')).toBeFocused()
  await expect(onceSent).not.toHaveAttribute('inert')
  await shop.disturb()
  await solvePuzzles(form)
  await sendButton(form).click()
  await expectStatus(form, 'sent')
  await expect(onceSent).toHaveAttribute('inert')
})
