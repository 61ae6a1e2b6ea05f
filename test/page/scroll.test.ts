import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage, pass, stopClock } from '../support/freshPage'
import { find, press } from '../support/page'

const FRAME = 16

let scrolled: ScrollToOptions[]
let scroll: typeof import('../../src/page/scroll')

beforeEach(async () => {
  openPage('<h2 id="reviews">Đánh giá</h2><h2 id="other">Mô tả</h2>')
  stopClock()
  scroll = await import('../../src/page/scroll')
  scrolled = []
  vi.spyOn(window, 'scrollTo').mockImplementation((options) => {
    scrolled.push(options as ScrollToOptions)
  })
  vi.stubGlobal('scrollY', 100)
  find('#reviews').getBoundingClientRect = () => new DOMRect(0, 1000, 300, 40)
  find('#other').getBoundingClientRect = () => new DOMRect(0, -60, 300, 40)
})

const lastTop = () => Math.round(scrolled.at(-1)?.top ?? Number.NaN)

function preferReducedMotion(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-reduced-motion: reduce)' }))
}

/** Stands in for the browser's watch over sizes. @returns what is watched, each with what tells the watcher. */
function observeSizes(): ReadonlyMap<Element, () => void> {
  const observed = new Map<Element, () => void>()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      tell: () => void
      constructor(tell: () => void) {
        this.tell = tell
      }
      observe(element: Element) {
        // The specification: nothing is told of inline elements that are not replaced.
        if (getComputedStyle(element).display !== 'inline') observed.set(element, this.tell)
      }
      disconnect() {
        observed.clear()
      }
    },
  )
  return observed
}

