import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeIntersectionObserver } from '../../support/fakeIntersectionObserver'
import { type FakeShop, openShop } from '../../support/fakeShop'
import { CUT_OFF, pass, type TestPage } from '../../support/freshPage'
import { find } from '../../support/page'
import {
  change,
  contactForm,
  feedback,
  MAIL,
  openContactPage,
  send,
  startContactPage,
  statusOf,
  theForm,
} from './contactFormPage'

let page: TestPage
let shop: FakeShop

/** Brings the form of the page into view. */
async function show(): Promise<void> {
  const viewport = fakeIntersectionObserver()
  shop = openShop()
  await startContactPage()
  viewport.tell([theForm()])
  await pass()
}

beforeEach(() => {
  page = openContactPage(contactForm())
})

/** Says the status of a form as Conditional Fields does. */
function setStatus(form: HTMLFormElement, status: string): void {
  const before = form.getAttribute('data-status') ?? ''
  Object.assign(Reflect.get(form, 'wpcf7'), { status })
  form.setAttribute('data-status', status)
  form.classList.add(status)
  if (before !== status) form.classList.remove(before)
}

test('an add-on that checks the steps of a form says its status', async () => {
  await show()
  setStatus(theForm(), 'invalid')
  await pass()
  expect(statusOf()).toBe('invalid')
  expect(theForm()).toMatchObject({ wpcf7: { status: 'invalid' } })
  setStatus(theForm(), 'init')
  await pass()
  expect(statusOf()).toBe('init')
  expect(theForm().className).not.toContain('invalid')
  await send()
  expect(statusOf()).toBe('submitting')
})

test('a payment that marks the form as being sent before it sends it: the mark stays until then, and goes with the answer', async () => {
  await show()
  await send()
  shop.answer(feedback('payment_required'))
  await pass()
  expect(statusOf()).toBe('payment-required')
  const { wpcf7 } = window as unknown as {
    wpcf7: { schemas: Map<number, object>; submit(form: HTMLFormElement): void }
  }
  wpcf7.schemas.set(7, { rules: [{ rule: 'email', field: 'mail', error: 'Sai' }] })
  theForm().classList.add('submitting')
  await change(find<HTMLInputElement>('#mail'), 'x')
  expect(find('.wpcf7-not-valid-tip').textContent).toBe('Sai')
  expect([...theForm().classList]).toContain('submitting')
  wpcf7.submit(theForm())
  await pass()
  expect(statusOf()).toBe('submitting')
  shop.answer(feedback('spam'))
  await pass()
  expect(statusOf()).toBe('spam')
  expect([...theForm().classList]).not.toContain('submitting')
})

test('an add-on may take the tips off', async () => {
  openContactPage(contactForm({ fields: MAIL }))
  await show()
  await send()
  const invalid = feedback('validation_failed', { invalid_fields: [{ field: 'mail', message: 'Sai' }] })
  shop.answer(invalid)
  await pass()
  find('.wpcf7-not-valid-tip').remove()
  await send()
  expect(page.reports).toEqual([])
  shop.answer(invalid)
  await pass()
  expect(find('.wpcf7-not-valid-tip').textContent).toBe('Sai')
})

test('an add-on that goes on to the next step instead keeps the form from being sent', async () => {
  let step = 1
  theForm().addEventListener('submit', (event) => {
    if (step === 2) return
    step = 2
    event.stopImmediatePropagation()
    event.preventDefault()
  })
  await show()
  await send()
  expect(shop.requests).toEqual([])
  expect(statusOf()).toBe('init')
  const { wpcf7 } = window as unknown as { wpcf7: { submit(): unknown } }
  const submit = vi.spyOn(wpcf7, 'submit')
  await send()
  expect(shop.requests).toHaveLength(1)
  // Once, for the second step alone: an add-on that has replaced it would fetch two tokens.
  expect(submit).toHaveBeenCalledTimes(1)
})

test('what an add-on fills in when a form is sent goes with it', async () => {
  theForm().addEventListener('submit', () => {
    find<HTMLInputElement>('#mail').value = 'full@b.vn'
  })
  await show()
  await send()
  const body = shop.requests[0]?.init.body
  expect(body instanceof FormData && body.get('mail')).toBe('full@b.vn')
})

