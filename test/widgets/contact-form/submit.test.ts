import { beforeEach, describe, expect, test, vi } from 'vitest'
import { deferred } from '../../support/deferred'
import { openShop, type SentRequest } from '../../support/fakeShop'
import { CUT_OFF, pass, type TestPage } from '../../support/freshPage'
import { recordNativeBehaviour } from '../../support/nativeBehaviour'
import { find } from '../../support/page'
import {
  CALLS,
  contactForm,
  feedback,
  followStatus,
  openContactPage,
  printConfig,
  send,
  startContactPage,
  statusOf,
  theForm,
} from './contactFormPage'

let page: TestPage

beforeEach(() => {
  page = openContactPage(contactForm())
})

const OUTPUT = '.wpcf7-response-output'
const SPOKEN = '.screen-reader-response [role="status"]'

function partsOf(request: SentRequest | undefined): [string, FormDataEntryValue][] {
  const body = request?.init.body
  return body instanceof FormData ? [...body] : []
}

test('contact-form.submit.request: submitting is a multipart post of every field, and the page stays', async () => {
  const native = recordNativeBehaviour()
  const shop = openShop(feedback('mail_failed'))
  await startContactPage()
  await send()
  expect(shop.requests).toHaveLength(1)
  expect(shop.requests[0]).toMatchObject({ url: `${CALLS}/feedback`, init: { method: 'POST' } })
  expect(partsOf(shop.requests[0])).toEqual([
    ['_wpcf7', '7'],
    ['_wpcf7_version', '6.1.6'],
    ['_wpcf7_locale', 'vi'],
    ['_wpcf7_unit_tag', 'wpcf7-f7-p2-o1'],
    ['_wpcf7_container_post', '2'],
    ['_wpcf7_posted_data_hash', ''],
    ['mail', 'a@b.vn'],
    ['note', ''],
  ])
  expect(native).toEqual([])
})

test('contact-form.submit.accepts-json: the request asks for JSON, says nothing of its type, and carries no nonce', async () => {
  const shop = openShop(feedback('mail_failed'))
  await startContactPage()
  await send()
  expect(shop.requests[0]?.init.headers).toEqual({ Accept: 'application/json, */*;q=0.1' })
})

test('the button that sends the form goes along under its name', async () => {
  find('[type="submit"]').setAttribute('name', 'way')
  const shop = openShop(feedback('mail_failed'))
  await startContactPage()
  await send()
  expect(partsOf(shop.requests[0]).filter(([name]) => name === 'way')).toEqual([['way', 'Gửi']])
})

test('contact-form.submit.204-counts-as-null: no answer is no bad answer; it has failed, and what was typed stays', async () => {
  openShop(204)
  await startContactPage()
  await send()
  expect(statusOf()).toBe('failed')
  expect(find(OUTPUT).textContent).toBe('Chưa gửi được tin nhắn. Vui lòng thử lại.')
  expect(find<HTMLInputElement>('#mail').value).toBe('a@b.vn')
  expect(page.reports).toEqual(['call-failed: feedback: 204'])
})

test('contact-form.submit.detail-for-listeners: who the form is, what is in it, and what the server said', async () => {
  const heard = ['beforesubmit', 'mailfailed', 'submit'].map((name) => page.heard(`wpcf7${name}`))
  const answer = feedback('mail_failed')
  openShop(answer)
  await startContactPage()
  await send()
  const detail = {
    contactFormId: 7,
    pluginVersion: '6.1.6',
    contactFormLocale: 'vi',
    unitTag: 'wpcf7-f7-p2-o1',
    containerPostId: 2,
  }
  expect(heard[0]).toEqual([{ ...detail, status: 'init', inputs: expect.any(Array), formData: expect.any(FormData) }])
  const after = { ...detail, status: 'mail_failed', inputs: expect.any(Array), formData: expect.any(FormData) }
  expect(heard[1]).toEqual([{ ...after, apiResponse: answer }])
  expect(heard[2]).toEqual([{ ...after, apiResponse: answer }])
})

test('contact-form.submit.inputs-leave-out-underscored: what the form needs for itself is only in the form data', async () => {
  const heard = page.heard('wpcf7beforesubmit')
  openShop(feedback('mail_failed'))
  await startContactPage()
  await send()
  const [{ inputs, formData }] = heard as [{ inputs: unknown; formData: FormData }]
  expect(inputs).toEqual([
    { name: 'mail', value: 'a@b.vn' },
    { name: 'note', value: '' },
  ])
  expect(formData.get('_wpcf7')).toBe('7')
})

