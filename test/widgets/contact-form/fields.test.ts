import { beforeEach, describe, expect, test } from 'vitest'
import { fakeIntersectionObserver } from '../../support/fakeIntersectionObserver'
import { openShop } from '../../support/fakeShop'
import { openPage, pass, stopClock } from '../../support/freshPage'
import { loseTexts } from '../../support/loseTexts'
import { find } from '../../support/page'
import {
  change,
  contactForm,
  feedback,
  NOTE,
  openContactPage,
  send,
  startContactPage,
  statusOf,
  theForm,
  tick,
} from './contactFormPage'

/** Opens a page with these fields in a form, and scrolls it into view. */
async function show(fields: string, className = ''): Promise<void> {
  openContactPage(contactForm({ fields, className }))
  const viewport = fakeIntersectionObserver()
  openShop({ rules: [] })
  await startContactPage()
  viewport.tell([theForm()])
  await pass()
}

const box = (id: string) => find<HTMLInputElement>(`#${id}`)
const isSubmitDisabled = () => find<HTMLInputElement>('.wpcf7-submit').disabled

const acceptance = (id: string, className = '', more = '') =>
  `<span class="wpcf7-form-control-wrap" data-name="${id}"><span class="wpcf7-form-control wpcf7-acceptance ${className}">
    <input type="checkbox" name="${id}" id="${id}" value="1" aria-invalid="false" ${more}></span></span>`

describe('acceptance', () => {
  test('contact-form.submit.disabled-until-accepted: until every required box is ticked, and again when one is not', async () => {
    await show(acceptance('terms') + acceptance('age'))
    expect(isSubmitDisabled()).toBe(true)
    await tick(box('terms'))
    expect(isSubmitDisabled()).toBe(true)
    await tick(box('age'))
    expect(isSubmitDisabled()).toBe(false)
    await tick(box('terms'), false)
    expect(isSubmitDisabled()).toBe(true)
  })

  test('contact-form.submit.optional-acceptance-is-free: an optional box holds nothing back, before nor after', async () => {
    await show(acceptance('terms') + acceptance('news', 'optional'))
    await tick(box('terms'))
    expect(isSubmitDisabled()).toBe(false)
    await tick(box('news'))
    await tick(box('news'), false)
    expect(isSubmitDisabled()).toBe(false)
  })

  test('an inverted box must not be ticked', async () => {
    await show(acceptance('spam', 'invert'))
    expect(isSubmitDisabled()).toBe(false)
    await tick(box('spam'))
    expect(isSubmitDisabled()).toBe(true)
  })

  test('a box that is ticked already counts', async () => {
    await show(acceptance('terms', '', 'checked'))
    expect(isSubmitDisabled()).toBe(false)
  })

  test.each([
    ['a form that leaves acceptance to the server', acceptance('terms'), 'wpcf7-acceptance-as-validation'],
    ['a form without acceptance', NOTE, ''],
    ['acceptance without a box', '<span class="wpcf7-acceptance"></span>', ''],
  ])('%s can be sent', async (_what, fields, className) => {
    await show(fields, className)
    expect(isSubmitDisabled()).toBe(false)
  })

  test.each([
    ['without acceptance', NOTE, ''],
    ['that leaves acceptance to the server', acceptance('terms'), 'wpcf7-acceptance-as-validation'],
  ])(
    'the button of a form %s stays disabled where another script of the site has disabled it',
    async (_what, fields, className) => {
      openContactPage(contactForm({ fields, className }))
      const viewport = fakeIntersectionObserver()
      openShop({ rules: [] })
      await startContactPage()
      find<HTMLInputElement>('.wpcf7-submit').disabled = true
      viewport.tell([theForm()])
      await pass()
      expect(isSubmitDisabled()).toBe(true)
    },
  )

  test('a reset counts as soon as the fields are empty', async () => {
    await show(acceptance('terms'))
    await tick(box('terms'))
    // As in a browser: first the event, then the fields.
    theForm().dispatchEvent(new Event('reset', { bubbles: true }))
    box('terms').checked = false
    await pass()
    expect(isSubmitDisabled()).toBe(true)
  })

  test('after the form was sent and emptied the focus goes from its button to the box that this waits for', async () => {
    await show(acceptance('news', 'optional') + acceptance('terms'))
    await tick(box('terms'))
    openShop(feedback('mail_sent'))
    find('.wpcf7-submit').focus()
    await send()
    await pass()
    expect(isSubmitDisabled()).toBe(true)
    expect(document.activeElement).toBe(box('terms'))
  })

  test('a focus that is elsewhere stays there', async () => {
    await show(acceptance('terms') + NOTE)
    await tick(box('terms'))
    openShop(feedback('mail_sent'))
    find('textarea').focus()
    await send()
    await pass()
    expect(isSubmitDisabled()).toBe(true)
    expect(document.activeElement).toBe(find('textarea'))
  })

  test('the keyboard’s own change is enough before the form came into view', async () => {
    openContactPage(contactForm({ fields: acceptance('terms') + acceptance('age') }))
    openShop({ rules: [] })
    await startContactPage()
    await tick(box('terms'))
    expect(isSubmitDisabled()).toBe(true)
  })
})