describe('what listeners make of an answer is what the form says of it', () => {
  /** Changes each answer when it is told by an event. */
  function changeAnswer(event: string, change: (answer: Record<string, unknown>) => void): void {
    document.addEventListener(event, (told) => change((told as CustomEvent).detail.apiResponse))
  }

  const refusal = () =>
    feedback('validation_failed', { posted_data_hash: 'h1', invalid_fields: [{ field: 'mail', message: 'Sai' }] })
  const hash = () => find<HTMLInputElement>('[name="_wpcf7_posted_data_hash"]').value

  test.each(['wpcf7invalid', 'wpcf7submit'])('%s: other words, none of the faults, another hash', async (event) => {
    changeAnswer(event, (answer) =>
      Object.assign(answer, { message: 'Chào', invalid_fields: [], posted_data_hash: 'h2' }),
    )
    await show()
    await send()
    shop.answer(refusal())
    await pass()
    expect(find('.wpcf7-response-output').textContent).toBe('Chào')
    expect(document.querySelector('.wpcf7-not-valid-tip')).toBeNull()
    expect(hash()).toBe('h2')
  })

  test('other words for a field', async () => {
    changeAnswer('wpcf7invalid', (answer) => {
      for (const fault of answer['invalid_fields'] as { message: string }[]) fault.message = 'Thiếu @'
    })
    await show()
    await send()
    shop.answer(refusal())
    await pass()
    expect(find('.wpcf7-not-valid-tip').textContent).toBe('Thiếu @')
  })

  test('thanks of their own, and a sent form that keeps what was typed', async () => {
    changeAnswer('wpcf7mailsent', (answer) => Object.assign(answer, { message: 'Cảm ơn bạn', status: 'kept' }))
    await show()
    find<HTMLTextAreaElement>('textarea').value = 'Xin chào'
    await send()
    shop.answer(feedback('mail_sent'))
    await pass()
    expect(statusOf()).toBe('sent')
    expect(find('.wpcf7-response-output').textContent).toBe('Cảm ơn bạn')
    expect(find<HTMLTextAreaElement>('textarea').value).toBe('Xin chào')
  })

  test('one that cannot be read any more is told as it came', async () => {
    changeAnswer('wpcf7submit', (answer) => Object.assign(answer, { message: 'Chào', status: null }))
    await show()
    await send()
    shop.answer(refusal())
    await pass()
    expect(find('.wpcf7-response-output').textContent).toBe('Kết quả: validation_failed')
    expect(find('.wpcf7-not-valid-tip').textContent).toBe('Sai')
    expect(hash()).toBe('h1')
  })
})

describe('what others write into the place of the message', () => {
  const output = () => find('.wpcf7-response-output')

  test('after a message was sent, it stays whatever comes, until something is sent again', async () => {
    await show()
    await send()
    shop.answer(feedback('mail_sent'))
    await pass()
    output().innerHTML = '<b>Gọi lại trong 24 giờ</b>'
    shop.answer([])
    await pass()
    expect(statusOf()).toBe('sent')
    shop.answer({ rules: [{ rule: 'email', field: 'mail', error: 'Sai' }] })
    await change(find<HTMLInputElement>('#mail'), 'x')
    expect(find('.wpcf7-not-valid-tip').textContent).toBe('Sai')
    expect(output().innerHTML).toBe('<b>Gọi lại trong 24 giờ</b>')
    await send()
    expect(output().textContent).toBe('')
  })

  test('for a step of the form, it stays with the status of that; the same answer as before is said anew', async () => {
    await show()
    await send()
    shop.answer(feedback('spam'))
    await pass()
    output().textContent = 'Còn thiếu'
    setStatus(theForm(), 'invalid')
    await pass()
    expect(output().textContent).toBe('Còn thiếu')
    await send()
    output().textContent = 'Đang gửi'
    shop.answer(feedback('spam'))
    await pass()
    expect(output().textContent).toBe('Kết quả: spam')
  })

  test('before anything was sent, it goes when something is sent or reset', async () => {
    await show()
    for (const act of [send, async () => theForm().reset()]) {
      output().textContent = 'Còn thiếu'
      await act()
      await pass()
      expect(output().textContent).toBe('')
      shop.answer(feedback('spam'))
      await pass()
    }
  })
})

test('an add-on without what it needs: the shopper is told that the form was not sent, and may send it again', async () => {
  await show()
  const { wpcf7 } = window as unknown as { wpcf7: { submit: unknown } }
  const { submit } = wpcf7
  wpcf7.submit = () => {
    throw new ReferenceError('grecaptcha is not defined')
  }
  await send()
  expect(statusOf()).toBe('failed')
  expect(find('.wpcf7-response-output').textContent).toBe('Chưa gửi được tin nhắn. Vui lòng thử lại.')
  wpcf7.submit = submit
  await send()
  expect(shop.requests).toHaveLength(1)
})

