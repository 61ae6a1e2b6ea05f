import { describe, expect, test, vi } from 'vitest'
import { fakeIntersectionObserver } from '../../support/fakeIntersectionObserver'
import { type FakeShop, openShop } from '../../support/fakeShop'
import { pass } from '../../support/freshPage'
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

type Action = (form: HTMLFormElement, options?: object) => unknown

/** The global, as other add-ons use it. */
function wpcf7(): { [action: string]: Action } & { schemas: Map<number, unknown> } {
  return Reflect.get(window as object, 'wpcf7')
}

const RULES = {
  rules: [
    { rule: 'required', field: 'note', error: 'Điền' },
    { rule: 'email', field: 'mail', error: 'Sai' },
  ],
}

const tips = () => [...document.querySelectorAll('.wpcf7-not-valid-tip')].map(({ textContent }) => textContent)

let shop: FakeShop

/** Shows a page with a form that came into view. */
async function show(): Promise<void> {
  openContactPage(contactForm({ fields: `<div id="step1">${MAIL}</div><div id="step2">${NOTE}</div>` }))
  const viewport = fakeIntersectionObserver()
  shop = openShop()
  await startContactPage()
  viewport.tell([theForm()])
  await pass()
}

test('it is there when a form came into view, beside what the server printed', async () => {
  await show()
  expect(wpcf7()).toMatchObject({ api: { namespace: 'contact-form-7/v1' } })
  for (const action of ['init', 'submit', 'reset', 'validate']) expect(wpcf7()[action]).toBeTypeOf('function')
})

describe('other add-ons', () => {
  test('submit a form', async () => {
    await show()
    shop.answer(feedback('spam'))
    await wpcf7()['submit']?.(theForm())
    expect(shop.requests.map(({ url }) => url)).toEqual([`${CALLS}/feedback`])
    expect(statusOf()).toBe('spam')
  })

  test('submit it by one of its buttons', async () => {
    await show()
    shop.answer(feedback('spam'))
    find('[type="submit"]').setAttribute('name', 'way')
    await wpcf7()['submit']?.(theForm(), { submitter: find('[type="submit"]') })
    const body = shop.requests[0]?.init.body
    expect(body instanceof FormData && body.get('way')).toBe('Gửi')
  })

  test('reset what follows from a reset', async () => {
    await show()
    shop.answer([])
    await wpcf7()['reset']?.(theForm())
    expect(shop.requests.map(({ url }) => url)).toEqual([`${CALLS}/refill`])
    expect(statusOf()).toBe('init')
  })

  test('read the rules of a form, and check a part of it', async () => {
    await show()
    shop.answer(RULES)
    find<HTMLInputElement>('#mail').value = 'sai'
    await wpcf7()['validate']?.(theForm(), { scope: find('#step1') })
    expect(tips()).toEqual(['Sai'])
    await wpcf7()['validate']?.(theForm(), { scope: find('#step2') })
    expect(tips()).toEqual(['Sai', 'Điền'])
    expect(wpcf7().schemas.get(7)).toEqual(RULES)
    expect(theForm()).toMatchObject({ wpcf7: { schema: RULES } })
  })

  test('find each form among the keys of the rules before these are there, and rules that they brought stay', async () => {
    await show()
    wpcf7().schemas.set(8, RULES)
    document.body.insertAdjacentHTML('beforeend', contactForm({ id: 8, unitTag: 'other' }))
    wpcf7()['init']?.(find<HTMLFormElement>('#other > form'))
    await pass()
    expect([...wpcf7().schemas]).toEqual([
      [7, undefined],
      [8, RULES],
    ])
    expect(shop.requests).toEqual([])
  })

  test('check by the same rules through `swv`, and have their say in the form’s own checks', async () => {
    // That of the page before, whose script is gone.
    Reflect.deleteProperty(window, 'swv')
    await show()
    const { validators, validate, use } = Reflect.get(window as object, 'swv')
    expect(validators).toHaveProperty('email')
    const rules = [...RULES.rules, { rule: 'email', field: 'mail2', error: 'Bỏ qua' }]
    const values = new FormData()
    values.set('mail2', 'sai')
    expect(validate({ rules }, values).get('mail2')).toMatchObject({ error: 'Bỏ qua' })
    // Whoever does not go on lets the rule pass.
    use((call: { ruleObj: { error?: string } }, next: (call: object) => void) => {
      if (call.ruleObj.error !== 'Bỏ qua') next(call)
    })
    wpcf7().schemas.set(7, { rules: [{ rule: 'email', field: 'mail', error: 'Bỏ qua' }, ...RULES.rules] })
    find<HTMLInputElement>('#mail').value = 'sai'
    await wpcf7()['validate']?.(theForm())
    expect(tips()).toEqual(['Sai', 'Điền'])
  })

  test('find the plugin’s own `swv` where that is still on the page', async () => {
    const theirs = {}
    vi.stubGlobal('swv', theirs)
    await show()
    expect(Reflect.get(window as object, 'swv')).toBe(theirs)
  })

  test('bring rules of their own', async () => {
    await show()
    wpcf7().schemas.set(7, { rules: [{ rule: 'required', field: 'note', error: 'Của tôi' }] })
    await wpcf7()['validate']?.(theForm())
    expect(tips()).toEqual(['Của tôi'])
    expect(shop.requests).toEqual([])
  })

  test('start a form that they have just put into the page, and may do so twice', async () => {
    await show()
    document.body.insertAdjacentHTML('beforeend', contactForm({ unitTag: 'late' }))
    const late = find<HTMLFormElement>('#late > form')
    wpcf7()['init']?.(late)
    wpcf7()['init']?.(late)
    await pass()
    expect(late).toMatchObject({ wpcf7: { id: 7, unitTag: 'late' } })
    expect(find('#late').className).toBe('wpcf7 js')
    late.reset()
    await pass()
    expect(shop.requests).toHaveLength(1)
  })

  test('are told nothing of a form that lacks something', async () => {
    await show()
    document.body.insertAdjacentHTML('beforeend', '<div class="wpcf7"><form id="bare"></form></div>')
    for (const action of ['init', 'submit', 'reset', 'validate'])
      expect(await wpcf7()[action]?.(find<HTMLFormElement>('#bare'))).toBeUndefined()
    expect(shop.requests).toEqual([])
  })
})

