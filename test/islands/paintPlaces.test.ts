import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeViewport, fakeIntersectionObserver } from '../support/fakeIntersectionObserver'
import { openSourceEngine, type SourceEngine } from '../support/freshEngine'
import { showPage } from '../support/page'

describe('source engine', () => {
  let engine: SourceEngine
  let viewport: FakeViewport
  beforeEach(async () => {
    engine = await openSourceEngine()
    viewport = fakeIntersectionObserver()
  })

  /** Shows that many hearts, of which the first `seen` are in view, and returns them in these two groups. */
  function showHearts(count: number, seen: number): [Element[], Element[]] {
    showPage('<i class="heart"></i>'.repeat(count))
    const hearts = [...document.querySelectorAll('.heart')]
    return [hearts.slice(0, seen), hearts.slice(seen)]
  }

  const write = (text: string) => (place: HTMLElement) => {
    place.textContent = text
  }
  const painted = (text: string) =>
    [...document.querySelectorAll('.heart')].filter((heart) => heart.textContent === text)

  test('places in view are painted at once, the others afterwards in idle pieces of 100', () => {
    const slices: IdleRequestCallback[] = []
    vi.stubGlobal('requestIdleCallback', (slice: IdleRequestCallback) => slices.push(slice))
    const giveSlice = () => slices.shift()?.({ didTimeout: false, timeRemaining: () => 0 })
    const [seen, unseen] = showHearts(260, 10)
    engine.paintPlaces('.heart', write('1'))
    expect(painted('1')).toEqual([])
    viewport.tell(seen, unseen)
    expect(painted('1')).toEqual(seen)
    giveSlice()
    expect(painted('1')).toHaveLength(110)
    giveSlice()
    expect(painted('1')).toHaveLength(210)
    giveSlice()
    expect(painted('1')).toHaveLength(260)
    expect(viewport.watchedCount()).toBe(0)
  })

  test('a newer state replaces one that is still under way: no place is painted with the old one any more', () => {
    const [seen, unseen] = showHearts(20, 5)
    engine.paintPlaces('.heart', write('1'))
    viewport.tell(seen, unseen)
    engine.paintPlaces('.heart', write('2'))
    vi.runAllTimers()
    expect(painted('1')).toEqual(seen)
    viewport.tell(seen, unseen)
    vi.runAllTimers()
    expect(painted('2')).toHaveLength(20)
  })

  test('a state that was replaced before anything was painted is never seen', () => {
    const [seen, unseen] = showHearts(3, 3)
    const old = vi.fn()
    engine.paintPlaces('.heart', old)
    engine.paintPlaces('.heart', write('2'))
    viewport.tell(seen, unseen)
    expect(old).not.toHaveBeenCalled()
    expect(painted('2')).toHaveLength(3)
  })

  test('different places do not disturb each other', () => {
    showPage('<i class="heart"></i><b class="count"></b>')
    engine.paintPlaces('.heart', write('1'))
    engine.paintPlaces('.count', write('2'))
    viewport.tell([...document.querySelectorAll('.heart,.count')])
    expect(document.body.textContent).toBe('12')
  })

  test('a page without such places stays as it is', () => {
    showPage('<p>Nothing</p>')
    engine.paintPlaces('.heart', write('1'))
    expect(viewport.watchedCount()).toBe(0)
    expect(document.body.innerHTML).toBe('<p>Nothing</p>')
  })
})
