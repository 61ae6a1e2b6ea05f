import { describe, expect, test } from 'vitest'
import { type FakeViewport, fakeIntersectionObserver } from '../../support/fakeIntersectionObserver'
import { openPage, pass, stopClock, type TestPage } from '../../support/freshPage'
import { loseTexts } from '../../support/loseTexts'
import { click, find, press } from '../../support/page'
import { startWidgets } from '../../support/startPage'

const FIELD = 'input[name=password]'
const BUTTON = '.show-password-input'

/** The log-in form as the shop prints it. */
function form(
  field = '<input class="woocommerce-Input" type="password" name="password" id="password" value="meo meo">',
): string {
  return `<div class="woocommerce"><form><p><label for="password">Mật khẩu</label> ${field}</p><button>Vào</button></form></div>`
}

const LABELS = { i18n_password_show: 'Xem', i18n_password_hide: 'Giấu' }

async function open(
  html = form(),
  params: Record<string, string> | undefined = undefined,
  settings: Readonly<Record<string, unknown>> = {},
): Promise<{ page: TestPage; viewport: FakeViewport }> {
  Reflect.deleteProperty(window, 'woocommerce_params')
  if (params) Object.assign(window, { woocommerce_params: params })
  const page = openPage(html)
  stopClock()
  const viewport = fakeIntersectionObserver()
  await startWidgets((await import('../../../widgets/account/definitions')).account, settings)
  viewport.tell([...document.querySelectorAll('input')])
  await pass()
  return { page, viewport }
}

const field = () => find<HTMLInputElement>(FIELD)

describe('a password’s toggle', () => {
  test('stands behind the field, in the span that the shop’s styles know, and names the field', async () => {
    const { page } = await open()
    const box = find('.password-input')
    expect([...box.children]).toEqual([field(), find(BUTTON).parentElement])
    // Without the class by which our own styles place the button: the shop's do.
    expect(box.className).toBe('password-input')
    expect(find(BUTTON).getAttribute('aria-describedby')).toBe('password')
    expect(find(BUTTON).getAttribute('type')).toBe('button')
    expect(page.reports).toEqual([])
  })

  test('sends nothing where the Enter that has pressed it is held: the focus is in the field then', async () => {
    await open()
    click(find(BUTTON))
    expect(document.activeElement).toBe(field())
    expect(press('Enter', field(), { repeat: true }).defaultPrevented).toBe(true)
    expect(press('Enter', field()).defaultPrevented).toBe(false)
  })

  test('brings its styles, once', async () => {
    const before = document.adoptedStyleSheets.length
    await open(form() + form())
    expect(document.adoptedStyleSheets).toHaveLength(before + 1)
  })

  test('account.password.toggle-shows-and-hides: shows the password and hides it again; what is typed stays, and the caret', async () => {
    await open()
    field().setSelectionRange(3, 3)
    click(find(BUTTON))
    expect([field().type, field().value, document.activeElement]).toEqual(['text', 'meo meo', field()])
    expect(field().selectionStart).toBe(3)
    expect(find(BUTTON).classList.contains('display-password')).toBe(true)
    click(find(BUTTON))
    expect([field().type, field().value]).toEqual(['password', 'meo meo'])
    expect(find(BUTTON).classList.contains('display-password')).toBe(false)
  })

  test.each([
    [
      'account.password.labels-in-vietnamese: it is labelled in Vietnamese where nobody says otherwise',
      {},
      'Hiện mật khẩu',
      'Ẩn mật khẩu',
    ],
    ['is labelled in English, in the source’s words', { locale: 'en' }, 'Show password', 'Hide password'],
    ['is labelled in the author’s words', { accountPasswordShow: 'A', accountPasswordHide: 'B' }, 'A', 'B'],
  ])('%s', async (_how, settings, show, hide) => {
    await open(form(), undefined, settings)
    expect(find(BUTTON).getAttribute('aria-label')).toBe(show)
    click(find(BUTTON))
    expect(find(BUTTON).getAttribute('aria-label')).toBe(hide)
    click(find(BUTTON))
    expect(find(BUTTON).getAttribute('aria-label')).toBe(show)
  })

  test('where the texts cannot be loaded and the shop prints none, there is no button without a name', async () => {
    loseTexts()
    await open()
    expect(document.querySelector(BUTTON)).toBeNull()
    loseTexts()
    await open(form(), LABELS)
    expect(find(BUTTON).getAttribute('aria-label')).toBe('Xem')
  })

  test('account.password.labels-in-vietnamese: what the shop prints wins over ours', async () => {
    await open(form(), LABELS)
    expect(find(BUTTON).getAttribute('aria-label')).toBe('Xem')
    click(find(BUTTON))
    expect(find(BUTTON).getAttribute('aria-label')).toBe('Giấu')
  })

  test('does not send the form, and a form that is sent hides the password first', async () => {
    await open()
    let sent = 0
    find('form').addEventListener('submit', (event) => {
      event.preventDefault()
      sent++
    })
    click(find(BUTTON))
    expect([sent, field().type]).toEqual([0, 'text'])
    find('form').dispatchEvent(new Event('submit', { cancelable: true }))
    expect([sent, field().type]).toEqual([1, 'password'])
  })

  test('a field that is typed in while it is wrapped keeps the focus and the caret', async () => {
    openPage(form())
    stopClock()
    const viewport = fakeIntersectionObserver()
    await startWidgets((await import('../../../widgets/account/definitions')).account)
    field().focus()
    field().setSelectionRange(2, 5)
    viewport.tell([field()])
    await pass()
    expect(document.activeElement).toBe(field())
    expect([field().selectionStart, field().selectionEnd]).toEqual([2, 5])
  })

  test('goes with a field that another script takes out of it: the field does not come back', async () => {
    await open()
    const taken = field()
    taken.remove()
    await pass()
    expect(taken.isConnected).toBe(false)
    expect(document.querySelector(BUTTON)).toBeNull()
  })

  test('comes only to fields that are looked at', async () => {
    openPage(form())
    stopClock()
    const viewport = fakeIntersectionObserver()
    await startWidgets((await import('../../../widgets/account/definitions')).account)
    expect(document.querySelector(BUTTON)).toBeNull()
    viewport.tell([field()])
    await pass(50)
    expect(document.querySelector(BUTTON)).not.toBeNull()
  })
})

