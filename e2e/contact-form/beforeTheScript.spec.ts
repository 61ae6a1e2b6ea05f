import {
  contactForm,
  expectStatus,
  field,
  fill,
  fillMessage,
  goodMessage,
  HAS_ERRORS,
  response,
  SEND,
  sendButton,
  THANKS,
  tip,
} from '../support/contactPage'
import { holdRequests } from '../support/holdRequests'
import { isScriptThere } from '../support/inspect'
import { expect, test } from '../support/test'

/** The file with everything about contact forms. */
const areaFile = /\/shop-islands\/contact-form-[\w-]+\.js/

test('without the script the form is sent like any other form, and the page says how that went', async ({
  page,
  shop,
}) => {
  await page.goto('/contact/?script=none')
  const form = contactForm(page)
  await fillMessage(form, { mail: 'an@meo' })
  await sendButton(form).click()
  await expectStatus(form, 'invalid')
  await expect(response(form)).toHaveText(HAS_ERRORS)
  await expect(tip(form, 'mail')).toBeVisible()
  await expect(field(form, 'noi-dung')).toHaveValue(goodMessage['noi-dung'])
  await field(form, 'mail').fill('an@meo.vn')
  await sendButton(form).click()
  await expectStatus(form, 'sent')
  await expect(response(form)).toHaveText(THANKS)
  expect(await shop.calls('wpcf7/feedback')).toEqual([])
})

test('a form that is sent before the script is there is sent like any other form; the script goes on from what the page says', async ({
  page,
  shop,
}) => {
  const release = await holdRequests(page, /\/shop-islands\/shop-islands\.js/)
  await page.goto('/contact/?script=early')
  const form = contactForm(page)
  await fillMessage(form, { mail: 'an@meo' })
  expect(await isScriptThere(page)).toBe(false)
  await sendButton(form).click()
  await expectStatus(form, 'invalid')
  expect(await shop.calls('wpcf7/feedback')).toEqual([])
  release()
  await expect.poll(() => isScriptThere(page)).toBe(true)
  await fill(form, { mail: 'an@meo.vn' })
  await field(form, 'ten').focus()
  await expect(tip(form, 'mail')).toHaveCount(0)
  await sendButton(form).click()
  await expectStatus(form, 'sent')
  expect(await shop.calls(SEND)).toHaveLength(1)
})

test('Enter in a field whose code is still on its way waits for it, and sends once, in the background', async ({
  page,
  shop,
}) => {
  // It may be asked for at any moment from here on, and hold up what counts as the loading of the page.
  const release = await holdRequests(page, areaFile)
  await page.goto('/contact/', { waitUntil: 'domcontentloaded' })
  const form = contactForm(page)
  await fill(form, goodMessage)
  await field(form, 'dong-y').evaluate((box: HTMLInputElement) => {
    box.checked = true
  })
  await field(form, 'mail').press('Enter')
  expect(await shop.calls('wpcf7/feedback')).toEqual([])
  release()
  await expectStatus(form, 'sent')
  await expect(page).toHaveURL('/contact/')
  expect(await shop.calls(SEND)).toHaveLength(1)
})

test('what is filled in and ticked before the script is there counts', async ({ page }) => {
  await page.goto('/contact/?script=early')
  const form = contactForm(page)
  await fillMessage(form)
  await expect.poll(() => isScriptThere(page)).toBe(true)
  await expect(form.locator('xpath=..')).toHaveClass(/\bjs\b/)
  await expect(sendButton(form)).toBeEnabled()
  await sendButton(form).click()
  await expectStatus(form, 'sent')
})

test.describe('the parts of the form cannot be loaded', () => {
  test.use({ consoleMessages: { parting: [/^shop-islands: A part of the script/, /net::ERR_FAILED/] } })

  test('the form is sent like any other form', async ({ page, shop }) => {
    await page.route(areaFile, (route) => route.abort())
    await page.goto('/contact/')
    const form = contactForm(page)
    await fillMessage(form)
    await expect(sendButton(form)).toBeEnabled()
    await sendButton(form).click()
    await expect(response(form)).toHaveText(THANKS)
    expect(await shop.calls('wpcf7/feedback')).toEqual([])
  })
})