describe('counters', () => {
  const counter = (more: string, className = 'up') =>
    `${NOTE}<span class="wpcf7-character-count ${className}" data-target-name="note" data-starting-value="0" data-current-value="0" ${more}>0</span>`
  const COUNTER = '.wpcf7-character-count'

  /** Types into the field without leaving it. */
  async function type(text: string, type = 'input'): Promise<void> {
    const field = find<HTMLTextAreaElement>('textarea')
    field.value = text
    field.dispatchEvent(new Event(type, { bubbles: true }))
    await pass()
  }

  const flags = () => ['too-long', 'too-short'].filter((flag) => find(COUNTER).classList.contains(flag))

  test.each(['input', 'keyup'])('contact-form.input.character-counter: it follows the typing (%s)', async (event) => {
    await show(counter(''))
    await type(' Xin chào ', event)
    expect(find(COUNTER).textContent).toBe('8')
    expect(find(COUNTER).dataset['currentValue']).toBe('8')
    expect(flags()).toEqual([])
  })

  test.each([
    ['data-starting-value="10"', '5'],
    ['data-starting-value="3"', '-2'],
    ['data-starting-value="x"', '-5'],
  ])('counting down (%s) it shows what is left', async (more, left) => {
    await show(counter('', 'down').replace('data-starting-value="0"', more))
    await type('12345')
    expect(find(COUNTER).textContent).toBe(left)
  })

  test('it counts what the browser has restored, and what is there after a reset', async () => {
    openContactPage(contactForm({ fields: counter('') }))
    const viewport = fakeIntersectionObserver()
    openShop([])
    find<HTMLTextAreaElement>('textarea').value = 'Xin'
    await startContactPage()
    expect(find(COUNTER).textContent).toBe('0')
    viewport.tell([theForm()])
    await pass()
    expect(find(COUNTER).textContent).toBe('3')
    theForm().reset()
    await pass()
    expect(find(COUNTER).textContent).toBe('0')
  })

  test.each([
    ['12345', []],
    ['123456', ['too-long']],
    ['12345 ', ['too-long']],
  ])('contact-form.input.counter-flags-too-long: of at most 5, “%s” is flagged %j', async (text, expected) => {
    await show(counter('data-maximum-value="5"'))
    await type(text)
    expect(flags()).toEqual(expected)
  })

  test.each([
    ['12345', []],
    ['1234', ['too-short']],
    ['', ['too-short']],
  ])('contact-form.input.counter-flags-too-short: of at least 5, “%s” is flagged %j', async (text, expected) => {
    await show(counter('data-minimum-value="5"'))
    await type(text)
    expect(flags()).toEqual(expected)
  })

  test('a counter of a field that is not there stays as it is, and the form is sent as ever', async () => {
    await show('<span class="wpcf7-character-count up" data-target-name="gone">7</span>')
    expect(find(COUNTER).textContent).toBe('7')
    openShop(feedback('spam'))
    await send()
    expect(statusOf()).toBe('spam')
  })
})