describe('other markup', () => {
  const PLAIN = '<input type="password" name="password">'

  test.each([
    ['a span that the server printed', `<span class="password-input">${PLAIN}</span>`],
    ['the span around a field of the checkout', `<span class="woocommerce-input-wrapper">${PLAIN}</span>`],
  ])('%s is taken as it is', async (_what, html) => {
    await open(form(html))
    expect(document.querySelectorAll('span')).toHaveLength(1)
    expect([...find('span.password-input').children]).toEqual([field(), find(BUTTON).parentElement])
    expect(find(BUTTON).hasAttribute('aria-describedby')).toBe(false)
  })

  test('a span around a field of the shop’s own is not the one', async () => {
    await open(form('<span><input class="woocommerce-Input" type="password" name="password"></span>'))
    expect(find('span > span.password-input > input')).toBe(field())
  })

  test('a button that is there already stays the only one', async () => {
    await open(
      form(`<span class="password-input">${PLAIN}<button type="button" class="show-password-input"></button></span>`),
    )
    expect(document.querySelectorAll(BUTTON)).toHaveLength(1)
  })

  test('our own attribute works anywhere', async () => {
    await open('<div><input type="password" name="password" data-island="password"></div>')
    expect(find('.password-input').className).toBe('password-input shop-islands-password')
    click(find(BUTTON))
    expect(field().type).toBe('text')
  })

  test.each([
    ['a password outside of the shop’s forms', `<form>${PLAIN}</form>`],
    ['a field of a plugin without a span', form(PLAIN)],
    ['something that is no field', '<div data-island="password"></div>'],
  ])('%s is left alone', async (_what, html) => {
    const { page } = await open(html)
    expect(document.querySelector(BUTTON)).toBeNull()
    expect(page.reports).toEqual([])
  })

  test('the shop’s own script, where it still runs, is left to it', async () => {
    await open(
      `${form()}<script type="text/plain" src="/wp-content/plugins/woocommerce/assets/js/frontend/woocommerce.js"></script>`,
    )
    expect(document.querySelector(BUTTON)).toBeNull()
  })
})