test('what a listener adds before the submission is sent', async () => {
  document.addEventListener('wpcf7beforesubmit', (event) => (event as CustomEvent).detail.formData.append('more', 'x'))
  const shop = openShop(feedback('mail_failed'))
  await startContactPage()
  await send()
  expect(partsOf(shop.requests[0])).toContainEqual(['more', 'x'])
})

test.each([
  ['validation_failed', 'wpcf7invalid'],
  ['acceptance_missing', 'wpcf7unaccepted'],
  ['spam', 'wpcf7spam'],
  ['aborted', 'wpcf7aborted'],
  ['mail_sent', 'wpcf7mailsent'],
  ['mail_failed', 'wpcf7mailfailed'],
])('after %s listeners hear %s, and then wpcf7submit', async (code, name) => {
  const order: string[] = []
  const all = ['invalid', 'unaccepted', 'spam', 'aborted', 'mailsent', 'mailfailed', 'submit'].map(
    (end) => `wpcf7${end}`,
  )
  for (const type of all) document.addEventListener(type, () => order.push(type))
  openShop(feedback(code), [])
  await startContactPage()
  await send()
  expect(order).toEqual([name, 'wpcf7submit'])
})

test('another code has no event of its own', async () => {
  const answered = page.heard('shop-islands:contact-form-answered')
  const submitted = page.heard('wpcf7submit')
  openShop(feedback('payment_required'))
  await startContactPage()
  await send()
  expect(submitted).toHaveLength(1)
  expect(answered).toEqual([{ status: 'payment_required' }])
})

test('contact-form.hidden.identity-fields: another add-on reads from the form who it is', async () => {
  openShop(feedback('mail_failed'))
  await startContactPage()
  await send()
  expect(theForm()).toMatchObject({
    wpcf7: {
      id: 7,
      pluginVersion: '6.1.6',
      locale: 'vi',
      unitTag: 'wpcf7-f7-p2-o1',
      containerPost: 2,
      parent: find('.wpcf7'),
    },
  })
  expect(find('.wpcf7').className).toBe('wpcf7 js')
})

test('contact-form.hidden.posted-data-hash: the answer’s hash goes out with the next submission; an empty one changes nothing', async () => {
  const shop = openShop(feedback('mail_failed', { posted_data_hash: 'h1' }), feedback('spam'), feedback('spam'))
  await startContactPage()
  for (let times = 0; times < 3; times++) await send()
  const hashes = shop.requests.map((request) => new Map(partsOf(request)).get('_wpcf7_posted_data_hash'))
  expect(hashes).toEqual(['', 'h1', 'h1'])
})

test('contact-form.answer.shows-message: the message is in the box and is spoken; it is text, whatever it looks like', async () => {
  openShop(feedback('mail_failed', { message: 'Lỗi <b>x</b>' }))
  await startContactPage()
  await send()
  for (const place of [OUTPUT, SPOKEN]) {
    expect(find(place).textContent).toBe('Lỗi <b>x</b>')
    expect(find(place).children).toHaveLength(0)
  }
})

test('contact-form.answer.shows-message: its lines stay lines', async () => {
  const message = 'Cảm ơn bạn!\nHẹn gặp lại.'
  openShop(feedback('aborted', { message }), feedback('aborted'))
  await startContactPage()
  const { style } = find(OUTPUT)
  await send()
  expect(find(OUTPUT).textContent).toBe(message)
  expect(style.whiteSpace).toBe('pre-line')
  await send()
  expect(style.whiteSpace).toBe('')
})

test('contact-form.change.submit: submitting, then what the server says; the message before goes at once', async () => {
  const shop = openShop()
  await startContactPage()
  const statuses = followStatus()
  shop.answer(feedback('spam'))
  await send()
  await send()
  expect(statusOf()).toBe('submitting')
  expect(find(OUTPUT).textContent).toBe('')
  expect(find(SPOKEN).textContent).toBe('')
  shop.answer(feedback('aborted'))
  await pass()
  expect(statuses).toEqual(['submitting', 'spam', 'submitting', 'aborted'])
})

test('contact-form.change.sent-clears-form: after mail_sent the fields are empty, and the thank-you stays with the status sent', async () => {
  const shop = openShop(feedback('mail_sent'))
  await startContactPage()
  const statuses = followStatus()
  find<HTMLTextAreaElement>('textarea').value = 'Xin chào'
  await send()
  expect(find<HTMLTextAreaElement>('textarea').value).toBe('')
  expect(find(OUTPUT).textContent).toBe('Kết quả: mail_sent')
  shop.answer([])
  await pass()
  expect(statuses).toEqual(['submitting', 'sent', 'resetting', 'sent'])
  expect(find(OUTPUT).textContent).toBe('Kết quả: mail_sent')
  expect(find(SPOKEN).textContent).toBe('Kết quả: mail_sent')
})