describe('choices', () => {
  const item = (type: string, value: string, more = '', className = '') =>
    `<span class="wpcf7-list-item ${className}"><label><input type="${type}" name="way${type === 'radio' ? '' : '[]'}" id="${value}" value="${value}"><span>${value}</span></label>${more}</span>`
  const FREE = '<input class="wpcf7-free-text" name="_wpcf7_free_text_way">'
  const freeText = () => find<HTMLInputElement>('.wpcf7-free-text')

  test.each(['checkbox', 'radio'])(
    'contact-form.input.free-text-follows-its-choice: of a %s, enabled with it and with the focus, disabled without',
    async (type) => {
      await show(item(type, 'mail') + item(type, 'other', FREE, 'has-free-text'))
      expect(freeText().disabled).toBe(true)
      await tick(box('mail'))
      // A browser does not focus what is disabled at that moment.
      const wasDisabled: boolean[] = []
      freeText().addEventListener('focus', () => wasDisabled.push(freeText().disabled))
      await tick(box('other'))
      expect(wasDisabled).toEqual([false])
      expect(freeText().disabled).toBe(false)
      expect(document.activeElement).toBe(freeText())
      freeText().blur()
      if (type === 'checkbox') await tick(box('other'), false)
      else await tick(box('mail'))
      expect(freeText().disabled).toBe(true)
      expect(document.activeElement).not.toBe(freeText())
    },
  )

  test('who leaves a free text for an empty place of the page is not taken back to it', async () => {
    await show(item('checkbox', 'other', FREE, 'has-free-text'))
    await tick(box('other'))
    freeText().blur()
    await change(freeText(), 'Zalo')
    expect(document.activeElement).toBe(document.body)
  })

  test('after the form was sent and emptied the focus goes from a free text to its choice', async () => {
    await show(item('checkbox', 'other', FREE, 'has-free-text'))
    await tick(box('other'))
    expect(document.activeElement).toBe(freeText())
    openShop(feedback('mail_sent'))
    await send()
    await pass()
    expect(freeText().disabled).toBe(true)
    expect(document.activeElement).toBe(box('other'))
  })

  test('a choice without its free text, and another choice, take no focus', async () => {
    await show(item('checkbox', 'mail') + item('checkbox', 'other', '', 'has-free-text'))
    box('mail').focus()
    await tick(box('other'))
    expect(document.activeElement).toBe(box('mail'))
  })

  test('a choice that was ticked before the script was there takes no focus from who has gone on to another field', async () => {
    await show(NOTE + item('checkbox', 'other', FREE, 'has-free-text'))
    find('textarea').focus()
    await tick(box('other'))
    expect(document.activeElement).toBe(find('textarea'))
    expect(freeText().disabled).toBe(false)
  })

  const group = (className = '') =>
    `<span class="wpcf7-form-control wpcf7-checkbox ${className}">${['a', 'b', 'c'].map((value) => item('checkbox', value)).join('')}</span>`
  const ticked = () => ['a', 'b', 'c'].filter((id) => box(id).checked)

  test('contact-form.input.exclusive-checkboxes: a box unticks the others of its group', async () => {
    await show(group('wpcf7-exclusive-checkbox'))
    await tick(box('a'))
    await tick(box('b'))
    expect(ticked()).toEqual(['b'])
    await tick(box('b'), false)
    expect(ticked()).toEqual([])
  })

  test('contact-form.input.exclusive-checkboxes: of boxes that were ticked before the script was there the last one stays', async () => {
    await show(group('wpcf7-exclusive-checkbox'))
    await Promise.all([tick(box('a')), tick(box('b'))])
    expect(ticked()).toEqual(['b'])
  })

  test('contact-form.input.exclusive-checkboxes: one is sent, also where two were ticked and the form sent before the script was there', async () => {
    openContactPage(contactForm({ fields: group('wpcf7-exclusive-checkbox') }))
    const viewport = fakeIntersectionObserver()
    const shop = openShop({ rules: [] }, feedback('mail_sent'))
    await startContactPage()
    viewport.tell([theForm()])
    await pass()
    for (const id of ['b', 'a']) {
      box(id).checked = true
      box(id).dispatchEvent(new Event('change', { bubbles: true }))
    }
    await send()
    const sent = shop.requests.map(({ init }) => init.body).find((body) => body instanceof FormData)
    expect(sent?.getAll('way[]')).toEqual(['a'])
    expect(ticked()).toEqual(['a'])
  })

  test('boxes that do not exclude each other stay', async () => {
    await show(group())
    await tick(box('a'))
    await tick(box('b'))
    expect(ticked()).toEqual(['a', 'b'])
  })

  test('an unticked choice loses its free text', async () => {
    await show(`<span class="wpcf7-form-control wpcf7-checkbox wpcf7-exclusive-checkbox">${item('checkbox', 'a')}
      ${item('checkbox', 'b', FREE, 'has-free-text')}</span>`)
    box('b').checked = true
    await tick(box('a'))
    expect(box('b').checked).toBe(false)
    expect(freeText().disabled).toBe(true)
  })
})

