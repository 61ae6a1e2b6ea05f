import { expect, type Locator, type Page } from '@playwright/test'
import { captchaAnswers, openDay, quizAnswers } from '../../test/fixtures/contactSender'

/** The page with the long form. */
export const bookingPage = '/contact/dat-lich/'

/** The submissions of the message form and of the long one, by their names in the shop's log. */
export const SEND = 'wpcf7/feedback/7'
export const SEND_BOOKING = 'wpcf7/feedback/8'

/** What the server says of a form that was sent. */
export const THANKS = 'Cảm ơn bạn! Tin nhắn đã được gửi.'

/** What the server says of a form with errors. */
export const HAS_ERRORS = 'Một hoặc nhiều mục nhập có lỗi. Vui lòng kiểm tra và thử lại.'

/** The page's contact forms by their names: short, long, and the one beside. */
export const formNames = {
  message: 'Biểu mẫu liên hệ',
  booking: 'Đặt lịch chăm sóc',
  newsletter: 'Nhận bản tin',
} as const

/** A contact form by its name. */
export function contactForm(page: Page, name: string = formNames.message): Locator {
  return page.getByRole('form', { name })
}

/** The button that sends a form. */
export function sendButton(form: Locator): Locator {
  return form.locator('.wpcf7-submit')
}

/** What the form says about itself, as it is seen. */
export function response(form: Locator): Locator {
  return form.locator('.wpcf7-response-output')
}

/** What the form says about itself to screen readers. */
export function spokenResponse(form: Locator): Locator {
  return form.locator('xpath=..').locator('.screen-reader-response [role="status"]')
}

/** The errors that screen readers find above a form. */
export function spokenErrors(form: Locator): Locator {
  return form.locator('xpath=..').locator('.screen-reader-response li')
}

/** The place of a field, by the name under which it is sent. */
export function fieldWrap(form: Locator, name: string): Locator {
  return form.locator(`.wpcf7-form-control-wrap[data-name="${name}"]`)
}

/** What is wrong with a field, as it is seen beside it. */
export function tip(form: Locator, name: string): Locator {
  return fieldWrap(form, name).locator('.wpcf7-not-valid-tip')
}

/** A field that is filled in by typing. */
export function field(form: Locator, name: string): Locator {
  return form.locator(`[name="${name}"]`)
}

/** A message without fault. */
export const goodMessage = { ten: 'Nguyễn An', mail: 'an@meo.vn', 'noi-dung': 'Bé nhà em biếng ăn.' } as const

/** Types into fields by name. */
export async function fill(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(form, name).fill(value)
}

/** Fills in the message form so that it can be sent. */
export async function fillMessage(form: Locator, changes: Readonly<Record<string, string>> = {}): Promise<void> {
  await fill(form, { ...goodMessage, ...changes })
  await field(form, 'dong-y').check()
}

/** Answers the question and the picture that a form shows now. */
export async function solvePuzzles(form: Locator): Promise<void> {
  const question = (await form.locator('.wpcf7-quiz-label').textContent()) ?? ''
  const challenge = await field(form, '_wpcf7_captcha_challenge_ma-hinh').inputValue()
  await fill(form, { 'cau-do': quizAnswers[question] ?? '', 'ma-hinh': captchaAnswers[challenge] ?? '' })
}

/** Fills in the long form so that it can be sent. */
export async function fillBooking(form: Locator): Promise<void> {
  await fill(form, { ten: 'Nguyễn An', mail: 'an@meo.vn', 'so-be': '2', 'ngay-hen': openDay() })
  await field(form, 'dich-vu').selectOption('Cắt móng')
  await form.getByRole('checkbox', { name: 'Email' }).check()
  await form.getByRole('radio', { name: 'Mèo ta' }).check()
  await field(form, 'dong-y').check()
  await solvePuzzles(form)
}

/** A form that shows a status: its attribute and its class agree. */
export async function expectStatus(form: Locator, status: string): Promise<void> {
  await expect(form).toHaveAttribute('data-status', status)
  await expect(form).toHaveClass(new RegExp(`\\b${status}\\b`))
}

/**
 * Notes every status that the contact forms of the pages from now on go through.
 *
 * @returns a function that says which those of the page that is open were, in order.
 */
export async function followStatuses(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const statuses: string[] = []
    Object.assign(window, { statuses })
    document.addEventListener('wpcf7statuschanged', (event) => statuses.push((event as CustomEvent).detail.status))
  })
  return () => page.evaluate(() => (window as { statuses?: string[] }).statuses ?? [])
}