test('what an add-on puts in place of the check is what a change calls', async () => {
  await show()
  const seen: unknown[] = []
  Object.assign(wpcf7(), { validate: (_form: HTMLFormElement, options: object) => seen.push(options) })
  find('textarea').dispatchEvent(new Event('change', { bubbles: true }))
  await pass()
  expect(seen).toEqual([{ target: find('textarea') }])
})

describe('as soon as the page is parsed', () => {
  /** Opens a page, with the plugin's global or without, on which an add-on whose script stands before ours acts when it is parsed. */
  async function parse(html: string, addOn: () => void, hasGlobal = true): Promise<void> {
    openContactPage(html)
    if (!hasGlobal) Reflect.deleteProperty(window, 'wpcf7')
    document.addEventListener('DOMContentLoaded', addOn)
    shop = openShop()
    const { contactForm: definitions } = await import('../../../widgets/contact-form/definitions')
    document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }))
    const { startScript } = await import('../../support/startPage')
    await startScript(definitions)
    await pass(200)
  }

  test('an add-on puts a wrapper around it that fetches a token first, for forms that nobody has come to yet', async () => {
    const TOKEN = '<input type="hidden" name="_wpcf7_recaptcha_response" value="used up">'
    await parse(contactForm({ hidden: TOKEN }), () => {
      const { submit } = wpcf7()
      Object.assign(wpcf7(), {
        submit: async (form: HTMLFormElement, options: object) => {
          await null
          find('[name="_wpcf7_recaptcha_response"]').setAttribute('value', 'fresh')
          submit?.(form, options)
        },
      })
    })
    await send()
    const body = shop.requests[0]?.init.body
    expect(body instanceof FormData && body.get('_wpcf7_recaptcha_response')).toBe('fresh')
    shop.answer(feedback('mail_sent'))
    await pass()
    expect(shop.requests.map(({ url }) => url)).toEqual([`${CALLS}/feedback`, `${CALLS}/refill`])
  })

  test('an add-on starts or sends a form that nobody has come to yet', async () => {
    const found: string[] = []
    await parse(contactForm(), () => found.push(...Object.keys(wpcf7())))
    expect(found).toEqual(expect.arrayContaining(['init', 'submit', 'reset', 'validate', 'schemas']))
    shop.answer(feedback('spam'))
    await wpcf7()['submit']?.(theForm())
    await pass()
    expect(shop.requests.map(({ url }) => url)).toEqual([`${CALLS}/feedback`])
    expect(statusOf()).toBe('spam')
  })

  test('it is there where the settings of the plugin went with its script', async () => {
    const found: unknown[] = []
    const look = () => found.push(typeof Reflect.get(window as object, 'wpcf7')?.submit)
    await parse(`${contactForm()}<style id="contact-form-7-css"></style>`, look, false)
    expect(found).toEqual(['function'])
  })

  test('it is left to the plugin’s own script, and pages without contact forms are left alone', async () => {
    const found: unknown[] = []
    const look = () => found.push(Reflect.get(window as object, 'wpcf7')?.submit)
    await parse(`${contactForm()}<script type="x" src="/contact-form-7/includes/js/index.js"></script>`, look)
    await parse('<main></main>', look, false)
    expect(found).toEqual([undefined, undefined])
    expect(Reflect.get(window as object, 'wpcf7')).toBeUndefined()
  })
})
