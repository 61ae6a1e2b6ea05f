import { expect, test } from 'vitest'
import { isFocusFree } from '../../src/page/focus'
import { find, showPage } from '../support/page'

test('the focus may come to a place from nowhere, from inside it and from around it, not from elsewhere', () => {
  showPage('<main tabindex="-1"><form><input id="inside"></form></main><input id="elsewhere">')
  const form = find('form')
  const isFreeWith = (selector: string) => {
    find(selector).focus()
    return isFocusFree(form)
  }
  expect(isFocusFree(form)).toBe(true)
  expect(isFreeWith('#inside')).toBe(true)
  expect(isFreeWith('#elsewhere')).toBe(false)
  expect(isFreeWith('main')).toBe(true)
})

test('nobody has it either where the place itself has left the page with it', () => {
  showPage('<form><input></form>')
  const form = find('form')
  find('input').focus()
  form.remove()
  expect(isFocusFree(form)).toBe(true)
})
