import { beforeEach, expect, test } from 'vitest'
import { readFormValues } from '../../../../widgets/contact-form/validation/formValues'

beforeEach(() => {
  document.body.innerHTML = ''
})

/** Shows a form with these contents. */
function showForm(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`
  const form = document.forms[0]
  if (!form) throw new Error('no form')
  return form
}

const wrap = (name: string, html: string) => `<span class="wpcf7-form-control-wrap" data-name="${name}">${html}</span>`

/** What is read from a form, as `name=value`. */
function read(html: string): string[] {
  return [...readFormValues(showForm(html))].map(([name, value]) =>
    typeof value === 'string' ? `${name}=${value}` : `${name}: ${value.name}`,
  )
}

test.each<[name: string, html: string, values: string[]]>([
  ['a text', wrap('a', '<input name="a" value=" x ">'), ['a= x ']],
  ['an empty text', wrap('a', '<input name="a">'), ['a=']],
  ['a text area', wrap('a', '<textarea name="a">x</textarea>'), ['a=x']],
  ['a select', wrap('a', '<select name="a"><option>x</option><option selected>y</option></select>'), ['a=y']],
  [
    'a select of several',
    wrap(
      'a',
      '<select name="a[]" multiple><option selected>x</option><option selected>y</option><option>z</option></select>',
    ),
    ['a[]=x', 'a[]=y'],
  ],
  ['an option that is disabled', wrap('a', '<select name="a"><option disabled selected>x</option></select>'), []],
  [
    'checkboxes',
    wrap('a', '<input type="checkbox" name="a[]" value="x" checked><input type="checkbox" name="a[]" value="y">'),
    ['a[]=x'],
  ],
  [
    'radios',
    wrap('a', '<input type="radio" name="a" value="x"><input type="radio" name="a" value="y" checked>'),
    ['a=y'],
  ],
  ['a hidden one', wrap('a', '<input type="hidden" name="a" value="x">'), ['a=x']],
  ['a wrap without a name', '<p class="wpcf7-form-control-wrap"><input name="a" value="x"></p>', ['a=x']],
  ['outside of a wrap', '<input name="a" value="x">', []],
  ['disabled', wrap('a', '<input name="a" value="x" disabled>'), []],
  ['without a name', wrap('a', '<input value="x">'), []],
  ['opted out', wrap('a', '<input name="a" value="x" class="novalidate">'), []],
  ['in a part opted out', `<div class="novalidate">${wrap('a', '<input name="a" value="x">')}</div>`, []],
  ['a file field with nothing in it', wrap('a', '<input type="file" name="a">'), []],
  ...['submit', 'button', 'image', 'reset'].map((type): [string, string, string[]] => [
    `an input of the type ${type}`,
    wrap('a', `<input type="${type}" name="a" value="x">`),
    [],
  ]),
  ['a button', wrap('a', '<button name="a" value="x">Gửi</button>'), []],
  ['a field with the name of a property', wrap('elements', '<input name="elements" value="x">'), ['elements=x']],
  ['an output', wrap('a', '<output name="a">x</output>'), []],
])('contact-form.rule.required: the values of a form: %s', (_name, html, values) => {
  expect(read(html)).toEqual(values)
})

test('contact-form.rule.requiredfile: every chosen file is listed', () => {
  const form = showForm(wrap('a', '<input type="file" name="a[]" multiple>'))
  const files = [new File(['x'], 'a.jpg'), new File(['y'], 'b.jpg')]
  Object.defineProperty(form.querySelector('input'), 'files', { value: files })
  expect(readFormValues(form).getAll('a[]')).toEqual(files)
})
