import { contactForm, expectStatus, field, fillMessage, SEND, sendButton } from '../support/contactPage'
import { expect, test } from '../support/test'

for (const script of ['modules', 'classic', 'react']) {
  test(`a captcha that looks for the plugin’s global once, before ours acts, gives each message a token (${script})`, async ({
    page,
    shop,
  }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const { wpcf7 } = window as unknown as { wpcf7: { submit(form: HTMLFormElement, options: object): void } }
        const { submit } = wpcf7
        wpcf7.submit = async (form, options) => {
          await new Promise((resolve) => setTimeout(resolve, 50))
          const token = Object.assign(document.createElement('input'), {
            type: 'hidden',
            name: 'token',
            value: 'fresh',
          })
          form.append(token)
          submit(form, options)
        }
      })
    })
    await page.goto(`/contact/?script=${script}`)
    const form = contactForm(page)
    await fillMessage(form)
    const sending = page.waitForRequest(/feedback$/)
    await sendButton(form).click()
    expect((await sending).postData()).toContain('fresh')
    await expectStatus(form, 'sent')
    expect(await shop.calls(SEND)).toHaveLength(1)
  })
}

test('Enter in a form of several steps goes to the next, as its plugin wants it', async ({ page, shop }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const form of document.querySelectorAll('.wpcf7 > form')) {
        form.addEventListener(
          'submit',
          (event) => {
            form.setAttribute('data-step', '2')
            event.stopImmediatePropagation()
            event.preventDefault()
          },
          { once: true },
        )
      }
    })
  })
  await page.goto('/contact/')
  const form = contactForm(page)
  await fillMessage(form)
  await field(form, 'ten').press('Enter')
  await expect(form).toHaveAttribute('data-step', '2')
  await sendButton(form).click()
  await expectStatus(form, 'sent')
  expect(await shop.calls(SEND)).toHaveLength(1)
})