describe('an add-on whose function in the place of an action fails keeps nothing else of the form from working', () => {
  const fail = () => {
    throw new ReferenceError('wpcf7cf is not defined')
  }
  const failLater = () => {
    const failure = Promise.reject(new ReferenceError('wpcf7cf is not defined'))
    // What nobody handles would end the run of the tests.
    failure.catch(() => {})
    return failure
  }
  const changeMail = () => change(find<HTMLInputElement>('#mail'), 'x')

  test.each([
    ['the check of a change, at once', 'validate', fail, changeMail],
    ['the check of a change, later', 'validate', failLater, changeMail],
    ['a reset', 'reset', fail, () => theForm().reset()],
  ])('%s', async (_what, action, failing, act) => {
    const uncaught = vi.fn()
    vi.stubGlobal('reportError', uncaught)
    await show()
    Object.assign((window as { wpcf7?: object }).wpcf7 ?? {}, { [action]: failing })
    await act()
    await pass()
    expect(uncaught).toHaveBeenCalledTimes(failing === fail ? 1 : 0)
    expect(page.reports).toEqual([])
    await send()
    expect(statusOf()).toBe('submitting')
  })
})

test.each<[string, (sending: unknown) => unknown]>([
  ['was answered', (sending) => sending],
  ['is on its way', () => undefined],
])('an add-on that fails once the form %s does not have the shopper send it again', async (_when, waitFor) => {
  await show()
  const failures = page.heard('shop-islands:contact-form-failed')
  vi.stubGlobal('reportError', vi.fn())
  const { wpcf7 } = window as unknown as { wpcf7: { submit(form: HTMLFormElement, options: object): unknown } }
  const { submit } = wpcf7
  wpcf7.submit = async (form, options) => {
    await waitFor(submit(form, options))
    throw new TypeError('gtag is not a function')
  }
  await send()
  shop.answer(feedback('mail_sent'), [])
  await pass()
  expect(statusOf()).toBe('sent')
  expect(find('.wpcf7-response-output').textContent).toBe('Kết quả: mail_sent')
  expect(failures).toEqual([])
  expect(vi.mocked(reportError).mock.calls).toEqual([[new TypeError('gtag is not a function')]])
})

test('one that fails while it holds the form has the shopper told', async () => {
  await show()
  const { wpcf7 } = window as unknown as { wpcf7: { submit(form: HTMLFormElement, options: object): unknown } }
  const { submit } = wpcf7
  Object.assign(wpcf7, {
    blocked: true,
    submit: async (form: HTMLFormElement, options: object) => {
      await submit(form, options)
      throw new TypeError('stripe is not a function')
    },
  })
  await send()
  expect(statusOf()).toBe('failed')
})

test('a Turnstile captcha is new after a message that was lost: the server may have used its token up', async () => {
  const reset = vi.fn()
  vi.stubGlobal('turnstile', { reset })
  find('.wpcf7-submit').insertAdjacentHTML('beforebegin', '<div class="wpcf7-turnstile cf-turnstile"></div>')
  await show()
  await send()
  expect(reset).not.toHaveBeenCalled()
  shop.answer(new TypeError('offline'))
  await pass(CUT_OFF)
  expect(statusOf()).toBe('failed')
  expect(reset.mock.calls).toEqual([[find('.cf-turnstile')]])
  // The plugin does it itself after an answer: it hears `wpcf7submit`.
  await send()
  shop.answer(feedback('spam'))
  await pass()
  expect(reset).toHaveBeenCalledOnce()
})

test('one that cannot be made new, as before it is drawn: the shopper is told the true reason all the same, once', async () => {
  const failure = new Error('[Cloudflare Turnstile] Nothing to reset found for provided container.')
  vi.stubGlobal('turnstile', {
    reset() {
      throw failure
    },
  })
  vi.stubGlobal('reportError', vi.fn())
  find('.wpcf7-submit').insertAdjacentHTML('beforebegin', '<div class="wpcf7-turnstile cf-turnstile"></div>')
  const failures = page.heard('shop-islands:contact-form-failed')
  await show()
  await send()
  shop.answer(new TypeError('offline'))
  await pass(CUT_OFF)
  expect(find('.wpcf7-response-output').textContent).toBe('Có lẽ bạn đang mất kết nối mạng.')
  expect(failures).toHaveLength(1)
  expect(page.reports).toHaveLength(1)
  expect(vi.mocked(reportError).mock.calls).toEqual([[failure]])
})

test('that of another form on the page stays as it is when a form without one is lost', async () => {
  const reset = vi.fn()
  vi.stubGlobal('turnstile', { reset })
  document.body.insertAdjacentHTML('beforeend', '<form><div class="cf-turnstile"></div></form>')
  await show()
  await send()
  shop.answer(new TypeError('offline'))
  await pass(CUT_OFF)
  expect(statusOf()).toBe('failed')
  expect(reset).not.toHaveBeenCalled()
})