describe('a scripted scroll', () => {
  test('takes 500 ms, slow at both ends, and leaves the room of the header', async () => {
    vi.stubGlobal('flatsomeVars', { scrollPaddingTop: '70' })
    scroll.scrollToElement(find('#reviews'))
    await pass(FRAME)
    await pass(250)
    const tops = scrolled.map(({ top }) => top ?? 0)
    expect(tops[0]).toBe(100)
    expect(tops).toEqual([...tops].sort((a, b) => a - b))
    expect(lastTop()).toBeGreaterThan(500)
    expect(lastTop()).toBeLessThan(620)
    await pass(250 + FRAME)
    expect(lastTop()).toBe(1030)
    const { length } = scrolled
    await pass(500)
    expect(scrolled).toHaveLength(length)
  })

  test('ends at the element though something above it is loaded on the way, and never goes back', async () => {
    scroll.scrollToElement(find('#reviews'))
    await pass(250)
    find('#reviews').getBoundingClientRect = () => new DOMRect(0, 1900, 300, 40)
    await pass(250 + FRAME)
    expect(lastTop()).toBe(2000)
    const tops = scrolled.map(({ top }) => top ?? 0)
    expect(tops).toEqual([...tops].sort((a, b) => a - b))
  })

  test('also goes upwards, and waits as long as it was told', async () => {
    scroll.scrollToElement(find('#other'), { delay: 300, duration: 1000, offset: () => 100 })
    await pass(299)
    expect(scrolled).toEqual([])
    await pass(600)
    expect(lastTop()).not.toBe(-60)
    await pass(500)
    expect(lastTop()).toBe(100 - 60 - 100)
  })

  test.each([
    ['the lightbox that it is in', '', 'frame', 1030 - 10],
    ['the box in a lightbox that scrolls, as a panel at the side', 'overflow-y: auto', 'panel', 1030 - 10],
  ])('scrolls %s, and not the page behind it', async (_what, style, scrolledOne, top) => {
    document.body.innerHTML = `<div class="mfp-wrap mfp-ready" id="frame"><div id="panel" style="${style}"><p><b id="here"></b></p></div></div>`
    for (const box of [find('#frame'), find('#panel'), find('p')]) {
      Object.defineProperties(box, { scrollHeight: { value: 3000 }, clientHeight: { value: 500 } })
      box.getBoundingClientRect = () => new DOMRect(0, 10, 300, 500)
      box.scrollTop = 100
      box.scrollTo = ((options: ScrollToOptions) => scrolled.push({ ...options, left: box.id } as never)) as never
    }
    find('#here').getBoundingClientRect = () => new DOMRect(0, 1000, 300, 40)
    scroll.scrollToElement(find('#here'), { offset: () => 70 })
    await pass(FRAME)
    await pass(500 + FRAME)
    expect(scrolled.at(-1)).toEqual({ top, left: scrolledOne })
    expect(window.scrollTo).not.toHaveBeenCalled()
  })

  test('asks for its offset when it begins, because the header may change until then', async () => {
    const vars = { scrollPaddingTop: '0' }
    vi.stubGlobal('flatsomeVars', vars)
    scroll.scrollToElement(find('#reviews'), { delay: 500 })
    vars.scrollPaddingTop = '90'
    await pass(1100)
    expect(lastTop()).toBe(1010)
  })

  test.each<[string, () => void]>([
    ['turns the wheel', () => window.dispatchEvent(new Event('wheel'))],
    ['touches the page', () => find('#other').dispatchEvent(new Event('pointerdown', { bubbles: true }))],
    ['presses a key', () => press('PageUp', document.body)],
  ])('gives way as soon as the shopper %s', async (_what, act) => {
    scroll.scrollToElement(find('#reviews'))
    await pass(100)
    act()
    const { length } = scrolled
    expect(length).toBeGreaterThan(0)
    await pass(1000)
    expect(scrolled).toHaveLength(length)
  })

  test('waits for what is hidden, such as the reviews in a tab whose code comes late, and counts its time from then on', async () => {
    const observed = observeSizes()
    const reviews = find('#reviews')
    const rects = vi.spyOn(reviews, 'getClientRects').mockReturnValue([] as unknown as DOMRectList)
    scroll.scrollToElement(reviews, { delay: 500 })
    observed.get(reviews)?.()
    await pass(2000)
    expect(scrolled).toEqual([])
    rects.mockRestore()
    observed.get(reviews)?.()
    expect(observed.size).toBe(0)
    await pass(480)
    expect(scrolled).toEqual([])
    await pass(600)
    expect(lastTop()).toBe(1100)

    vi.spyOn(reviews, 'getClientRects').mockReturnValue([] as unknown as DOMRectList)
    scroll.scrollToElement(reviews)
    expect(observed.has(reviews)).toBe(true)
    window.dispatchEvent(new Event('wheel'))
    expect(observed.size).toBe(0)
  })

  test('waits also for an anchor in a line of text, of which the browser tells no size, in a tab that opens', async () => {
    const observed = observeSizes()
    document.body.insertAdjacentHTML('beforeend', '<div id="panel"><h2><span id="washing"></span>Giặt</h2></div>')
    const anchor = find('#washing')
    anchor.getBoundingClientRect = () => new DOMRect(0, 700, 0, 20)
    const rects = vi.spyOn(anchor, 'getClientRects').mockReturnValue([] as unknown as DOMRectList)
    scroll.scrollToElement(anchor)
    rects.mockRestore()
    observed.get(find('#panel'))?.()
    await pass(600)
    expect(lastTop()).toBe(800)
  })

  test('does not begin where the shopper went elsewhere while it waited', async () => {
    scroll.scrollToElement(find('#reviews'), { delay: 500, takesFocus: true })
    await pass(100)
    window.dispatchEvent(new Event('wheel'))
    await pass(1500)
    expect(scrolled).toEqual([])
    expect(document.activeElement).toBe(document.body)
  })

  test('gives way to the next', async () => {
    scroll.scrollToElement(find('#reviews'), { delay: 100 })
    scroll.scrollToElement(find('#other'), { delay: 100 })
    await pass(1000)
    expect(lastTop()).toBe(40)
    expect(scrolled.every(({ top }) => (top ?? 0) <= 100)).toBe(true)
  })

  test('counts from when it is asked for until it has ended, and no longer than it is wanted', async () => {
    expect(scroll.isScrolling()).toBe(false)
    const stop = scroll.scrollToElement(find('#reviews'), { delay: 100 })
    expect(scroll.isScrolling()).toBe(true)
    await pass(400)
    expect(scroll.isScrolling()).toBe(true)
    await pass(300)
    expect(scroll.isScrolling()).toBe(false)
    stop()
    scroll.scrollToElement(find('#other'))
    window.dispatchEvent(new Event('wheel'))
    expect(scroll.isScrolling()).toBe(false)
  })

  test('is stopped by who asked for it, and by the element that left the page', async () => {
    scroll.scrollToElement(find('#reviews'), { delay: 100 })()
    await pass(700)
    scroll.scrollToElement(find('#other'), { delay: 100 })
    find('#other').remove()
    await pass(700)
    expect(scrolled).toEqual([])
  })

  test('ends where the element is hidden or taken away on the way', async () => {
    scroll.scrollToElement(find('#reviews'))
    await pass(250)
    const { length } = scrolled
    find('#reviews').getClientRects = () => [] as unknown as DOMRectList
    await pass(500)
    expect(scrolled).toHaveLength(length)
    expect(scroll.isScrolling()).toBe(false)
  })

  test('happens at once where reduced motion is asked for', async () => {
    preferReducedMotion()
    scroll.scrollToElement(find('#reviews'))
    await pass()
    expect(scrolled).toEqual([{ top: 1100, behavior: 'instant' }])
    await pass(1000)
    expect(scrolled).toHaveLength(1)
  })

  test('is left to the browser where the page scrolls smoothly by its own style', async () => {
    document.documentElement.style.scrollBehavior = 'smooth'
    scroll.scrollToElement(find('#reviews'))
    await pass(1000)
    expect(scrolled).toEqual([{ top: 1100, behavior: 'smooth' }])
  })

  test('takes the keyboard along where it was asked to', async () => {
    scroll.scrollToElement(find('#reviews'), { takesFocus: true })
    await pass()
    expect(document.activeElement).toBe(find('#reviews'))
    await pass(1000)
    scroll.scrollToElement(find('#other'))
    await pass(1000)
    expect(document.activeElement).toBe(find('#reviews'))
    expect(find('#other').hasAttribute('tabindex')).toBe(false)
  })
})

describe('the height of the header', () => {
  test.each([
    ['what the theme says now', { scrollPaddingTop: 85 }, '20px', 85],
    ['a text', { scrollPaddingTop: '85' }, '20px', 85],
    ['what the style sheet says, where the theme says nothing', { scrollPaddingTop: '0' }, '20px', 20],
    ['so too with an older theme', {}, '20px', 20],
    ['so too without a theme', undefined, '20px', 20],
    ['nothing, where nobody says anything', undefined, 'auto', 0],
  ])('is %s', (_what, vars, padding, height) => {
    vi.stubGlobal('flatsomeVars', vars)
    vi.spyOn(window, 'getComputedStyle').mockReturnValue({ scrollPaddingTop: padding } as CSSStyleDeclaration)
    expect(scroll.headerHeight()).toBe(height)
  })
})
