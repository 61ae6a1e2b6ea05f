import { expect, test } from 'vitest'
import { submitAgain } from '../../src/page/submitAgain'
import { openPage } from '../support/freshPage'
import { find } from '../support/page'

/** Submits a form again of which the button that was pressed has left, and says by which one it goes now: its id, empty for none. */
function submitterAfter(buttons: string): string {
  openPage(
    `<form><button id="pressed"${buttons.includes('name') ? ' name="add-to-cart" value="12"' : ''}>+</button></form>`,
  )
  const form = find<HTMLFormElement>('form')
  const pressed = find('#pressed')
  form.innerHTML = buttons
  let by: HTMLElement | null | undefined
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    by = event.submitter
  })
  submitAgain(form, pressed)
  return by?.id ?? ''
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
