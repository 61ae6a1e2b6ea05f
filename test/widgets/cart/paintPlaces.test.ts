import { beforeEach, expect, test, vi } from 'vitest'
import { type FakeViewport, fakeIntersectionObserver } from '../../support/fakeIntersectionObserver'
import { openQuietPage } from '../../support/freshEngine'
import { showPage } from '../../support/page'

let paintPlaces: typeof import('../../../widgets/cart/paintPlaces').paintPlaces
let viewport: FakeViewport

beforeEach(async () => {
  openQuietPage()
  const module = await import('../../../widgets/cart/paintPlaces')
  paintPlaces = module.paintPlaces
  viewport = fakeIntersectionObserver()
})

/** Shows that many places, of which the first `seen` are in view, and returns them in these two groups. */
function showPlaces(count: number, seen: number): [Element[], Element[]] {
  showPage('<i class="place"></i>'.repeat(count))
  const places = [...document.querySelectorAll('.place')]
  return [places.slice(0, seen), places.slice(seen)]
}

const write = (text: string) => (place: HTMLElement) => {
  place.textContent = text
}
const painted = (text: string) => [...document.querySelectorAll('.place')].filter((place) => place.textContent === text)

test('places in view are painted at once, the others afterwards in idle pieces of 100', () => {
  const slices: IdleRequestCallback[] = []
  vi.stubGlobal('requestIdleCallback', (slice: IdleRequestCallback) => slices.push(slice))
  const giveSlice = () => slices.shift()?.({ didTimeout: false, timeRemaining: () => 0 })
  const [seen, unseen] = showPlaces(260, 10)
  paintPlaces('.place', write('1'))
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
  const [seen, unseen] = showPlaces(20, 5)
  paintPlaces('.place', write('1'))
  viewport.tell(seen, unseen)
  paintPlaces('.place', write('2'))
  vi.runAllTimers()
  expect(painted('1')).toEqual(seen)
  viewport.tell(seen, unseen)
  vi.runAllTimers()
  expect(painted('2')).toHaveLength(20)
})

test('a state that was replaced before anything was painted is never seen', () => {
  const [seen, unseen] = showPlaces(3, 3)
  const old = vi.fn()
  paintPlaces('.place', old)
  paintPlaces('.place', write('2'))
  viewport.tell(seen, unseen)
  expect(old).not.toHaveBeenCalled()
  expect(painted('2')).toHaveLength(3)
})

test('different places do not disturb each other', () => {
  showPage('<i class="place"></i><b class="other"></b>')
  paintPlaces('.place', write('1'))
  paintPlaces('.other', write('2'))
  viewport.tell([...document.querySelectorAll('.place,.other')])
  expect(document.body.textContent).toBe('12')
})

test('a page without such places stays as it is', () => {
  showPage('<p>Nothing</p>')
  paintPlaces('.place', write('1'))
  expect(viewport.watchedCount()).toBe(0)
  expect(document.body.innerHTML).toBe('<p>Nothing</p>')
})
