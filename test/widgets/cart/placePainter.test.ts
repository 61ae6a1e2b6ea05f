import { beforeEach, expect, test, vi } from 'vitest'
import { type FakeViewport, fakeIntersectionObserver } from '../../support/fakeIntersectionObserver'
import { openQuietPage } from '../../support/freshEngine'
import { showPage } from '../../support/page'

let placePainter: typeof import('../../../widgets/cart/placePainter').placePainter
let viewport: FakeViewport

beforeEach(async () => {
  openQuietPage()
  const module = await import('../../../widgets/cart/placePainter')
  placePainter = module.placePainter
  viewport = fakeIntersectionObserver()
})

/** Shows that many places, of which the first `seen` are in view, and returns them in these two groups. */
function showPlaces(count: number, seen: number): [Element[], Element[]] {
  showPage('<i class="place"></i>'.repeat(count))
  const places = [...document.querySelectorAll('.place')]
  return [places.slice(0, seen), places.slice(seen)]
}

/** Makes what paints a state at the places: it is given anew with each call. */
function statePainter(selector = '.place') {
  let state = ''
  const paint = vi.fn((place: HTMLElement) => {
    place.textContent = state
  })
  const paintAll = placePainter(selector, paint)
  return (text: string) => {
    state = text
    paint.mockClear()
    paintAll()
    return paint
  }
}
const painted = (text: string) => [...document.querySelectorAll('.place')].filter((place) => place.textContent === text)

test('places in view are painted at once, the others afterwards in idle pieces of 100', () => {
  const slices: IdleRequestCallback[] = []
  vi.stubGlobal('requestIdleCallback', (slice: IdleRequestCallback) => slices.push(slice))
  const giveSlice = () => slices.shift()?.({ didTimeout: false, timeRemaining: () => 0 })
  const [seen, unseen] = showPlaces(260, 10)
  statePainter()('1')
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

test('a newer state replaces one that is still under way: each of the other places is painted once', () => {
  const [seen, unseen] = showPlaces(20, 5)
  const show = statePainter()
  show('1')
  viewport.tell(seen, unseen)
  const paint = show('2')
  vi.runAllTimers()
  expect(painted('1')).toEqual(seen)
  expect(paint).not.toHaveBeenCalled()
  viewport.tell(seen, unseen)
  vi.runAllTimers()
  expect(painted('2')).toHaveLength(20)
  expect(paint).toHaveBeenCalledTimes(20)
})

test('a state that was replaced before anything was painted is never seen', () => {
  const [seen, unseen] = showPlaces(3, 3)
  const show = statePainter()
  show('1')
  const paint = show('2')
  viewport.tell(seen, unseen)
  expect(painted('2')).toHaveLength(3)
  expect(paint).toHaveBeenCalledTimes(3)
})

test('different places do not disturb each other', () => {
  showPage('<i class="place"></i><b class="other"></b>')
  statePainter('.place')('1')
  statePainter('.other')('2')
  viewport.tell([...document.querySelectorAll('.place,.other')])
  expect(document.body.textContent).toBe('12')
})

test('a page without such places stays as it is', () => {
  showPage('<p>Nothing</p>')
  statePainter()('1')
  expect(viewport.watchedCount()).toBe(0)
  expect(document.body.innerHTML).toBe('<p>Nothing</p>')
})