test('a button called reset is in nobody’s way', async () => {
  // In a browser a control's name hides what the form itself calls so; happy-dom does not know that.
  Object.assign(theForm(), { reset: document.createElement('button') })
  find<HTMLTextAreaElement>('textarea').value = 'Xin chào'
  openShop(feedback('mail_sent'), [])
  await startContactPage()
  await send()
  expect(find<HTMLTextAreaElement>('textarea').value).toBe('')
})

test('while the form is on its way it is not sent again', async () => {
  const shop = openShop()
  await startContactPage()
  for (let times = 0; times < 3; times++) await send()
  expect(shop.requests).toHaveLength(1)
  shop.answer(feedback('spam'), feedback('spam'))
  await pass()
  await send()
  expect(shop.requests).toHaveLength(2)
})

test.each([
  ['shows it as the theme does', true],
  ['has no sign of Flatsome’s under another theme', false],
])('a form on its way %s', async (_what, isThemed) => {
  if (isThemed) vi.stubGlobal('flatsomeVars', {})
  find('.wpcf7-submit').outerHTML = `<p>${find('.wpcf7-submit').outerHTML}</p>`
  const shop = openShop()
  await startContactPage()
  await send()
  expect(theForm().classList.contains('processing')).toBe(isThemed)
  shop.answer(feedback('spam'))
  await pass()
  expect(theForm().className).toBe('wpcf7-form spam')
})

describe('the wheel', () => {
  /** What stands directly behind the button, and whether it has room. */
  const wheels = () =>
    [...document.querySelectorAll('.has-spinner + .wpcf7-spinner')].map((wheel) => getComputedStyle(wheel).display)

  test('stands directly behind the button from the first, takes no room before it is needed, and is the only one', async () => {
    const shop = openShop()
    await startContactPage()
    theForm().dispatchEvent(new Event('focusin', { bubbles: true }))
    await pass()
    expect(wheels()).toEqual(['none'])
    await send()
    expect(wheels()).not.toContain('none')
    shop.answer(feedback('spam'))
    await pass()
    await send()
    expect(wheels()).toHaveLength(1)
    expect(document.querySelectorAll('.wpcf7-spinner')).toHaveLength(1)
  })

  test('shows while an add-on holds the form', async () => {
    printConfig({ blocked: true })
    await startContactPage()
    await send()
    expect(statusOf()).toBe('submitting')
    expect(wheels()).toHaveLength(1)
    expect(wheels()).not.toContain('none')
  })

  test('of another script is enough', async () => {
    find('.has-spinner').insertAdjacentHTML('afterend', '<span class="wpcf7-spinner"></span>')
    openShop(feedback('spam'))
    await startContactPage()
    await send()
    expect(document.querySelectorAll('.wpcf7-spinner')).toHaveLength(1)
  })
})

describe('a submission that goes wrong', () => {
  const OFFLINE = 'Có lẽ bạn đang mất kết nối mạng.'
  const UNREADABLE = 'Phản hồi nhận được không phải là JSON hợp lệ.'
  const REFUSED = 'Chưa gửi được tin nhắn. Vui lòng thử lại.'

  test.each([
    ['contact-form.error.network-failure: without a network', new TypeError('offline'), OFFLINE],
    ['contact-form.error.bad-answer: when the answer is a page', '<!doctype html><p>Login</p>', UNREADABLE],
    ['contact-form.error.bad-answer: when the answer is empty', '', UNREADABLE],
    ['contact-form.error.bad-answer: when the answer has no status', { message: 'x' }, UNREADABLE],
    ['contact-form.error.bad-answer: when the answer is null', 'null', REFUSED],
    ['when the server fails', 500, REFUSED],
    ['when the server does not know the form', 404, REFUSED],
  ])('%s the shopper is told, keeps what was typed, and may send again', async (_what, answer, text) => {
    const failures = page.heard('shop-islands:contact-form-failed')
    const shop = openShop(answer)
    await startContactPage()
    find<HTMLTextAreaElement>('textarea').value = 'Xin chào'
    await send()
    await pass(CUT_OFF)
    expect(statusOf()).toBe('failed')
    expect(find(OUTPUT).textContent).toBe(text)
    expect(find(SPOKEN).textContent).toBe(text)
    expect(find<HTMLTextAreaElement>('textarea').value).toBe('Xin chào')
    expect(failures).toHaveLength(1)
    expect(page.reports).toHaveLength(1)
    shop.answer(feedback('mail_sent'), [])
    await send()
    expect(statusOf()).toBe('sent')
  })

  test.each([
    ['contact-form.error.network-failure', new TypeError('offline'), 'You are probably offline.'],
    ['contact-form.error.bad-answer', '{"status":', 'The response is not a valid JSON response.'],
  ])('%s: in English the words are those of the source', async (_id, answer, text) => {
    openShop(answer)
    await startContactPage({ locale: 'en' })
    await send()
    await pass(CUT_OFF)
    expect(find(OUTPUT).textContent).toBe(text)
  })

  test('a server that is too slow: what was sent has failed, and nobody is told that they are offline', async () => {
    openShop()
    await startContactPage({ contactFormTimeout: 9000 })
    await send()
    await pass(8999)
    expect(statusOf()).toBe('submitting')
    await pass(1)
    expect(find(OUTPUT).textContent).toBe(REFUSED)
  })

  test('files have as much more time as they take on a slow line', async () => {
    openShop()
    await startContactPage({ contactFormTimeout: 9000 })
    theForm().addEventListener('wpcf7beforesubmit', (event) => {
      const { formData } = (event as CustomEvent<{ formData: FormData }>).detail
      for (const name of ['cat.jpg', 'dog.jpg']) formData.append('photos', new File(['x'.repeat(20_000)], name))
    })
    await send()
    await pass(10_999)
    expect(statusOf()).toBe('submitting')
    await pass(1)
    expect(find(OUTPUT).textContent).toBe(REFUSED)
  })

  test('JSON behind a server’s warning is read all the same', async () => {
    openShop(`<b>Warning</b>: x\n${JSON.stringify(feedback('spam'))}`)
    await startContactPage()
    await send()
    expect(statusOf()).toBe('spam')
  })
})

