import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeViewport, fakeIntersectionObserver } from '../../../support/fakeIntersectionObserver'
import { openPage, PAINT, pass, stopClock } from '../../../support/freshPage'
import { find } from '../../../support/page'
import { startWidgets } from '../../../support/startPage'

const ENTERS_AFTER = 300

/** Where the column and its row lie in the window of 768 pixels, as the browser says. */
const place = { top: 0, bottom: 0 }
let viewport: FakeViewport

beforeEach(async () => {
  openPage('<div class="row"><div class="col" data-animate="bounceInLeft">Thức ăn</div></div>')
  stopClock()
  viewport = fakeIntersectionObserver()
  vi.stubGlobal('innerHeight', 768)
  find('.col').getBoundingClientRect = () => ({ top: place.top }) as DOMRect
  find('.row').getBoundingClientRect = () => ({ bottom: place.bottom }) as DOMRect
  const { page } = await import('../../../../widgets/page/definitions')
  await startWidgets(page)
})

/** Scrolls the page; the column is at its side, and never in view. */
async function scroll(top: number, bottom: number): Promise<void> {
  Object.assign(place, { top, bottom })
  dispatchEvent(new Event('scroll'))
  await pass(ENTERS_AFTER)
}
/** The marks by which the theme's styles animate, in the order in which they come. */
const marks = () =>
  find('.col')
    .getAttributeNames()
    .filter((name) => name.startsWith('data-animate'))
const hasEntered = () => find('.col').dataset['animated'] === 'true'

describe('something that waits beside the page for its entrance', () => {
  test('enters 300 ms after the page has been scrolled as far as it', async () => {
    Object.assign(place, { top: 900, bottom: 2000 })
    viewport.tell([find('.row')], [find('.col')])
    await scroll(800, 1900)
    expect(hasEntered()).toBe(false)
    await scroll(775, 1875)
    expect(hasEntered()).toBe(true)
    expect(viewport.watchedCount()).toBe(0)
  })

  test('enters at the latest with the end of what holds it, however low its own styles hold it', async () => {
    viewport.tell([find('.row')])
    await scroll(790, 768)
    expect(hasEntered()).toBe(true)
  })

  test('enters as soon as it can be seen, where nothing is known of what holds it', async () => {
    viewport.tell([find('.col')])
    await pass(ENTERS_AFTER)
    expect(hasEntered()).toBe(true)
  })

  test('is moved away when it is reached, may be animated once a frame has shown it there, and enters then', async () => {
    viewport.tell([find('.row')], [find('.col')])
    await pass()
    expect(marks()).toEqual(['data-animate', 'data-animate-transform'])
    await pass(PAINT)
    expect(marks()).toEqual(['data-animate', 'data-animate-transform', 'data-animate-transition'])
    await pass(ENTERS_AFTER - PAINT - 1)
    expect(hasEntered()).toBe(false)
    await pass(1)
    expect(marks()).toEqual(['data-animate', 'data-animate-transform', 'data-animate-transition', 'data-animated'])
  })

  test('does not while what holds it is not shown: nothing lies anywhere then', async () => {
    viewport.tell([], [find('.row'), find('.col')])
    await scroll(0, 0)
    expect(hasEntered()).toBe(false)
  })
})

test('where reduced motion is asked for it is there at once, and nothing is moved', async () => {
  openPage('<p class="col" data-animate="fadeInUp">Thức ăn</p>')
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  stopClock()
  const { page } = await import('../../../../widgets/page/definitions')
  await startWidgets(page)
  expect(marks()).toEqual(['data-animate', 'data-animated'])
})
