import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Wake } from '../../src/islands/definition'
import { fakeIntersectionObserver } from '../support/fakeIntersectionObserver'
import { type Engine, engineKinds, openEngine, openSourceEngine, settle, startWith } from '../support/freshEngine'
import { click, find, press, showPage } from '../support/page'
import { collectReports } from '../support/reports'
import { type Attach, loadedWidget } from '../support/widgets'

/** A widget that notes the ids of the hosts it was put on, and how often its file was loaded. */
function noting(engine: Engine, wake: Wake, selectors = '.bell') {
  const awake: string[] = []
  const load = vi.fn(
    async (): Promise<Attach> =>
      ({ host }) =>
        void awake.push(host.id),
  )
  return { ...loadedWidget(engine, load, { name: `bell-${wake}`, selectors, wake }), loaded: load, awake }
}

/** A media query of the page, as `matchMedia` hands it out. */
function fakeMedia(matches: boolean): EventTarget & { asked: string[] } {
  const query = Object.assign(new EventTarget(), { matches, asked: [] as string[] })
  vi.stubGlobal('matchMedia', (condition: string) => {
    query.asked.push(condition)
    return query
  })
  return query
}

describe.each(engineKinds)('%s engine', (kind) => {
  let engine: Engine
  beforeEach(async () => {
    engine = await openEngine(kind)
    showPage('<p class="bell" id="first"></p><section><p class="bell" id="second"></p></section>')
  })

  test('a load widget wakes while the script starts, before the browser is ever idle', async () => {
    vi.stubGlobal('requestIdleCallback', () => 0)
    const bell = noting(engine, 'load')
    startWith(engine, [bell])
    await vi.advanceTimersByTimeAsync(0)
    // One load for both hosts.
    expect(bell.loaded).toHaveBeenCalledTimes(1)
    await settle()
    expect(bell.awake).toEqual(['first', 'second'])
  })

  test('an idle widget waits until the browser has nothing else to do', async () => {
    let whenBrowserIsIdle: IdleRequestCallback = () => {}
    vi.stubGlobal('requestIdleCallback', (run: IdleRequestCallback) => {
      whenBrowserIsIdle = run
    })
    const bell = noting(engine, 'idle')
    startWith(engine, [bell])
    await settle()
    expect(bell.awake).toEqual([])
    whenBrowserIsIdle({ didTimeout: false, timeRemaining: () => 50 })
    await settle()
    expect(bell.awake).toEqual(['first', 'second'])
  })

  test('a visible widget wakes on the host that scrolls into view, once, and leaves the others asleep', async () => {
    const viewport = fakeIntersectionObserver()
    const bell = noting(engine, 'visible')
    startWith(engine, [bell])
    await settle()
    viewport.tell([], [find('#first'), find('#second')])
    await settle()
    expect(bell.awake).toEqual([])
    viewport.tell([find('#second')], [find('#first')])
    viewport.tell([find('#second')])
    await settle()
    expect(bell.awake).toEqual(['second'])
    expect(viewport.watchedCount()).toBe(1)
  })

  test('a visible widget wakes on hosts that arrive later, and watches nothing where it has no host', async () => {
    const viewport = fakeIntersectionObserver()
    const bell = noting(engine, 'visible')
    const absent = noting(engine, 'visible', '.absent')
    startWith(engine, [bell, absent])
    await settle()
    find('section').insertAdjacentHTML('beforeend', '<p class="bell" id="third"></p>')
    await settle()
    expect(viewport.watchedCount()).toBe(3)
    viewport.tell([find('#third')])
    await settle()
    expect(bell.awake).toEqual(['third'])
  })

  test('a touch widget is not looked for and not loaded before the shopper touches a host', async () => {
    const bell = noting(engine, 'touch')
    startWith(engine, [bell])
    const looked = vi.spyOn(document, 'querySelectorAll')
    await settle(5000)
    expect(bell.loaded).not.toHaveBeenCalled()
    expect(looked.mock.calls.flat().filter((selector) => selector.includes('.bell'))).toEqual([])
    click(find('#second'))
    await settle()
    expect(bell.awake).toEqual(['second'])
  })

  test('a media widget wakes at once where its query holds', async () => {
    const media = fakeMedia(true)
    const bell = noting(engine, 'media:(min-width: 850px)')
    startWith(engine, [bell])
    await settle()
    expect(media.asked).toEqual(['(min-width: 850px)'])
    expect(bell.awake).toEqual(['first', 'second'])
  })

  test('a media widget wakes when its query holds for the first time, on content that arrived meanwhile too', async () => {
    const media = fakeMedia(false)
    const bell = noting(engine, 'media:(hover: none)')
    startWith(engine, [bell])
    find('section').insertAdjacentHTML('beforeend', '<p class="bell" id="third"></p>')
    await settle()
    expect(bell.awake).toEqual([])
    media.dispatchEvent(new Event('change'))
    await settle()
    expect(bell.awake).toEqual(['first', 'second', 'third'])
    find('section').insertAdjacentHTML('beforeend', '<p class="bell" id="fourth"></p>')
    await settle()
    expect(bell.awake).toEqual(['first', 'second', 'third', 'fourth'])
  })

  test('a widget that waits for a store wakes when that store, and no other, leaves its first value', async () => {
    const bell = noting(engine, 'when:$cart')
    startWith(engine, [bell])
    document.dispatchEvent(new CustomEvent('shop-islands:wishlist-changed', { detail: {} }))
    await settle()
    expect(bell.awake).toEqual([])
    document.dispatchEvent(new CustomEvent('shop-islands:cart-changed', { detail: {} }))
    document.dispatchEvent(new CustomEvent('shop-islands:cart-changed', { detail: {} }))
    await settle()
    expect(bell.awake).toEqual(['first', 'second'])
  })

  test('two widgets that wait for the same store both wake', async () => {
    const bell = noting(engine, 'when:$cart')
    const gong = noting(engine, 'when:$cart', '#second')
    startWith(engine, [bell, gong])
    document.dispatchEvent(new CustomEvent('shop-islands:cart-changed', { detail: {} }))
    await settle()
    expect([bell.awake, gong.awake]).toEqual([['first', 'second'], ['second']])
  })

  test('a widget that is defined after the start finds its hosts, and its touches, by itself', async () => {
    startWith(engine, [])
    const bell = noting(engine, 'idle', '#first')
    const gong = noting(engine, 'touch', '#second')
    engine.defineWidget(bell)
    engine.defineWidget(gong)
    await settle()
    expect(bell.awake).toEqual(['first'])
    click(find('#second'))
    await settle()
    expect(gong.awake).toEqual(['second'])
  })

  test('nothing is looked for before the page is parsed, but touches are heard from the first moment', async () => {
    const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
    const bell = noting(engine, 'load', '#first')
    const gong = noting(engine, 'touch', '#second')
    startWith(engine, [bell, gong])
    await settle()
    expect(bell.awake).toEqual([])
    click(find('#second'))
    await settle()
    expect(gong.awake).toEqual(['second'])
    readyState.mockReturnValue('interactive')
    document.dispatchEvent(new Event('DOMContentLoaded'))
    await settle()
    expect(bell.awake).toEqual(['first'])
  })

  test('a page whose deferred scripts still run is not looked at either', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    const bell = noting(engine, 'load', '#first')
    startWith(engine, [bell])
    await settle()
    expect(bell.awake).toEqual([])
    window.dispatchEvent(new Event('load'))
    await settle()
    expect(bell.awake).toEqual(['first'])
  })

  test('where they had run before ours came, nothing is waited for', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    const visit = { domContentLoadedEventStart: 1 } as PerformanceNavigationTiming
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([visit])
    const bell = noting(engine, 'load', '#first')
    startWith(engine, [bell])
    await settle()
    expect(bell.awake).toEqual(['first'])
  })

  test('a scan without a part of the page looks at the whole page', async () => {
    let isDue = false
    const bell = Object.assign(noting(engine, 'idle'), { applies: () => isDue })
    startWith(engine, [bell])
    await settle()
    expect(bell.awake).toEqual([])
    isDue = true
    engine.scan()
    await settle()
    expect(bell.awake).toEqual(['first', 'second'])
  })

  test('a page that is rendered ahead wakes nothing before it is shown', async () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
    const bells = [noting(engine, 'load', '#first'), noting(engine, 'idle', '#second')]
    startWith(engine, bells)
    await settle(5000)
    expect(bells.flatMap(({ awake }) => awake)).toEqual([])
    Reflect.deleteProperty(document, 'prerendering')
    document.dispatchEvent(new Event('prerenderingchange'))
    await settle()
    expect(bells.flatMap(({ awake }) => awake)).toEqual(['first', 'second'])
  })

  test('a widget that does not apply to this page is not looked for, not on late content either', async () => {
    const applies = vi.fn(() => false)
    const bell = { ...noting(engine, 'load'), applies }
    const gong = { ...noting(engine, 'load'), applies: () => true }
    startWith(engine, [bell, gong])
    find('section').insertAdjacentHTML('beforeend', '<p class="bell" id="third"></p>')
    await settle()
    expect(applies).toHaveBeenCalled()
    expect(bell.loaded).not.toHaveBeenCalled()
    expect(gong.awake).toEqual(['first', 'second', 'third'])
  })

  test.each<[string, () => unknown]>([
    ['click', () => click(document.body)],
    ['key', () => press('Tab', document.body)],
    ['scroll', () => document.dispatchEvent(new Event('scroll'))],
  ])('an interaction widget waits for the visitor’s first %s, wherever, once', async (_kind, interact) => {
    const bell = noting(engine, 'interaction')
    startWith(engine, [bell])
    await settle(5000)
    find('#first').dispatchEvent(new Event('pointerover', { bubbles: true }))
    await settle()
    expect(bell.loaded).not.toHaveBeenCalled()
    interact()
    interact()
    await settle()
    expect(bell.awake).toEqual(['first', 'second'])
  })

  test('an interaction widget does not wait for the browser to be idle once the visitor has begun: what was touched may need it', async () => {
    const bell = noting(engine, 'interaction')
    startWith(engine, [bell])
    await settle()
    // It never is from now on.
    vi.stubGlobal('requestIdleCallback', () => 0)
    click(document.body)
    await settle()
    expect(bell.awake).toEqual(['first', 'second'])
  })

  test('widgets that wake differently share a host', async () => {
    const viewport = fakeIntersectionObserver()
    const bells = [
      noting(engine, 'visible', '#first'),
      noting(engine, 'visible', '#first'),
      noting(engine, 'idle', '#first'),
    ]
    startWith(engine, bells)
    await settle()
    expect(bells.map(({ awake }) => awake)).toEqual([[], [], ['first']])
    viewport.tell([find('#first')])
    await settle()
    expect(bells.map(({ awake }) => awake)).toEqual([['first'], ['first'], ['first']])
  })

  test('a visible widget whose condition no longer holds when its host comes into view stays asleep', async () => {
    const viewport = fakeIntersectionObserver()
    let isDue = true
    const bell = Object.assign(noting(engine, 'visible'), { applies: () => isDue })
    startWith(engine, [bell])
    await settle()
    isDue = false
    viewport.tell([find('#first')])
    await settle()
    expect(bell.awake).toEqual([])
  })

  test('a host that comes into view, leaves it and comes back in one go wakes once', async () => {
    const viewport = fakeIntersectionObserver()
    const bell = noting(engine, 'visible')
    startWith(engine, [bell])
    await settle()
    viewport.tell([find('#first'), find('#first')], [find('#first')])
    await settle()
    expect(bell.awake).toEqual(['first'])
  })

  test('a condition that throws is reported, and the rest of the page is looked through', async () => {
    const reports = collectReports()
    const failure = new Error('broken')
    const broken = Object.assign(noting(engine, 'idle', '#first'), {
      name: 'broken',
      applies() {
        throw failure
      },
    })
    const sound = noting(engine, 'idle')
    startWith(engine, [broken, sound])
    await settle()
    expect(sound.awake).toEqual(['first', 'second'])
    expect(reports).toEqual([{ code: 'island-crashed', cause: failure, target: find('#first') }])
  })
})

test('a widget that waits for a store which has left its first value before it was defined wakes at once', async () => {
  const engine = await openSourceEngine()
  showPage('<p class="bell" id="first"></p>')
  startWith(engine, [])
  const { dispatch } = await import('../../src/page/events')
  dispatch('shop-islands:cart-changed', {})
  const [bell, gong] = [noting(engine, 'when:$cart'), noting(engine, 'when:$wishlist')]
  engine.defineWidget(bell)
  engine.defineWidget(gong)
  await settle()
  expect([bell.awake, gong.awake]).toEqual([['first'], []])
})
