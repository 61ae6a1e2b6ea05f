import type { Page } from '@playwright/test'
import { testStates } from '../support/axe'
import {
  bookingPage,
  contactForm,
  expectStatus,
  field,
  fillBooking,
  fillMessage,
  formNames,
  sendButton,
} from '../support/contactPage'

/** States of contact forms, each with what leads to it; forms at rest are on pages that are looked at with all others. */
const states: Record<string, (page: Page) => Promise<void>> = {
  'a form with errors': async (page) => {
    await page.goto('/contact/')
    await field(contactForm(page), 'dong-y').check()
    await sendButton(contactForm(page)).click()
    await expectStatus(contactForm(page), 'invalid')
  },
  'a long form with errors': async (page) => {
    const form = contactForm(page, formNames.booking)
    await page.goto(bookingPage)
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
    await page.goto(bookingPage)
    await fillBooking(form)
    await sendButton(form).click()
    await expectStatus(form, 'sent')
  },
}

testStates(states)