test('contact-form.fields.as-configured: every kind of field is sent and can carry a tip', async () => {
  const controls: Readonly<Record<string, string>> = {
    text: '<input name="text" value="a" class="wpcf7-form-control">',
    tel: '<input type="tel" name="tel" value="0901234567" class="wpcf7-form-control">',
    date: '<input type="date" name="date" value="2026-03-01" class="wpcf7-form-control">',
    number: '<input type="number" name="number" value="5" class="wpcf7-form-control">',
    area: '<textarea name="area" class="wpcf7-form-control">b</textarea>',
    menu: '<select name="menu" class="wpcf7-form-control"><option selected>c</option></select>',
    boxes: '<span class="wpcf7-form-control"><input type="checkbox" name="boxes[]" value="d" checked></span>',
    radio: '<span class="wpcf7-form-control"><input type="radio" name="radio" value="e" checked></span>',
    terms:
      '<span class="wpcf7-form-control wpcf7-acceptance"><input type="checkbox" name="terms" value="1" checked></span>',
    doc: '<input type="file" name="doc" class="wpcf7-form-control">',
  }
  const names = Object.keys(controls)
  const fields = names.map(
    (name) => `<span class="wpcf7-form-control-wrap" data-name="${name}">${controls[name]}</span>`,
  )
  page = openContactPage(contactForm({ fields: fields.join('') }))
  const shop = openShop(
    feedback('validation_failed', { invalid_fields: names.map((field) => ({ field, message: `Sai ${field}` })) }),
  )
  await startContactPage()
  await send()
  const sent = partsOf(shop.requests[0]).map(([name]) => name.replace('[]', ''))
  expect(names.filter((name) => !sent.includes(name))).toEqual([])
  const tips = [...document.querySelectorAll('.wpcf7-not-valid-tip')].map(({ textContent }) => textContent)
  expect(tips).toEqual(names.map((name) => `Sai ${name}`))
})

test('a submission waits while an add-on blocks it', async () => {
  printConfig({ blocked: true })
  const before = page.heard('wpcf7beforesubmit')
  const shop = openShop()
  await startContactPage()
  await send()
  expect(statusOf()).toBe('submitting')
  expect(before).toEqual([])
  expect(shop.requests).toEqual([])
})

test('an add-on that wraps the public submit gets its token first', async () => {
  const token = deferred<string>()
  const shop = openShop(feedback('spam'), feedback('spam'))
  await startContactPage()
  await send()
  const { wpcf7 } = window as { wpcf7?: { submit?(form: HTMLFormElement, options: object): unknown } }
  const original = wpcf7?.submit
  Object.assign(wpcf7 ?? {}, {
    submit: async (form: HTMLFormElement, options: object) => {
      form.insertAdjacentHTML('beforeend', `<input type="hidden" name="_token" value="${await token.promise}">`)
      return original?.(form, options)
    },
  })
  await send()
  expect(shop.requests).toHaveLength(1)
  token.resolve('t1')
  await pass()
  expect(partsOf(shop.requests[1])).toContainEqual(['_token', 't1'])
})
