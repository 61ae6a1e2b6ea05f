import {
  bookingPage,
  contactForm,
  expectStatus,
  field,
  fillBooking,
  fillMessage,
  formNames,
  response,
  SEND,
  sendButton,
  THANKS,
  tip,
} from '../support/contactPage'
import { holdRequests } from '../support/holdRequests'
import { expect, test } from '../support/test'
import { recordViolations } from '../support/violations'

for (const [what, variant] of [
  ['the one-file classic script', 'script=classic'],
  ['the build with React itself', 'script=react'],
] as const) {
  test(`${what} sends, shows and clears`, async ({ page, shop }) => {
    await page.goto(`/contact/?${variant}`)
    const form = contactForm(page)
    await fillMessage(form)
    await sendButton(form).click()
    await expectStatus(form, 'sent')
    await expect(response(form)).toHaveText(THANKS)
    await expect(field(form, 'ten')).toHaveValue('')
    expect(await shop.calls(SEND)).toHaveLength(1)
  })
}

test.describe('a page from yesterday', () => {
  test.use({ consoleMessages: { expected: [/status of 403/] } })

  test('an expired nonce is renewed, and the message goes out', async ({ page, shop }) => {
    await page.request.post('/my-account/', { form: { login: '1', username: 'meo', password: 'meo' } })
    // The wishlist has the same nonce, and would be the first to find out.
    await holdRequests(page, /wc-ajax=tinvwl/)
    await page.goto('/contact/?nonce=stale')
    const form = contactForm(page)
    await fillMessage(form)
    const sending = page.waitForResponse(/feedback$/)
    await sendButton(form).click()
    expect((await sending).status()).toBe(403)
    await expectStatus(form, 'sent')
    expect(await shop.calls(SEND)).toHaveLength(2)
  })
})

test('under a strict policy with Trusted Types the long form is checked and sent without a violation', async ({
  page,
}) => {
  const violations = await recordViolations(page)
  await page.goto(`${bookingPage}?csp=strict`)
  const form = contactForm(page, formNames.booking)
  await fillBooking(form)
  await field(form, 'mail').fill('an@meo')
  await field(form, 'ten').focus()
  await expect(tip(form, 'mail')).toBeVisible()
  await field(form, 'mail').fill('an@meo.vn')
  await sendButton(form).click()
  await expectStatus(form, 'sent')
  expect(await violations()).toEqual([])
})
