import { beforeEach, describe, expect, test } from 'vitest'
import { openShop } from '../../support/fakeShop'
import { CUT_OFF, pass, type TestPage } from '../../support/freshPage'
import { find } from '../../support/page'
import {
  change,
  contactForm,
  feedback,
  followStatus,
  MAIL,
  openContactPage,
  send,
  startContactPage,
  statusOf,
  theForm,
} from './contactFormPage'

let page: TestPage

beforeEach(() => {
  page = openContactPage(contactForm())
})

describe('the status that is displayed', () => {
  test.each([
    ['contact-form.status.init', 'init', 'init'],
    ['contact-form.status.validation-failed', 'validation_failed', 'invalid'],
    ['contact-form.status.acceptance-missing', 'acceptance_missing', 'unaccepted'],
    ['contact-form.status.spam', 'spam', 'spam'],
    ['contact-form.status.aborted', 'aborted', 'aborted'],
    ['contact-form.status.mail-sent', 'mail_sent', 'sent'],
    ['contact-form.status.mail-failed', 'mail_failed', 'failed'],
    ['contact-form.status.payment-required', 'payment_required', 'payment-required'],
    ['contact-form.status.submitting', 'submitting', 'submitting'],
    ['contact-form.status.resetting', 'resetting', 'resetting'],
    ['contact-form.status.validating', 'validating', 'validating'],
    ['contact-form.status.any-other-code', 'error', 'custom-error'],
    ['contact-form.status.any-other-code', 'my_weird status!x', 'custom-my-weird-status-x'],
    ['contact-form.status.any-other-code', 'constructor', 'custom-constructor'],
  ])('%s: the server’s %s is %s', async (_id, code, status) => {
    openShop(feedback(code), [])
    await startContactPage()
    await send()
    expect(statusOf()).toBe(status)
    const words = new Set(['init', 'submitting', 'resetting', status])
    expect([...words].filter((word) => theForm().classList.contains(word))).toEqual([status])
  })
})

test('contact-form.change.raises-statuschanged: each change is told with the status before and after; no change is not', async () => {
  const heard = page.heard('wpcf7statuschanged')
  openShop(feedback('init'), feedback('submitting'))
  await startContactPage()
  await send()
  const form = {
    contactFormId: 7,
    pluginVersion: '6.1.6',
    contactFormLocale: 'vi',
    unitTag: 'wpcf7-f7-p2-o1',
    containerPostId: 2,
  }
  expect(heard).toEqual([
    { ...form, prevStatus: 'init', status: 'submitting' },
    { ...form, prevStatus: 'submitting', status: 'init' },
  ])
  heard.length = 0
  await send()
  expect(heard).toHaveLength(1)
})

test('a form that the server rendered with an outcome goes on from there', async () => {
  openContactPage(contactForm({ status: 'invalid' }))
  openShop(feedback('spam'))
  await startContactPage()
  await send()
  expect(theForm().className).toBe('wpcf7-form spam')
})

test('contact-form.change.reset-goes-to-init: a reset shows resetting, and init when the captcha has come', async () => {
  const shop = openShop(feedback('validation_failed', { invalid_fields: [{ field: 'mail', message: 'Sai' }] }))
  await startContactPage()
  await send()
  const statuses = followStatus()
  theForm().reset()
  await pass()
  expect(statusOf()).toBe('resetting')
  expect(find('.wpcf7-response-output').textContent).toBe('')
  expect(document.querySelector('.wpcf7-not-valid-tip')).toBeNull()
  shop.answer([])
  await pass()
  expect(statuses).toEqual(['resetting', 'init'])
})

test('contact-form.change.reset-after-sent-goes-to-sent: each reset after it, until something else is sent', async () => {
  const shop = openShop(feedback('mail_sent'), [])
  await startContactPage()
  await send()
  const statuses = followStatus()
  shop.answer([])
  theForm().reset()
  await pass()
  expect(statuses).toEqual(['resetting', 'sent'])
  expect(find('.wpcf7-response-output').textContent).toBe('Kết quả: mail_sent')
  shop.answer(feedback('spam'), [])
  await send()
  theForm().reset()
  await pass()
  expect(statuses.slice(2)).toEqual(['submitting', 'spam', 'resetting', 'init'])
})

test.each([
  ['fails', new TypeError('offline')],
  ['is no answer', '<html>'],
  ['is empty', 204],
])('a refill that %s holds nothing up', async (_what, answer) => {
  openShop(feedback('mail_sent'), answer)
  await startContactPage()
  await send()
  await pass(CUT_OFF)
  expect(statusOf()).toBe('sent')
})

test('a refill that does not come is given up after 5 seconds', async () => {
  openShop(feedback('mail_sent'))
  await startContactPage()
  await send()
  await pass(4999)
  expect(statusOf()).toBe('resetting')
  await pass(1)
  expect(statusOf()).toBe('sent')
})

test('who sends again before the refill has come sees the new status, not the old one', async () => {
  const reset = page.heard('wpcf7reset')
  const shop = openShop({ rules: [] })
  await startContactPage()
  find('textarea').focus()
  await pass()
  theForm().reset()
  await pass()
  await send()
  shop.answer([])
  await pass()
  expect(statusOf()).toBe('submitting')
  expect(reset).toEqual([])
})

test('a reset while the form is on its way leaves the status to the answer', async () => {
  const shop = openShop()
  await startContactPage()
  await send()
  theForm().reset()
  await pass()
  expect(statusOf()).toBe('submitting')
  expect(shop.requests).toHaveLength(1)
})

test('contact-form.change.validation-returns-to-previous: a check after a change shows validating, then what was before', async () => {
  openShop({ rules: [] })
  await startContactPage()
  const statuses = followStatus()
  await change(find<HTMLInputElement>('#mail'), 'x')
  expect(statuses).toEqual(['validating', 'init'])
})

describe('contact-form.change.inert-for-status: what is marked is inert in that status, and only then', () => {
  const FIELDS = `${MAIL}<fieldset class="inert-on-submitting"><button type="button" id="more">+</button></fieldset><p class="inert-on-init">x</p>`

  const inert = () => [...document.querySelectorAll('[inert]')].map(({ className }) => className)

  test('from the status that the server rendered on', async () => {
    openContactPage(contactForm({ fields: FIELDS }))
    const shop = openShop()
    await startContactPage()
    theForm().dispatchEvent(new Event('focusin', { bubbles: true }))
    await pass()
    expect(inert()).toEqual(['inert-on-init active-on-any'])
    shop.answer(404)
    await send()
    expect(inert()).toEqual(['inert-on-submitting active-on-any'])
    shop.answer(feedback('spam'))
    await pass()
    expect(inert()).toEqual([])
    expect(document.querySelector('.active-on-any')).toBeNull()
  })

  test.each([
    ['comes back to what was inert', '', '#more'],
    ['stays where the shopper went meanwhile', '#mail', '#mail'],
  ])('the focus %s', async (_what, goesTo, isOn) => {
    openContactPage(contactForm({ fields: FIELDS }))
    const shop = openShop({ rules: [] })
    await startContactPage()
    find('#more').focus()
    await send()
    // A browser takes the focus from what becomes inert.
    if (goesTo) find(goesTo).focus()
    else find('#more').blur()
    shop.answer(feedback('spam'))
    await pass()
    expect(document.activeElement).toBe(find(isOn))
  })
})
