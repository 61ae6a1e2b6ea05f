import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { PlainWidget, Wake } from '../../src/islands/definition'
import { fakeIntersectionObserver } from '../support/fakeIntersectionObserver'
import { type Engine, engineKinds, openEngine, settle, startWith } from '../support/freshEngine'
import { click, find, showPage } from '../support/page'

/** A widget that notes the ids of the hosts it was put on. */
function noting(wake: Wake, hooks = '.bell', awake: string[] = []): PlainWidget & { awake: string[] } {
  return {
    name: `bell-${wake}`,
    hooks,
    wake,
    attach: vi.fn<PlainWidget['attach']>(async () => ({
      default: ({ host }) => {
        awake.push(host.id)
        return undefined
      },
    })),
    awake,
  }
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
    const idle = vi.fn()
    vi.stubGlobal('requestIdleCallback', idle)
    const bell = noting('load')
    startWith(engine, [bell])
    await Promise.resolve()
    // One load for both hosts.
    expect(bell.attach).toHaveBeenCalledTimes(1)
    expect(idle).not.toHaveBeenCalled()
    await settle()
    expect(bell.awake).toEqual(['first', 'second'])
  })

  test('an idle widget waits until the browser has nothing else to do', async () => {
    let whenBrowserIsIdle: IdleRequestCallback = () => {}
    vi.stubGlobal('requestIdleCallback', (run: IdleRequestCallback) => {
      whenBrowserIsIdle = run
    })
    const bell = noting('idle')
    startWith(engine, [bell])
    await settle()
    expect(bell.awake).toEqual([])
    whenBrowserIsIdle({ didTimeout: false, timeRemaining: () => 50 })
    await settle()
    expect(bell.awake).toEqual(['first', 'second'])
  })

  test('a visible widget wakes on the host that scrolls into view, once, and leaves the others asleep', async () => {
    const viewport = fakeIntersectionObserver()
    const bell = noting('visible')
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
    const bell = noting('visible')
    const absent = noting('visible', '.absent')
    startWith(engine, [bell, absent])
    await settle()
    find('section').insertAdjacentHTML('beforeend', '<p class="bell" id="third"></p>')
    await settle()
    expect(viewport.watchedCount()).toBe(3)
    viewport.tell([find('#third')])
    await settle()
    expect(bell.awake).toEqual(['third'])
  })

  test('an interaction widget is not looked for and not loaded before the shopper touches a host', async () => {
    const bell = noting('interaction')
    startWith(engine, [bell])
    const looked = vi.spyOn(document, 'querySelectorAll')
    await settle(5000)
    expect(bell.attach).not.toHaveBeenCalled()
    expect(looked).not.toHaveBeenCalled()
    click(find('#second'))
    await settle()
    expect(bell.awake).toEqual(['second'])
  })

  test('a media widget wakes at once where its query holds', async () => {
    const media = fakeMedia(true)
    const bell = noting('media:(min-width: 850px)')
    startWith(engine, [bell])
    await settle()
    expect(media.asked).toEqual(['(min-width: 850px)'])
    expect(bell.awake).toEqual(['first', 'second'])
  })

  test('a media widget wakes when its query holds for the first time, on content that arrived meanwhile too', async () => {
    const media = fakeMedia(false)
    const bell = noting('media:(hover: none)')
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
    const bell = noting('when:$cart')
    startWith(engine, [bell])
    document.dispatchEvent(new CustomEvent('shop-islands:wishlist-changed'))
    await settle()
    expect(bell.awake).toEqual([])
    document.dispatchEvent(new CustomEvent('shop-islands:cart-changed'))
    document.dispatchEvent(new CustomEvent('shop-islands:cart-changed'))
    await settle()
    expect(bell.awake).toEqual(['first', 'second'])
  })

  test('two widgets that wait for the same store both wake', async () => {
    const bell = noting('when:$cart')
    const gong = noting('when:$cart', '#second')
    startWith(engine, [bell, gong])
    document.dispatchEvent(new CustomEvent('shop-islands:cart-changed'))
    await settle()
    expect([bell.awake, gong.awake]).toEqual([['first', 'second'], ['second']])
  })

  test('a widget that is defined after the start finds its hosts, and its touches, by itself', async () => {
    startWith(engine, [])
    const bell = noting('idle', '#first')
    const gong = noting('interaction', '#second')
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
    const bell = noting('load', '#first')
    const gong = noting('interaction', '#second')
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

  test('a scan without a part of the page looks at the whole page', async () => {
    let isDue = false
    const bell = Object.assign(noting('idle'), { applies: () => isDue })
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
    const bells = [noting('load', '#first'), noting('idle', '#second')]
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
    const bell = { ...noting('load'), applies }
    const gong = { ...noting('load'), applies: () => true }
    startWith(engine, [bell, gong])
    find('section').insertAdjacentHTML('beforeend', '<p class="bell" id="third"></p>')
    await settle()
    expect(applies).toHaveBeenCalled()
    expect(bell.attach).not.toHaveBeenCalled()
    expect(gong.awake).toEqual(['first', 'second', 'third'])
  })

  test('the parts of a widget are fetched when the pointer, a finger or the focus reaches a host, once', async () => {
    const bell = noting('interaction', '#first')
    const gong = noting('interaction', '#second')
    const dozing = noting('visible', '#first')
    const tap = vi.fn()
    fakeIntersectionObserver()
    startWith(engine, [bell, gong, dozing, { name: 'tap', hooks: '#first', wake: 'interaction', act: tap }])
    find('section').dispatchEvent(new Event('pointerover', { bubbles: true }))
    document.dispatchEvent(new Event('focusin'))
    expect(bell.attach).not.toHaveBeenCalled()
    for (const sign of ['pointerover', 'focusin']) {
      find('#first').dispatchEvent(new Event(sign, { bubbles: true }))
    }
    await settle()
    expect(bell.attach).toHaveBeenCalledTimes(1)
    expect(gong.attach).not.toHaveBeenCalled()
    expect(dozing.attach).not.toHaveBeenCalled()
    expect(tap).not.toHaveBeenCalled()
    expect(bell.awake).toEqual([])
  })

  test('a part that could not be fetched ahead is tried again at the next sign of a touch', async () => {
    const bell = noting('interaction')
    vi.mocked(bell.attach).mockRejectedValueOnce(new Error('offline'))
    startWith(engine, [bell])
    find('#first').dispatchEvent(new Event('pointerover', { bubbles: true }))
    await settle()
    find('#first').dispatchEvent(new Event('pointerover', { bubbles: true }))
    await settle()
    expect(bell.attach).toHaveBeenCalledTimes(2)
  })

  test('a page that asks for it gets the parts of its own interaction widgets when the browser is idle, and no others', async () => {
    const bell = noting('interaction')
    const absent = noting('interaction', '.absent')
    startWith(engine, [bell, absent], true)
    expect(bell.attach).not.toHaveBeenCalled()
    await settle()
    expect(bell.attach).toHaveBeenCalledTimes(1)
    expect(absent.attach).not.toHaveBeenCalled()
    expect(bell.awake).toEqual([])
  })
})
