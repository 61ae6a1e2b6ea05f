import { beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../support/freshPage'
import { find } from '../support/page'

let field: HTMLInputElement
let keepFocus: typeof import('../../src/page/focus').keepFocus

beforeEach(async () => {
  openPage('<p class="from"><input value="meo"></p><p class="to"></p>')
  keepFocus = (await import('../../src/page/focus')).keepFocus
  field = find<HTMLInputElement>('input')
  field.focus()
  field.setSelectionRange(2, 2)
})

test('what loses the focus when it is moved gets it back, with its caret', () => {
  keepFocus(field, () => {
    field.blur()
    find('.to').append(field)
    field.setSelectionRange(0, 0)
  })
  expect(document.activeElement).toBe(field)
  expect([field.selectionStart, field.selectionEnd]).toEqual([2, 2])
})

test('what keeps the focus but loses its caret gets the caret back', () => {
  keepFocus(field, () => field.setSelectionRange(0, 0))
  expect([field.selectionStart, field.selectionEnd]).toEqual([2, 2])
})

test('a caret that did not move is not set, so that what an input method is composing goes on', () => {
  const setCaret = vi.spyOn(field, 'setSelectionRange')
  keepFocus(field, () => {})
  expect(setCaret).not.toHaveBeenCalled()
})

test('the caret of an empty field is set in any case: one that was lost reads the same', () => {
  field.value = ''
  const setCaret = vi.spyOn(field, 'setSelectionRange')
  keepFocus(field, () => {})
  expect(setCaret).toHaveBeenCalledExactlyOnceWith(0, 0)
})

test.each(['number', 'hidden'])(
  'a field that the server has made one without a caret (%s) has none to be given back',
  (type) => {
    keepFocus(field, () => {
      field.type = type
    })
    expect(document.activeElement).toBe(field)
  },
)

test('what has the focus elsewhere is left alone', () => {
  keepFocus(find('.to'), () => field.setSelectionRange(0, 0))
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 0])
})
