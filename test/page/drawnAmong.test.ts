import { beforeEach, expect, test, vi } from 'vitest'
import { drawnAmong } from '../../src/page/elements'
import { openPage } from '../support/freshPage'

const measured = vi.fn()

/** Shows as many elements as are named; those named `hidden` are not drawn. */
function show(...classes: string[]): Element[] {
  document.body.innerHTML = classes.map((name) => `<p class="${name}"></p>`).join('')
  return [...document.body.children]
}

beforeEach(() => {
  openPage()
  measured.mockReset()
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    measured()
    return (this.matches('.hidden') ? [] : [new DOMRect()]) as unknown as DOMRectList
  })
})

test.each([
  ['the first that is displayed', ['hidden', 'seen', 'seen'], 1],
  ['the first of all where none is displayed', ['hidden', 'hidden'], 0],
  ['the first where all are displayed', ['seen', 'seen'], 0],
])('of several elements that stand for the same it is %s', (_which, classes, index) => {
  const elements = show(...classes)
  expect(drawnAmong(elements)).toBe(elements[index])
})

test('a single one is not measured, because that would have the browser lay out the page', () => {
  const [single] = show('hidden')
  expect(drawnAmong([single as Element])).toBe(single)
  expect(measured).not.toHaveBeenCalled()
})

test('of none it is none', () => {
  expect(drawnAmong([])).toBeUndefined()
})
