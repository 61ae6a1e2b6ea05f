import type { Page } from '@playwright/test'
import { testStates } from '../support/axe'
import {
  contactForm,
  expectStatus,
  field,
  fillBooking,
  fillMessage,
  formNames,
  sendButton,
} from '../support/contactPage'
import { expect } from '../support/test'

/** States of contact forms, each with what leads to it. */
const states: Record<string, (page: Page) => Promise<void>> = {
  'a form at rest': async (page) => {
    await page.goto('/contact/')
    await expect(sendButton(contactForm(page))).toBeDisabled()
  },
  'a long form at rest': async (page) => {
    await page.goto('/contact/dat-lich/')
    await expect(sendButton(contactForm(page, formNames.booking))).toBeDisabled()
  },
  'a form with errors': async (page) => {
    await page.goto('/contact/')
    await field(contactForm(page), 'dong-y').check()
    await sendButton(contactForm(page)).click()
    await expectStatus(contactForm(page), 'invalid')
  },
  'a long form with errors': async (page) => {
    const form = contactForm(page, formNames.booking)
    await page.goto('/contact/dat-lich/')
    await field(form, 'dong-y').check()
    await sendButton(form).click()
    await expectStatus(form, 'invalid')
  },
  'a form that is sent': async (page) => {
    await page.goto('/contact/')
    await fillMessage(contactForm(page))
    await sendButton(contactForm(page)).click()
    await expectStatus(contactForm(page), 'sent')
  },
  'a long form that is sent': async (page) => {
    const form = contactForm(page, formNames.booking)
    await page.goto('/contact/dat-lich/')
    await fillBooking(form)
    await sendButton(form).click()
    await expectStatus(form, 'sent')
  },
  'a form in the wrong place': async (page) => {
    await page.goto('/contact/long-nhau/')
    await expect(page.locator('.wpcf7-form-in-wrong-place')).toBeVisible()
  },
}

testStates(states)
