import { afterEach, describe, expect, test, vi } from 'vitest'
import { onShownAgain, untilShown } from '../../src/page/shownAgain'

/** The page is left, and comes back out of the page cache. */
function leaveAndReturn(): void {
  window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }))
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
}

/** Renames the event for whoever begins to listen, as optimisers do that run scripts late. */
function renameFor(target: EventTarget): () => void {
  const { addEventListener } = EventTarget.prototype
  const renaming = vi.spyOn(target, 'addEventListener').mockImplementation(function (
    this: unknown,
    ...[type, ...more]: Parameters<typeof addEventListener>
  ) {
    addEventListener.call((this ?? window) as EventTarget, type === 'pageshow' ? 'late-pageshow' : type, ...more)
  })
  return () => renaming.mockRestore()
}

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

function hearReturns() {
  const hear = vi.fn()
  stops.push(onShownAgain(hear))
  return hear
}

test('a page that comes back is told once each time, until nobody wants to know', () => {
  const hear = hearReturns()
  leaveAndReturn()
  expect(hear).toHaveBeenCalledTimes(1)
  leaveAndReturn()
  expect(hear).toHaveBeenCalledTimes(2)
  stops.pop()?.()
  leaveAndReturn()
  expect(hear).toHaveBeenCalledTimes(2)
})

describe('an optimiser that ran our script late renames the event', () => {
  test('at the window, for good: who comes back is told all the same', async () => {
    stops.push(renameFor(window))
    const hear = hearReturns()
    const shown = untilShown()
    leaveAndReturn()
    await shown
    expect(hear).toHaveBeenCalledTimes(1)
  })

  test('everywhere, until all scripts are there: the same', () => {
    const letGo = renameFor(EventTarget.prototype)
    const hear = hearReturns()
    letGo()
    leaveAndReturn()
    expect(hear).toHaveBeenCalledTimes(1)
  })
})
