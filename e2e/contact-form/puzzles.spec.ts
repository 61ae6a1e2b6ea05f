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
} from '../support/contactPage'
import { expect, test } from '../support/test'

test('a wrong answer brings a new question and a new picture, and the next answer counts', async ({ page, shop }) => {
  await page.goto(bookingPage)
  const form = contactForm(page, formNames.booking)
  await fillBooking(form)
  await fill(form, { 'cau-do': 'sai', 'ma-hinh': 'sai' })
  const picture = await form.locator('.wpcf7-captchac').getAttribute('src')
  await sendButton(form).click()
  await expectStatus(form, 'invalid')
  await expect(form.locator('.wpcf7-captchac')).not.toHaveAttribute('src', picture ?? '')
  await expect(field(form, 'cau-do')).toHaveValue('')
  await solvePuzzles(form)
  await sendButton(form).click()
  await expectStatus(form, 'sent')
  expect(await shop.calls(SEND_BOOKING)).toHaveLength(2)
})

test('a page from a cache gets a new question and a new picture by itself; what is typed already stays', async ({
  page,
  shop,
}) => {
  await page.goto(`${bookingPage}?cached=1`)
  const form = contactForm(page, formNames.booking)
  await field(form, 'ten').fill('An')
  await expect.poll(() => shop.calls('wpcf7/refill/8')).toHaveLength(1)
  await expectStatus(form, 'init')
  await expect(field(form, 'ten')).toHaveValue('An')
  await fillBooking(form)
  await sendButton(form).click()
  await expectStatus(form, 'sent')
})
