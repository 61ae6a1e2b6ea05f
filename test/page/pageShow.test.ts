import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { onPageRestored, untilPageShow } from '../../src/page/pageShow'
import { renamePageShow } from '../support/renamePageShow'

/** The page is left, and comes back out of the page cache. */
function leaveAndReturn(): void {
  window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }))
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
}

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

function hearReturns() {
  const hear = vi.fn()
  stops.push(onPageRestored(hear))
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

describe('a page that is being left', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('is taken to stay after 30 s, not a moment earlier: the shopper has stopped the next one', async () => {
    const stays = vi.fn()
    untilPageShow().then(stays)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(stays).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(stays).toHaveBeenCalledOnce()
  })

  test('and is shown again before that has nothing to wait for any more', async () => {
    const shown = untilPageShow()
    leaveAndReturn()
    await shown
    expect(vi.getTimerCount()).toBe(0)
  })
})

test('who waits for a page that is left may stop waiting', async () => {
  const waiting = new AbortController()
  const shown = untilPageShow(waiting.signal)
  waiting.abort()
  await expect(shown).resolves.toBeUndefined()
})

describe('an optimiser that ran our script late renames the event', () => {
  test('at the window, for good: who comes back is told all the same', async () => {
    stops.push(renamePageShow(window))
    const hear = hearReturns()
    const shown = untilPageShow()
    leaveAndReturn()
    await shown
    expect(hear).toHaveBeenCalledTimes(1)
  })

  test('everywhere, until all scripts are there: the same', () => {
    const letGo = renamePageShow(EventTarget.prototype)
    const hear = hearReturns()
    letGo()
    leaveAndReturn()
    expect(hear).toHaveBeenCalledTimes(1)
  })
})
