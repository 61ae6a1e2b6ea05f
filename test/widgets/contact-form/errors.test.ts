import { beforeEach, describe, expect, test } from 'vitest'
import { fakeIntersectionObserver } from '../../support/fakeIntersectionObserver'
import { type FakeShop, openShop } from '../../support/fakeShop'
import { pass, type TestPage } from '../../support/freshPage'
import { click, find } from '../../support/page'
import { translate } from '../../support/translate'
import {
  CALLS,
  change,
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

const NAME = `<span class="wpcf7-form-control-wrap" data-name="name"><input name="name" class="wpcf7-form-control" aria-invalid="false"></span>`
const PETS = `<span class="wpcf7-form-control-wrap" data-name="pets"><span class="wpcf7-form-control wpcf7-checkbox" aria-describedby="help">
  <input type="checkbox" name="pets[]" value="cat" id="cat"></span></span>`
const LAST = `<span class="wpcf7-form-control-wrap" data-name="last"><input name="last" class="wpcf7-form-control" aria-invalid="false"></span>`

let page: TestPage

function open(fields: string, className = ''): void {
  page = openContactPage(contactForm({ fields, className }))
}

beforeEach(() => {
  open(NAME + MAIL + NOTE + PETS + LAST)
})

const RULES = {
  version: 'x',
  locale: 'vi',
  rules: [
    { rule: 'required', field: 'last', error: 'Điền cuối' },
    { rule: 'required', field: 'name', error: 'Điền tên' },
    { rule: 'email', field: 'mail', error: 'Sai thư' },
    { rule: 'maxlength', field: 'mail', threshold: 10, error: 'Dài quá' },
    { rule: 'required', field: 'pets', error: 'Chọn' },
  ],
}

const field = (name: string) => find<HTMLInputElement>(`[name="${name}"]`)

/** The tips on the page, by field. */
function tips(): Record<string, string> {
  const all = [...document.querySelectorAll('.wpcf7-not-valid-tip')]
  return Object.fromEntries(
    all.map((tip) => [tip.closest<HTMLElement>('[data-name]')?.dataset['name'], tip.textContent ?? '']),
  )
}

const listed = () =>
  [...document.querySelectorAll('.screen-reader-response li:not([hidden])')].map(({ id, innerHTML }) => [id, innerHTML])

describe('contact-form.answer.invalid-fields-get-tips', () => {
  const FAULTS = feedback('validation_failed', {
    invalid_fields: [
      { field: 'mail', message: 'Sai <i>thư</i>', idref: 'mail', error_id: 'wpcf7-f7-p2-o1-ve-mail' },
      { field: 'note', message: 'Điền vào' },
      { field: 'pets', message: 'Chọn' },
      { field: 'gone', message: 'Ở đâu' },
      { message: 'x' },
      null,
    ],
  })

  async function fail(): Promise<void> {
    openShop(FAULTS)
    await startContactPage()
    await send()
  }

  test('each tip stands behind its field, as text, and the field is marked', async () => {
    await fail()
    expect(tips()).toEqual({ mail: 'Sai <i>thư</i>', note: 'Điền vào', pets: 'Chọn' })
    const tip = find('[data-name="mail"]').lastElementChild
    expect([tip?.className, tip?.getAttribute('aria-hidden')]).toEqual(['wpcf7-not-valid-tip', 'true'])
    expect(tip?.innerHTML).toBe('Sai &lt;i&gt;thư&lt;/i&gt;')
    for (const name of ['mail', 'note']) {
      expect(field(name).getAttribute('aria-invalid')).toBe('true')
      expect(field(name).classList).toContain('wpcf7-not-valid')
      expect(field(name).getAttribute('aria-describedby')).toBe(`wpcf7-f7-p2-o1-ve-${name}`)
      expect(field(name).validity.customError).toBe(true)
    }
    expect(field('name').getAttribute('aria-invalid')).toBe('false')
    expect(find('.wpcf7-checkbox').getAttribute('aria-describedby')).toBe('help wpcf7-f7-p2-o1-ve-pets')
    expect(theForm().noValidate).toBe(true)
  })

  test('screen readers get a list, with links to what can be linked to', async () => {
    await fail()
    expect(listed()).toEqual([
      ['wpcf7-f7-p2-o1-ve-mail', '<a href="#mail">Sai &lt;i&gt;thư&lt;/i&gt;</a>'],
      ['wpcf7-f7-p2-o1-ve-note', 'Điền vào'],
      ['wpcf7-f7-p2-o1-ve-pets', 'Chọn'],
      ['wpcf7-f7-p2-o1-ve-gone', 'Ở đâu'],
    ])
  })

  test('contact-form.answer.tips-go-when-corrected: at the next submission all of it goes', async () => {
    const shop = openShop(FAULTS)
    await startContactPage()
    await send()
    await send()
    expect(tips()).toEqual({})
    expect(listed()).toEqual([])
    // Only the server's, and no empty one of ours.
    expect(document.querySelectorAll('.screen-reader-response ul')).toHaveLength(1)
    for (const name of ['mail', 'note']) {
      expect(field(name).getAttribute('aria-invalid')).toBe('false')
      expect(field(name).classList).not.toContain('wpcf7-not-valid')
      expect(field(name).hasAttribute('aria-describedby')).toBe(false)
      expect(field(name).validity.customError).toBe(false)
    }
    expect(find('.wpcf7-checkbox').getAttribute('aria-describedby')).toBe('help')
    shop.answer(FAULTS)
    await pass()
    expect(Object.keys(tips())).toHaveLength(3)
  })

  test('contact-form.answer.tips-go-when-corrected: a field that is corrected loses its tip, the others keep theirs', async () => {
    openShop(FAULTS, RULES)
    await startContactPage()
    await send()
    await change(field('mail'), 'a@b.vn')
    expect(tips()).toEqual({ name: 'Điền tên', note: 'Điền vào', pets: 'Chọn' })
    expect(listed().map(([id]) => id)).not.toContain('wpcf7-f7-p2-o1-ve-mail')
  })

  test('another error of a field is read where the browser has translated the page', async () => {
    openShop(FAULTS, RULES)
    await startContactPage()
    await send()
    for (const place of document.querySelectorAll('.screen-reader-response,.wpcf7-not-valid-tip')) translate(place)
    await change(field('mail'), 'far-too-long@b.vn')
    expect(tips()['mail']).toBe('Dài quá')
    expect(new Map(listed() as [string, string][]).get('wpcf7-f7-p2-o1-ve-mail')).toBe('<a href="#mail">Dài quá</a>')
  })

  test('a field without rules of its own loses its tip when it is changed', async () => {
    openShop(FAULTS, RULES)
    await startContactPage()
    await send()
    await change(field('last'), 'x')
    expect(tips()['note']).toBe('Điền vào')
    await change(field('note'), 'x')
    expect(tips()['note']).toBeUndefined()
  })

  test('an entry that the server rendered leaves its id to the one that counts now, and keeps it where it counts', async () => {
    find('.screen-reader-response ul').innerHTML =
      '<li id="wpcf7-f7-p2-o1-ve-note">Cũ</li><li id="wpcf7-f7-p2-o1-ve-name">Tên</li>'
    field('note').setAttribute('aria-describedby', 'wpcf7-f7-p2-o1-ve-note')
    openShop(RULES)
    await startContactPage()
    field('mail').focus()
    await change(field('mail'), 'sai')
    const texts = (id: string) => [...document.querySelectorAll(`#${id}`)].map(({ textContent }) => textContent)
    expect(texts('wpcf7-f7-p2-o1-ve-mail')).toEqual(['Sai thư'])
    expect(texts('wpcf7-f7-p2-o1-ve-name')).toEqual(['Điền tên'])
    expect(texts('wpcf7-f7-p2-o1-ve-note')).toEqual(['Cũ'])
    expect(field('note').getAttribute('aria-describedby')).toBe('wpcf7-f7-p2-o1-ve-note')
  })

  test('what an add-on puts around a field is none: a change of the field is checked as ever', async () => {
    open(`<span class="wpcf7-form-control-wrap group">${MAIL}</span>`)
    openShop(RULES)
    await startContactPage()
    field('mail').focus()
    await change(field('mail'), 'sai')
    expect(tips()['mail']).toBe('Sai thư')
  })

  test('before 5.6 the plugin names fields by a class, in the page and in its answers', async () => {
    const old = (html: string) => html.replace(/" data-name="(.*?)"/, ' $1"')
    open(old(NAME) + old(MAIL))
    const into = (name: string) => ({ into: `span.wpcf7-form-control-wrap.${name}`, message: `Sai ${name}` })
    openShop(feedback('validation_failed', { invalid_fields: [into('name'), into('mail')] }))
    await startContactPage()
    await send()
    for (const name of ['name', 'mail']) {
      expect(field(name).closest('span')?.lastElementChild?.textContent).toBe(`Sai ${name}`)
      expect(field(name).getAttribute('aria-describedby')).toBe(`wpcf7-f7-p2-o1-ve-${name}`)
    }
    expect(listed()[1]).toEqual(['wpcf7-f7-p2-o1-ve-mail', '<a href="#mail">Sai mail</a>'])
  })

  test('tips that the server rendered go as well', async () => {
    find('[data-name="note"]').insertAdjacentHTML('beforeend', '<span class="wpcf7-not-valid-tip">Cũ</span>')
    find('.screen-reader-response ul').innerHTML = '<li id="wpcf7-f7-p2-o1-ve-note">Cũ</li><li>Lạ</li>'
    openShop(feedback('spam'))
    await startContactPage()
    await send()
    expect(tips()).toEqual({})
    expect(listed()).toEqual([])
  })
})

describe('what other scripts of the site say of a field', () => {
  /** How a field is marked. */
  const marks = (name: string) => [
    field(name).classList.contains('wpcf7-not-valid'),
    field(name).getAttribute('aria-invalid'),
  ]

  /** Marks the address as wrong, as such a script does, on a form that was refused once. */
  async function markMail(): Promise<FakeShop> {
    const shop = openShop(feedback('spam'), RULES)
    await startContactPage()
    await send()
    field('mail').classList.add('wpcf7-not-valid')
    field('mail').setAttribute('aria-invalid', 'true')
    // Renders, and checks only the field before.
    await change(field('name'), '')
    expect(tips()).toEqual({ name: 'Điền tên' })
    return shop
  }

  test('its marks stay until the field is checked', async () => {
    await markMail()
    expect(marks('mail')).toEqual([true, 'true'])
    await change(field('mail'), 'a@b.vn')
    expect(marks('mail')).toEqual([false, 'false'])
  })

  test('its words in a tip stay until the field is checked, and nothing breaks when the tip goes', async () => {
    openShop(RULES, feedback('spam'))
    await startContactPage()
    await change(field('mail'), 'sai')
    const tip = find('[data-name="mail"] .wpcf7-not-valid-tip')
    tip.innerHTML = '<b>Thiếu @</b>'
    await change(field('name'), 'Mèo')
    expect(tip.innerHTML).toBe('<b>Thiếu @</b>')
    await change(field('mail'), 'mot@hai-ba-bon.vn')
    expect(tips()).toEqual({ mail: 'Dài quá' })
    find('[data-name="mail"] .wpcf7-not-valid-tip').textContent = 'Ngắn thôi'
    await change(field('mail'), 'mot@hai-ba-bon-nam.vn')
    expect(tips()).toEqual({ mail: 'Dài quá' })
    find('[data-name="mail"] .wpcf7-not-valid-tip').textContent = 'Ngắn thôi'
    await send()
    expect(tips()).toEqual({})
    expect(statusOf()).toBe('spam')
    expect(page.reports).toEqual([])
  })

  test('where it takes a tip off while the shopper types, the next check says what is wrong, also the same', async () => {
    openShop(RULES)
    await startContactPage()
    await change(field('name'), 'Mèo')
    await change(field('mail'), 'sai')
    find('[data-name="mail"] .wpcf7-not-valid-tip').remove()
    await change(field('mail'), 'lại sai')
    expect(tips()).toEqual({ mail: 'Sai thư' })
  })

  test('its own tips stay until the field is checked, each time', async () => {
    openShop(RULES)
    await startContactPage()
    for (const words of ['Thiếu @', 'Vẫn thiếu']) {
      find('[data-name="mail"]').insertAdjacentHTML('beforeend', `<i class="wpcf7-not-valid-tip">${words}</i>`)
      await change(field('name'), '')
      expect(tips()).toEqual({ name: 'Điền tên', mail: words })
      await change(field('mail'), 'a@b.vn')
      expect(tips()).toEqual({ name: 'Điền tên' })
      expect([...document.querySelectorAll<HTMLElement>('[data-name="mail"] i')].every(({ hidden }) => hidden)).toBe(
        true,
      )
    }
  })

  test('its own tip gives way to ours, and goes when the form is sent; taken off and put back, it is seen again', async () => {
    const invalid = feedback('validation_failed', { invalid_fields: [{ field: 'mail', message: 'Sai' }] })
    openShop(invalid, feedback('spam'), feedback('spam'))
    await startContactPage()
    const tip = Object.assign(document.createElement('i'), { className: 'wpcf7-not-valid-tip', textContent: 'Thiếu @' })
    find('[data-name="mail"]').append(tip)
    await send()
    expect(tips()).toEqual({ mail: 'Sai' })
    tip.remove()
    await send()
    find('[data-name="note"]').append(tip)
    expect(tips()).toEqual({ note: 'Thiếu @' })
    expect(tip.hidden).toBe(false)
    await send()
    expect(tips()).toEqual({})
  })

  test('its marks go when the form is sent', async () => {
    await markMail()
    await send()
    expect(marks('mail')).toEqual([false, 'false'])
  })
})

describe('floating tips', () => {
  const isHidden = () => find('.wpcf7-not-valid-tip').style.display === 'none'

  async function fail(isFloating: boolean): Promise<void> {
    open(isFloating ? `<div class="use-floating-validation-tip">${MAIL}</div>` : MAIL)
    openShop(feedback('validation_failed', { invalid_fields: [{ field: 'mail', message: 'Sai' }] }), RULES)
    await startContactPage()
    await send()
  }

  test.each([
    ['the focus on the field', () => field('mail').focus()],
    ['a click on the tip', () => click(find('.wpcf7-not-valid-tip'))],
  ])('give way to %s', async (_what, touch) => {
    await fail(true)
    expect(isHidden()).toBe(false)
    touch()
    await pass()
    expect(isHidden()).toBe(true)
  })

  test('stay for the rest of the form, and where they do not float', async () => {
    await fail(true)
    // The button is a control, too, but of no field.
    find('.use-floating-validation-tip').append(find('.wpcf7-submit'))
    find('.wpcf7-submit').focus()
    for (const place of ['[data-name="mail"]', '.use-floating-validation-tip', 'form']) click(find(place))
    await pass()
    expect(isHidden()).toBe(false)
    expect(page.reports).toEqual([])
    await fail(false)
    field('mail').focus()
    await pass()
    expect(isHidden()).toBe(false)
  })
})

describe('contact-form.rule.checked-in-the-browser: a change is checked without another request', () => {
  test('contact-form.schema.request: the rules are asked for once, when the form is first touched, for all forms of its number', async () => {
    page = openContactPage(contactForm() + contactForm({ unitTag: 'wpcf7-f7-p2-o2' }))
    const shop = openShop(RULES)
    await startContactPage()
    expect(shop.requests).toEqual([])
    const [first, second] = [...document.querySelectorAll<HTMLInputElement>('textarea')]
    first?.focus()
    await pass()
    first?.blur()
    second?.focus()
    await pass()
    expect(shop.requests).toHaveLength(1)
    expect(shop.requests[0]).toMatchObject({
      url: `${CALLS}/feedback/schema`,
      init: { method: 'GET', headers: { Accept: 'application/json, */*;q=0.1' } },
    })
  })

  test('contact-form.schema.request: also when the pointer first comes to the form, ahead of a press on what an add-on put there', async () => {
    const viewport = fakeIntersectionObserver()
    const shop = openShop(RULES)
    await startContactPage()
    viewport.tell([theForm()])
    await pass()
    expect(shop.requests).toEqual([])
    for (const at of [theForm(), field('mail')]) {
      at.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
      await pass()
    }
    expect(shop.requests.map(({ url }) => url)).toEqual([`${CALLS}/feedback/schema`])
  })

  test('from the first field up to the one that changed', async () => {
    const shop = openShop(RULES)
    await startContactPage()
    await change(field('mail'), 'sai')
    expect(tips()).toEqual({ name: 'Điền tên', mail: 'Sai thư' })
    expect(shop.requests).toHaveLength(1)
    await change(field('mail'), 'mot@hai-ba-bon.vn')
    expect(tips()).toEqual({ name: 'Điền tên', mail: 'Dài quá' })
    await change(field('name'), 'Mèo')
    expect(tips()).toEqual({ mail: 'Dài quá' })
  })

  test('a group of boxes is a field', async () => {
    openShop(RULES)
    await startContactPage()
    await change(field('pets[]'))
    expect(tips()['pets']).toBe('Chọn')
    field('pets[]').checked = true
    await change(field('pets[]'))
    expect(tips()['pets']).toBeUndefined()
  })

  test('contact-form.schema.unknown-rule-is-ignored: the other rules still apply', async () => {
    openShop({ rules: [{ rule: 'horoscope', field: 'name', error: 'x' }, ...RULES.rules] })
    await startContactPage()
    await change(field('mail'), 'a@b.vn')
    await change(field('mail'), 'sai')
    expect(page.reports).toEqual(['contact-form-rule-unknown: horoscope'])
    expect(tips()).toEqual({ name: 'Điền tên', mail: 'Sai thư' })
  })

  test('contact-form.schema.unknown-rule-is-ignored: what the server said of a field that only such a rule names stays', async () => {
    const fault = { field: 'note', message: 'Không hợp', idref: null }
    openShop(
      {
        rules: [
          { rule: 'horoscope', field: 'note' },
          { rule: 'any', rules: [{ rule: 'email', field: 'mail' }] },
        ],
      },
      feedback('validation_failed', { invalid_fields: [fault] }),
    )
    await startContactPage()
    await change(field('mail'), 'a@b.vn')
    await send()
    expect(tips()).toEqual({ note: 'Không hợp' })
    await change(field('last'), 'x')
    expect(tips()).toEqual({ note: 'Không hợp' })
  })

  test.each([
    ['do not come', new TypeError('offline')],
    ['are none', '<html>'],
    ['are of no use', { version: 'x' }],
  ])('where the rules %s, nothing is checked and the form can be sent', async (_what, answer) => {
    const shop = openShop(answer)
    await startContactPage()
    await change(field('mail'), 'sai')
    expect(tips()).toEqual({})
    expect(statusOf()).toBe('init')
    shop.answer(feedback('mail_failed'))
    await send()
    expect(statusOf()).toBe('failed')
  })

  test('what is changed before the rules have come is checked when they have', async () => {
    const shop = openShop()
    await startContactPage()
    await change(field('mail'), 'sai')
    expect(tips()).toEqual({})
    shop.answer(RULES)
    await pass()
    expect(tips()['mail']).toBe('Sai thư')
  })

  test('rules that an add-on brings while the server’s are on their way are those that count', async () => {
    const shop = openShop()
    await startContactPage()
    await change(field('mail'), 'sai')
    const { wpcf7 } = window as unknown as { wpcf7: { schemas: Map<number, object> } }
    wpcf7.schemas.set(7, { rules: [{ rule: 'email', field: 'mail', error: 'Thiếu @' }] })
    shop.answer(RULES)
    await pass()
    expect(tips()).toEqual({ mail: 'Thiếu @' })
  })

  test.each([
    ['sent', () => send()],
    ['reset', () => theForm().reset()],
  ])('not a form that was %s meanwhile', async (_what, leave) => {
    const shop = openShop()
    await startContactPage()
    await change(field('mail'), 'sai')
    await leave()
    shop.answer(RULES)
    await pass()
    expect(tips()).toEqual({})
  })

  test('while the pointer is pressed nothing comes or goes: the button under it would move away', async () => {
    const press = (type: string, button = 0) => dispatchEvent(new PointerEvent(type, { button, pointerType: 'mouse' }))
    openShop(RULES)
    await startContactPage()
    await change(field('mail'), 'sai')
    expect(tips()['mail']).toBe('Sai thư')
    press('pointerdown')
    await change(field('mail'), 'a@b.vn')
    expect(tips()['mail']).toBe('Sai thư')
    press('pointerup')
    expect(tips()['mail']).toBe('Sai thư')
    await pass()
    expect(tips()['mail']).toBeUndefined()
    // A press whose end nobody hears of, as when it opens a menu: the next one makes up for it.
    press('pointerdown')
    await change(field('mail'), 'sai')
    press('pointerdown', 2)
    await pass()
    expect(tips()['mail']).toBe('Sai thư')
    await change(field('mail'), 'a@b.vn')
    expect(tips()['mail']).toBeUndefined()
  })

  test('nor while it is on its way', async () => {
    const shop = openShop(RULES)
    await startContactPage()
    await change(field('name'), 'Mèo')
    await send()
    await change(field('mail'), 'sai')
    expect(tips()).toEqual({})
    expect(shop.requests).toHaveLength(2)
  })

  describe('a finger that has left the screen: the browser takes the focus from the field, and only then looks for what was tapped', () => {
    const tap = async () => {
      openShop(RULES)
      await startContactPage()
      await change(field('mail'), 'sai')
      for (const type of ['pointerdown', 'pointerup'])
        dispatchEvent(new PointerEvent(type, { button: 0, pointerType: 'touch' }))
      await pass()
      await change(field('mail'), 'a@b.vn')
    }

    test('nothing comes or goes before its click', async () => {
      await tap()
      await pass(300)
      expect(tips()['mail']).toBe('Sai thư')
      click(document.body)
      await pass()
      expect(tips()['mail']).toBeUndefined()
    })

    test('a click that does not come is not waited for', async () => {
      await tap()
      expect(tips()['mail']).toBe('Sai thư')
      await pass(350)
      expect(tips()['mail']).toBeUndefined()
    })

    test('nor one that the browser has called off, as for scrolling', async () => {
      await tap()
      dispatchEvent(new PointerEvent('pointercancel', { pointerType: 'touch' }))
      await pass()
      expect(tips()['mail']).toBeUndefined()
    })
  })

  test.each([
    ['is marked so', NAME.replace('class="wpcf7-form-control"', 'class="wpcf7-form-control novalidate"') + MAIL],
    ['lies in what is marked so', `<div class="novalidate">${NAME}</div>${MAIL}`],
    ['is switched off', NAME.replace('<input', '<input disabled') + MAIL],
  ])('not a field that %s', async (_what, fields) => {
    open(fields)
    openShop(RULES)
    await startContactPage()
    await change(field('mail'), 'sai')
    expect(tips()).toEqual({ mail: 'Sai thư' })
  })

  test.each([
    ['is marked so', MAIL.replace('class="wpcf7-form-control', 'class="novalidate wpcf7-form-control')],
    ['lies in what is marked so', `<div class="novalidate">${MAIL}</div>`],
  ])('nor the fields before one that %s, when that changes', async (_what, unchecked) => {
    open(NAME + unchecked)
    openShop(RULES)
    await startContactPage()
    await change(field('mail'), 'sai')
    expect(tips()).toEqual({})
  })

  test('what is no field of the form is not checked either', async () => {
    open(
      `${NAME}<input id="own" name="own"><span class="wpcf7-form-control-wrap"><input class="wpcf7-form-control" name="bare"></span>`,
    )
    openShop(RULES)
    await startContactPage()
    await change(field('own'), 'x')
    await change(field('bare'), 'x')
    expect(tips()).toEqual({})
  })

  test('a rule without a message marks nothing', async () => {
    openShop({ rules: [{ rule: 'email', field: 'mail' }] })
    await startContactPage()
    await change(field('mail'), 'sai')
    expect(tips()).toEqual({})
    expect(page.reports).toEqual([])
  })
})

describe('reflections', () => {
  const REFLECTIONS = `${MAIL}<output data-reflection-of="mail" data-default="(thư)">(thư)</output>
    <fieldset data-reflection-of="mail"><output data-default="x">chưa có</output></fieldset><output data-reflection-of="other">y</output>`

  const shown = () =>
    [...document.querySelectorAll('output')].filter(({ hidden }) => !hidden).map((output) => output.textContent)

  test('show what is valid, the default where nothing is, and the default after a reset', async () => {
    open(REFLECTIONS)
    openShop(RULES, [])
    await startContactPage()
    await change(field('mail'), ' a@b.vn ')
    expect(shown()).toEqual(['a@b.vn', 'a@b.vn', 'y'])
    expect(document.querySelector('fieldset [name="mail"]')?.tagName).toBe('OUTPUT')
    await change(field('mail'), 'c@d.vn')
    expect(shown()).toEqual(['c@d.vn', 'c@d.vn', 'y'])
    await change(field('mail'), 'sai')
    expect(shown()).toEqual(['(thư)', 'chưa có', 'y'])
    await change(field('mail'), 'c@d.vn')
    theForm().reset()
    await pass()
    expect(find('form > output').textContent).toBe('(thư)')
    expect(find('fieldset [data-default]').hidden).toBe(false)
    expect(document.querySelector('fieldset > output:not([data-default])')).toBeNull()
  })

  test('show no other field’s value', async () => {
    open(NAME + REFLECTIONS)
    openShop(RULES)
    await startContactPage()
    await change(field('name'), 'Mèo')
    await change(field('mail'), 'a@b.vn')
    expect(shown()).toEqual(['a@b.vn', 'a@b.vn', 'y'])
  })

  test('follow what is typed where the browser has translated the page', async () => {
    open(REFLECTIONS)
    openShop(RULES, [])
    await startContactPage()
    await change(field('mail'), 'a@b.vn')
    translate(theForm())
    await change(field('mail'), 'c@d.vn')
    expect(shown()).toEqual(['c@d.vn', 'c@d.vn', 'y'])
  })

  test('of a file its name, and without a default nothing', async () => {
    open(`<span class="wpcf7-form-control-wrap" data-name="doc"><input type="file" name="doc" class="wpcf7-form-control"></span>
      <output data-reflection-of="doc"></output>`)
    openShop({ rules: [{ rule: 'maxfilesize', field: 'doc', threshold: 5, error: 'Lớn quá' }] })
    await startContactPage()
    const choose = async (...files: File[]) => {
      Object.defineProperty(field('doc'), 'files', { value: files, configurable: true })
      await change(field('doc'))
    }
    await choose(new File(['x'], 'meo.png'))
    expect(shown()).toEqual(['meo.png'])
    await choose()
    expect(shown()).toEqual([''])
  })
})
