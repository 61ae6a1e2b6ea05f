import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openSourceEngine, type SourceEngine } from '../support/freshEngine'

/** A browser whose idle slices the test hands out. */
function fakeIdleBrowser() {
  const requests: { run: IdleRequestCallback; options: IdleRequestOptions | undefined }[] = []
  vi.stubGlobal('requestIdleCallback', (run: IdleRequestCallback, options?: IdleRequestOptions) =>
    requests.push({ run, options }),
  )
  return {
    requests,
    /** Gives the next slice: room for `pieces` pieces. */
    slice(pieces: number) {
      let left = pieces
      requests.shift()?.run({
        didTimeout: false,
        timeRemaining: () => {
          left -= 1
          return left > 0 ? 10 : 1
        },
      })
    },
  }
}

describe('source engine', () => {
  let engine: SourceEngine
  let done: number[]
  beforeEach(async () => {
    engine = await openSourceEngine()
    done = []
  })

  const add = (...pieces: number[]) => {
    for (const piece of pieces) engine.whenIdle(() => done.push(piece))
  }

  test('pieces of work run in order, as many as fit into an idle slice, the rest in the next', () => {
    const browser = fakeIdleBrowser()
    add(1, 2, 3, 4, 5)
    expect(browser.requests).toHaveLength(1)
    expect(done).toEqual([])
    browser.slice(2)
    expect(done).toEqual([1, 2])
    browser.slice(10)
    expect(done).toEqual([1, 2, 3, 4, 5])
    expect(browser.requests).toEqual([])
  })

  test('on a page that is never idle the work is done after one second all the same', () => {
    const browser = fakeIdleBrowser()
    add(1)
    expect(browser.requests[0]?.options).toEqual({ timeout: 1000 })
    browser.requests[0]?.run({ didTimeout: true, timeRemaining: () => 0 })
    expect(done).toEqual([1])
  })

  test('there a slice is 5 ms long, and the next one comes 50 ms later; an idle moment is waited for longer again', () => {
    const browser = fakeIdleBrowser()
    const takesTwo = (piece: number) => () => {
      vi.advanceTimersByTime(2)
      done.push(piece)
    }
    for (const piece of [1, 2, 3, 4, 5, 6, 7, 8]) engine.whenIdle(takesTwo(piece))
    const late = { didTimeout: true, timeRemaining: () => 0 }
    browser.requests.shift()?.run(late)
    expect(done).toEqual([1, 2, 3])
    expect(browser.requests[0]?.options).toEqual({ timeout: 50 })
    browser.requests.shift()?.run(late)
    expect(done).toEqual([1, 2, 3, 4, 5, 6])
    browser.slice(1)
    expect(browser.requests[0]?.options).toEqual({ timeout: 1000 })
  })

  test('an error in one piece stops no other', () => {
    const browser = fakeIdleBrowser()
    engine.whenIdle(() => {
      throw new Error('broken piece')
    })
    add(2)
    expect(() => browser.slice(10)).toThrow('broken piece')
    browser.slice(10)
    expect(done).toEqual([2])
  })

  test('a piece may add another', () => {
    const browser = fakeIdleBrowser()
    engine.whenIdle(() => add(2))
    browser.slice(10)
    browser.slice(10)
    expect(done).toEqual([2])
  })

  test('a browser without idle callbacks runs tasks of 5 ms', () => {
    for (const piece of [1, 2, 3, 4]) {
      engine.whenIdle(() => {
        vi.advanceTimersByTime(2)
        done.push(piece)
      })
    }
    expect(done).toEqual([])
    vi.advanceTimersToNextTimer()
    expect(done).toEqual([1, 2, 3])
    vi.advanceTimersToNextTimer()
    expect(done).toEqual([1, 2, 3, 4])
  })
})
