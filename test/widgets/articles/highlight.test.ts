import { beforeEach, expect, test, vi } from 'vitest'
import { pass } from '../../support/freshPage'
import { find } from '../../support/page'
import { contentsTable, openArticle, sections } from './contentsPage'

/** The observer that watches at the moment, as the browser has it. */
let current: { callback: IntersectionObserverCallback; options: IntersectionObserverInit; watched: Set<Element> }

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly watched = new Set<Element>()
      constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
        current = { callback, options, watched: this.watched }
      }
      observe(element: Element) {
        this.watched.add(element)
      }
      disconnect() {
        this.watched.clear()
      }
    },
  )
})

const IDS = ['a', 'b', 'c']
const heading = (id: string) => find(`h2:has([id="${id}"])`)

/** Tells which sections have come above the line, and which below it. */
async function tell(above: readonly string[], below: readonly string[], height = 40): Promise<void> {
  const entry = (id: string, intersectionRatio: number) => ({
    target: heading(id),
    intersectionRatio,
    boundingClientRect: { height },
  })
  const entries = [...above.map((id) => entry(id, 0.5)), ...below.map((id) => entry(id, 1))]
  current.callback(entries as unknown as IntersectionObserverEntry[], {} as IntersectionObserver)
  await pass()
}

/** The highlighted entries of each table. */
const active = () =>
  [...document.querySelectorAll('#ez-toc-container,.ez-toc-widget-container')].map((table) => {
    const links = [...table.querySelectorAll('li.active > a')]
    expect(links).toEqual([...table.querySelectorAll('[aria-current]')])
    return links.map((link) => link.getAttribute('href')).join()
  })

const open = (settings = {}) =>
  openArticle(contentsTable(['#a', '#b', '#c']) + contentsTable(['#b', '#c'], 'widget') + sections(...IDS), settings)

test('toc.entry.current-section-highlighted: in every table the entry of the last section above the line, and only that', async () => {
  await open()
  expect(current.watched.size).toBe(3)
  await tell([], IDS)
  expect(active()).toEqual(['', ''])
  await tell(['a'], ['b', 'c'])
  expect(active()).toEqual(['#a', ''])
  await tell(['b', 'c'], [])
  expect(active()).toEqual(['#c', '#c'])
  await tell([], ['c'])
  expect(active()).toEqual(['#b', '#b'])
  await tell([], ['a', 'b'])
  expect(active()).toEqual(['', ''])
})

test('the line is where a section begins after a click on its entry, and moves with a header that becomes fixed', async () => {
  const vars = { scrollPaddingTop: '0' }
  vi.stubGlobal('flatsomeVars', vars)
  await open({ contentsOffset: 40 })
  expect(current.options).toEqual({ rootMargin: '-41px 9999999px 9999999px', threshold: 1 })
  const before = current
  vars.scrollPaddingTop = '70'
  await tell(['a'], ['b', 'c'])
  expect(before.watched.size).toBe(0)
  expect(current.options.rootMargin).toBe('-111px 9999999px 9999999px')
  expect(current.watched.size).toBe(3)
  const settled = current
  await tell(['a'], ['b', 'c'])
  expect(current).toBe(settled)
  expect(active()).toEqual(['#a', ''])
})

test('a section that is not shown at all counts as not reached', async () => {
  await open()
  await tell(['a'], [])
  await tell(['b', 'c'], [], 0)
  expect(active()).toEqual(['#a', ''])
})

test('at the end of a page that scrolls the last section counts, however short it is', async () => {
  await open()
  await tell(['a'], ['b', 'c'])
  const root = document.documentElement
  Object.defineProperties(root, {
    scrollHeight: { value: 3000, configurable: true },
    clientHeight: { value: 800, configurable: true },
  })
  const scroll = async (top: number) => {
    vi.stubGlobal('scrollY', top)
    document.dispatchEvent(new Event('scrollend'))
    await pass()
  }
  await scroll(2200)
  expect(active()).toEqual(['#c', '#c'])
  await scroll(2000)
  expect(active()).toEqual(['#a', ''])
  Object.defineProperty(root, 'scrollHeight', { value: 700, configurable: true })
  await scroll(0)
  expect(active()).toEqual(['#a', ''])
})

test('it counts in a browser, too, that does not say when scrolling is over', async () => {
  vi.stubGlobal('onscrollend', undefined)
  await open()
  const root = document.documentElement
  Object.defineProperties(root, {
    scrollHeight: { value: 3000, configurable: true },
    clientHeight: { value: 800, configurable: true },
  })
  vi.stubGlobal('scrollY', 2200)
  document.dispatchEvent(new Event('scroll'))
  await pass()
  expect(active()).toEqual(['#c', '#c'])
})

test('an entry without a section is no trouble', async () => {
  await openArticle(contentsTable(['#a', '#z', '#b']) + sections(...IDS))
  await tell(['a', 'b'], ['c'])
  expect(active()).toEqual(['#b'])
})

test('a table that leaves the page is followed no longer', async () => {
  await open()
  find('#ez-toc-container').remove()
  await pass(100)
  expect([...current.watched]).toEqual([heading('b'), heading('c')])
  find('.ez-toc-widget-container').remove()
  await pass(100)
  expect(current.watched.size).toBe(0)
  const removed = vi.spyOn(document, 'querySelector')
  document.dispatchEvent(new Event('scrollend'))
  expect(removed).not.toHaveBeenCalled()
})
