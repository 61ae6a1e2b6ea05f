import { beforeEach, expect, test, vi } from 'vitest'
import { whenStopped } from '../../src/page/whenStopped'
import { openPage } from '../support/freshPage'
import { click, find } from '../support/page'

const act = vi.fn()

beforeEach(() => {
  openPage('<div id="dropdown"><a id="link" href="/cart/">Cart</a></div>')
  vi.useFakeTimers()
  act.mockReset()
  addEventListener('click', (event) => whenStopped(event, act), true)
})

const on = (selector: string, listener: (event: Event) => void) => find(selector).addEventListener('click', listener)

/** Clicks the link. @returns whether its default was prevented, and how often it was acted on at once, and afterwards. */
function clickLink(): [isPrevented: boolean, atOnce: number, afterwards: number] {
  const event = click(find('#link'))
  const atOnce = act.mock.calls.length
  vi.runAllTimers()
  return [event.defaultPrevented, atOnce, act.mock.calls.length]
}

test('an event that nobody stops is the browser’s', () => {
  expect(clickLink()).toEqual([false, 0, 0])
})

test('one that somebody prevents is theirs', () => {
  on('#link', (event) => event.preventDefault())
  expect(clickLink()).toEqual([true, 0, 0])
})

test.each(['stopPropagation', 'stopImmediatePropagation'] as const)(
  'one that is stopped by %s is acted on in the place of its default, and reaches nobody else',
  (name) => {
    const heard = vi.fn()
    on('#dropdown', (event) => event[name]())
    document.body.addEventListener('click', heard)
    expect(clickLink()).toEqual([true, 0, 1])
    expect(heard).not.toHaveBeenCalled()
  },
)

test.each([
  ['before', ['preventDefault', 'stopPropagation']],
  ['after', ['stopPropagation', 'preventDefault']],
] as const)('one that is stopped is theirs where they prevent it, too: %s', (_when, calls) => {
  for (const name of calls) on('#dropdown', (event) => event[name]())
  expect(clickLink()).toEqual([true, 0, 0])
})

test('of two who would act on one that is stopped, the one does who has asked last, and nearer to its target', () => {
  const nearer = vi.fn()
  document.addEventListener('click', (event) => whenStopped(event, nearer), { capture: true, once: true })
  on('#dropdown', (event) => event.stopPropagation())
  expect(clickLink()).toEqual([true, 0, 0])
  expect(nearer).toHaveBeenCalledTimes(1)
})

test('one that `onclick` stops is left alone: it may yet return false', () => {
  find('#dropdown').onclick = (event) => event.stopPropagation()
  expect(clickLink()).toEqual([false, 0, 0])
})

test('one that is stopped when it is over is left alone', () => {
  on('#dropdown', (event) => setTimeout(() => event.stopPropagation()))
  expect(clickLink()).toEqual([false, 0, 0])
})
