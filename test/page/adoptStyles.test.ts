import { expect, test, vi } from 'vitest'
import { adoptStyles } from '../../src/page/adoptStyles'

test('a script that records visits hears of the styles of what has opened: played back, a lightbox looks as the shopper has seen it', () => {
  const theirs = new CSSStyleSheet()
  let current = [theirs]
  const hear = vi.fn()
  // As rrweb does, which many recorders of visits are made with.
  Object.defineProperty(document, 'adoptedStyleSheets', {
    configurable: true,
    get: () => current,
    set(sheets: CSSStyleSheet[]) {
      current = sheets
      hear(sheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)))
    },
  })
  adoptStyles('.lightbox { color: red; }')
  expect(hear).toHaveBeenCalledExactlyOnceWith([expect.stringContaining('.lightbox')])
  expect(current[0]).toBe(theirs)
  Reflect.deleteProperty(document, 'adoptedStyleSheets')
})
