import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openShop } from '../../support/fakeShop'
import { pass, type TestPage } from '../../support/freshPage'
import { recordNativeBehaviour } from '../../support/nativeBehaviour'
import { find } from '../../support/page'
import {
  CALLS,
  contactForm,
  feedback,
  MAIL,
  NOTE,
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

const OUTPUT = '.wpcf7-response-output'

test('two forms on one page do not know each other; one form twice is told apart by its tag', async () => {
  openContactPage(contactForm() + contactForm({ unitTag: 'wpcf7-f7-p2-o2' }) + contactForm({ id: 8 }))
  const shop = openShop()
  await startContactPage()
  const forms = [...document.querySelectorAll<HTMLFormElement>('.wpcf7 > form')]
  const [first, second, third] = forms as [HTMLFormElement, HTMLFormElement, HTMLFormElement]
  await send(second)
  await send(third)
  expect(forms.map(statusOf)).toEqual(['init', 'submitting', 'submitting'])
  shop.answer(feedback('validation_failed', { invalid_fields: [{ field: 'mail', message: 'Sai' }] }), feedback('spam'))
  await pass()
  expect(forms.map(statusOf)).toEqual(['init', 'invalid', 'spam'])
  expect(shop.requests[1]?.url).toBe(`${CALLS.replace(/7$/, '8')}/feedback`)
  expect([...document.querySelectorAll('li')].map(({ id }) => id)).toEqual(['wpcf7-f7-p2-o2-ve-mail'])
  expect(first.querySelector('.wpcf7-not-valid-tip')).toBeNull()
})

test('a form that arrives late works, and one that leaves while it is on its way does no harm', async () => {
  openContactPage('<main></main>')
  const native = recordNativeBehaviour()
  const shop = openShop()
  await startContactPage()
  find('main').innerHTML = contactForm()
  await pass(200)
  await send()
  expect(statusOf()).toBe('submitting')
  const form = theForm()
  find('main').innerHTML = ''
  await pass(200)
  shop.answer(feedback('mail_sent'))
  await pass()
  expect(form.getAttribute('data-status')).toBe('init')
  expect(shop.requests).toHaveLength(1)
  expect(native).toEqual([])
  expect(page.reports).toEqual([])
})

test('a form that is moved while it is on its way goes on', async () => {
  document.body.insertAdjacentHTML('beforeend', '<main></main>')
  const shop = openShop()
  await startContactPage()
  await send()
  const wrapper = find('.wpcf7')
  wrapper.remove()
  await pass(200)
  find('main').append(wrapper)
  await pass(200)
  await send()
  expect(shop.requests).toHaveLength(1)
  shop.answer(feedback('spam'), feedback('aborted'))
  await pass()
  expect(statusOf()).toBe('spam')
  await send()
  expect(statusOf()).toBe('aborted')
})

test('contact-form.error.unsupported-only-logged: the form is sent like any other form, and the author alone hears of it', async () => {
  const native = recordNativeBehaviour()
  theForm().id = 'f'
  vi.stubGlobal('fetch', undefined)
  await startContactPage()
  await send()
  expect(native).toEqual(['submits f with Gửi'])
  expect(page.reports).toEqual(['contact-form-unsupported: fetch'])
  expect(find(OUTPUT).textContent).toBe('')
  expect(find('.wpcf7').className).toBe('wpcf7 no-js')
})

describe('a form that lacks something', () => {
  test.each([
    ['without an address for its calls', () => Reflect.deleteProperty(window, 'wpcf7'), 'wpcf7.api.root'],
    ['without its number', () => find('[name="_wpcf7"]').remove(), '_wpcf7'],
  ])('%s is sent like any other form, each time', async (_what, spoil, missing) => {
    const native = recordNativeBehaviour()
    theForm().id = 'f'
    spoil()
    const shop = openShop()
    await startContactPage()
    await send()
    await send()
    expect(native).toEqual(['submits f with Gửi', 'submits f with Gửi'])
    expect(page.reports).toEqual([`contact-form-incomplete: ${missing}`])
    expect(shop.requests).toEqual([])
  })

  test('where the page names its REST root, the old script’s global is not missed', async () => {
    Reflect.deleteProperty(window, 'wpcf7')
    document.head.innerHTML = '<link rel="https://api.w.org/" href="https://shop.test/?rest_route=/">'
    const shop = openShop(feedback('spam'))
    await startContactPage()
    await send()
    expect(shop.requests[0]?.url).toBe('https://shop.test/?rest_route=/contact-form-7/v1/contact-forms/7/feedback')
  })
})

test.each([
  [
    'by its tag',
    () =>
      find('head').insertAdjacentHTML(
        'beforeend',
        '<script src="/wp-content/plugins/contact-form-7/includes/js/index.js?ver=6"></script>',
      ),
  ],
  ['by what it leaves on the form', () => Object.assign(theForm(), { wpcf7: { id: 7 } })],
])('the plugin’s own script, known %s, keeps its forms', async (_how, leave) => {
  leave()
  const native = recordNativeBehaviour()
  theForm().id = 'f'
  const shop = openShop()
  await startContactPage()
  await send()
  expect(native).toEqual(['submits f with Gửi'])
  expect(shop.requests).toEqual([])
})

test('a form of ours needs only its attribute and its fields', async () => {
  openContactPage(`<form data-island="contact-form"><input type="hidden" name="_wpcf7" value="7">${MAIL}${NOTE}<button type="submit">Gửi</button>
    <p class="wpcf7-response-output"></p></form>`)
  const shop = openShop(feedback('mail_sent'), [])
  await startContactPage()
  find<HTMLFormElement>('form').requestSubmit()
  await pass()
  expect(shop.requests.map(({ url }) => url)).toEqual([`${CALLS}/feedback`, `${CALLS}/refill`])
  expect(find(OUTPUT).textContent).toBe('Kết quả: mail_sent')
  expect(find<HTMLFormElement>('form').noValidate).toBe(true)
})

test('where the form’s part of the script cannot be loaded, it stays an ordinary form', async () => {
  vi.doMock('../../../widgets/contact-form/index', () => {
    throw new Error('lost')
  })
  const native = recordNativeBehaviour()
  theForm().id = 'f'
  const shop = openShop()
  await startContactPage()
  await send()
  expect(native).toEqual(['submits f with Gửi'])
  expect(shop.requests).toEqual([])
  expect(page.reports[0]).toMatch(/^chunk-failed/)
  vi.doUnmock('../../../widgets/contact-form/index')
})
