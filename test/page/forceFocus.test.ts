import { beforeEach, expect, test, vi } from 'vitest'
import { forceFocus } from '../../src/page/focus'
import { find, showPage } from '../support/page'

beforeEach(() => {
  showPage('<main><p id="words">Words</p><p id="own" tabindex="0">Own</p><a id="link" href="/food/">Food</a></main>')
  const { focus } = HTMLElement.prototype
  // As in a browser: happy-dom lets everything take the focus.
  vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement, options) {
    if (this.matches('[tabindex],a[href]') && !this.hidden) focus.call(this, options)
  })
})

const isForced = (selector: string) => find(selector).hasAttribute('tabindex')

test('what cannot have the focus by itself has it with a tab index, and is the server’s again when the focus has left', () => {
  const html = document.body.innerHTML
  forceFocus(find('#words'))
  expect(document.activeElement).toBe(find('#words'))
  expect(find('#words').tabIndex).toBe(-1)
  forceFocus(find('#words'))
  find('#link').focus()
  expect(document.body.innerHTML).toBe(html)
  forceFocus(find('#words'))
  expect(document.activeElement).toBe(find('#words'))
})

test('it stays while only the window has lost the focus', () => {
  forceFocus(find('#words'))
  // The element is still the active one.
  find('#words').dispatchEvent(new FocusEvent('blur'))
  expect(isForced('#words')).toBe(true)
  find('#link').focus()
  expect(isForced('#words')).toBe(false)
})

test.each(['#own', '#link'])('%s can have it, and stays as it is', (selector) => {
  const { outerHTML } = find(selector)
  forceFocus(find(selector))
  expect(document.activeElement).toBe(find(selector))
  expect(find(selector).outerHTML).toBe(outerHTML)
})

test.each(['#words', '#own'])('%s stays as it is where it cannot have it, because it is hidden', (selector) => {
  find(selector).hidden = true
  const { outerHTML } = find(selector)
  forceFocus(find(selector))
  expect(document.activeElement).toBe(document.body)
  expect(find(selector).outerHTML).toBe(outerHTML)
})

test('the body has it without a tab index, with which it would take it at each press beside links and fields', () => {
  find('#link').focus()
  forceFocus(document.body)
  expect(document.activeElement).toBe(document.body)
  expect(document.body.hasAttribute('tabindex')).toBe(false)
})
