import { expect, test } from 'vitest'
import { submitAgain } from '../../src/page/submitAgain'
import { openPage } from '../support/freshPage'
import { find } from '../support/page'

/**
 * Submits a form again of which the button that was pressed has left, and says by which one it goes now: its id, empty for none.
 *
 * @param around what the page has beside the form then.
 */
function submitterAfter(buttons: string, around = ''): string {
  openPage(
    `<form id="cart"><button id="pressed"${/name/.test(buttons + around) ? ' name="add-to-cart" value="12"' : ''}>+</button></form>`,
  )
  const form = find<HTMLFormElement>('form')
  const pressed = find('#pressed')
  form.innerHTML = buttons
  form.insertAdjacentHTML('beforebegin', around)
  let by: HTMLElement | null | undefined
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    by = event.submitter
  })
  submitAgain(form, pressed)
  // Happy DOM names the form where no button was given.
  return by === form ? '' : (by?.id ?? '')
}

test.each([
  [
    'the one of the same name and value',
    '<button id="a" name="x">x</button><button id="b" name="add-to-cart" value="12">+</button>',
    'b',
  ],
  ['none, where the one that is left has another value', '<button id="a" name="add-to-cart" value="34">+</button>', ''],
  ['none, where the one that was pressed had no name', '<button id="a" formaction="/elsewhere/">x</button>', ''],
])('a form whose button was drawn anew is sent by %s', (_which, buttons, expected) => {
  expect(submitterAfter(buttons)).toBe(expected)
})

test('a stand-in may be outside the form; another form’s button with the same name and value is none', () => {
  const button = (id: string, more = '') => `<button id="${id}" name="add-to-cart" value="12"${more}>+</button>`
  expect(submitterAfter('', `<form>${button('a')}</form>${button('b', ' form="cart"')}`)).toBe('b')
})