describe('contact-form.input.url-gets-http', () => {
  const urlField = (attributes: string) => `<input id="url" name="url" ${attributes}>`

  test.each([
    ['shop.vn', 'http://shop.vn'],
    ['  shop.vn/meo ', 'http://shop.vn/meo'],
    ['//shop.vn', 'http://shop.vn'],
    ['https://shop.vn', 'https://shop.vn'],
    ['HTTP://SHOP.VN', 'HTTP://SHOP.VN'],
    ['mailto:a@b.vn', 'mailto:a@b.vn'],
    ['localhost', 'localhost'],
    ['', ''],
  ])('“%s” becomes “%s”', async (typed, corrected) => {
    await show(urlField('class="wpcf7-form-control wpcf7-validates-as-url"'))
    await change(box('url'), typed)
    expect(box('url').value).toBe(corrected)
  })

  test('in a field for addresses only', async () => {
    await show(urlField('class="wpcf7-form-control"'))
    await change(box('url'), 'shop.vn')
    expect(box('url').value).toBe('shop.vn')
    await show(urlField('type="url"'))
    await change(box('url'), 'shop.vn')
    expect(box('url').value).toBe('http://shop.vn')
  })
})

describe('contact-form.error.form-inside-a-form', () => {
  // The parser drops the inner form tag.
  const INSIDE = '<form id="outer"><div class="wpcf7" data-wpcf7-id="7"><input name="mail"></div></form>'

  test.each([
    ['vi', 'Lỗi: Biểu mẫu liên hệ này được đặt sai chỗ.'],
    ['en', 'Error: This contact form is placed in the wrong place.'],
  ])('it is replaced by a word about it (%s)', async (locale, text) => {
    openPage(INSIDE)
    stopClock()
    await startContactPage({ locale })
    const notice = find('#outer .wpcf7-form-in-wrong-place')
    expect(notice.textContent).toBe(text)
    expect(find('strong').textContent).toBe(text.split(' ')[0])
    // It keeps its room.
    expect(getComputedStyle(find('[name="mail"]')).visibility).toBe('hidden')
    expect(getComputedStyle(find('[data-wpcf7-id]')).display).toBe('block')
    expect(getComputedStyle(notice).visibility).toBe('visible')
    // What it holds is not sent with the form around it.
    expect([...new FormData(find<HTMLFormElement>('#outer'))]).toEqual([])
  })

  test('where the texts cannot be loaded, nothing takes its place', async () => {
    const page = openPage(INSIDE)
    stopClock()
    loseTexts()
    await startContactPage()
    expect(page.reports).toEqual([expect.stringMatching(/^chunk-failed/)])
    expect(document.querySelector('.wpcf7-form-in-wrong-place')).toBeNull()
    expect(find('[data-wpcf7-id]').style.visibility).toBe('')
  })

  test('the plugin’s own script is left to do it', async () => {
    openPage(INSIDE)
    document.head.innerHTML = '<script src="/plugins/contact-form-7/includes/js/index.js"></script>'
    stopClock()
    await startContactPage()
    expect([...new FormData(find<HTMLFormElement>('#outer'))]).toEqual([['mail', '']])
  })
})

beforeEach(() => {
  Reflect.deleteProperty(window, 'wpcf7')
})
