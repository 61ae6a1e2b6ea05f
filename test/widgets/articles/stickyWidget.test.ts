import { beforeEach, expect, test, vi } from 'vitest'
import { type FakeViewport, fakeIntersectionObserver } from '../../support/fakeIntersectionObserver'
import { pass } from '../../support/freshPage'
import { find } from '../../support/page'
import { contentsTable, openArticle, sections } from './contentsPage'

let viewport: FakeViewport

beforeEach(() => {
  viewport = fakeIntersectionObserver()
  vi.stubGlobal('innerWidth', 1280)
})

const widget = () => find('.widget')
const list = () => find('#ez-toc-widget-sticky-container nav')
/** What keeps the widget's room in its column. */
const room = () => document.querySelector<HTMLElement>('[data-island-outlet] > div')
const size = (element: Element, width: number, height: number) => {
  element.getBoundingClientRect = () => ({ width, height }) as DOMRect
}

/** Opens an article beside the plugin's sticky widget. */
async function open(ezTocWidgetSticky: object = {}, around = 'class="widget ez-toc-widget-sticky"', before = () => {}) {
  const table = contentsTable(['#a', '#b'], 'widget')
    .replace('ez-toc-widget-container" class="ez-toc-widget-container"', 'ez-toc-widget-sticky-container"')
    .replaceAll('ez-toc-toggle', 'ez-toc-widget-sticky-toggle')
  await openArticle(
    `<article class="post">${sections('a', 'b')}</article><aside><div ${around}>${table}</div><p id="below"></p></aside>`,
    {},
    () => {
      vi.stubGlobal('ezTocWidgetSticky', ezTocWidgetSticky)
      Object.defineProperty(find('article'), 'offsetHeight', { value: 2000 })
      size(widget(), 240.4, 300.6)
      before()
    },
  )
}

async function scrollTo(y: number): Promise<void> {
  vi.stubGlobal('scrollY', y)
  window.dispatchEvent(new Event('scroll'))
  await pass()
}

test('the sticky widget is fixed to the window while the article is read, and nothing below it moves', async () => {
  await open({ scroll_fixed_position: '30', sidebar_width: 'auto', sidebar_width_size_unit: 'none' })
  await scrollTo(29)
  expect(widget().style.position).toBe('')
  await scrollTo(30)
  const { position, top, width, boxSizing } = widget().style
  expect([position, top, width, boxSizing]).toEqual(['fixed', '30px', '240.4px', 'border-box'])
  expect(list().style.maxHeight).toBe('calc(100vh - 111px)')
  expect(room()?.style.height).toBe('300.6px')
  await scrollTo(2001)
  expect([widget().getAttribute('style') || null, list().getAttribute('style') || null]).toEqual([null, null])
  expect(room()).toBe(null)
})

test('behind a pop-up that holds the page, which then says that it is not scrolled, it stays where it is', async () => {
  await open()
  await scrollTo(100)
  document.documentElement.classList.add('wcb-html-scroll')
  await scrollTo(0)
  expect(widget().style.position).toBe('fixed')
  document.documentElement.classList.remove('wcb-html-scroll')
  await scrollTo(0)
  expect(widget().style.position).toBe('')
})

test('the room in its column is that of the widget before it was fixed, whose list is shorter then', async () => {
  await open()
  await scrollTo(100)
  size(room() as Element, 240.4, 300.6)
  size(widget(), 240.4, 189)
  await scrollTo(200)
  expect(room()?.style.height).toBe('300.6px')
})

test('it stands where, and is as large as, the shop says', async () => {
  await open({
    scroll_fixed_position: '200',
    fixed_top_position: '5',
    fixed_top_position_size_unit: 'em',
    sidebar_width: '20',
    sidebar_width_size_unit: '%',
    scroll_max_height: '50',
    scroll_max_height_size_unit: 'vh',
  })
  await scrollTo(199)
  expect(widget().style.position).toBe('')
  await scrollTo(200)
  const { top, width, boxSizing } = widget().style
  expect([top, width, boxSizing, list().style.maxHeight]).toEqual(['5em', '20%', '', '50vh'])
})

test.each([
  ['on', ''],
  ['off', 'none'],
  ['', 'none'],
])('with %j for its scroll bar the list scrolls all the same', async (bar, width) => {
  await open({ navigation_scroll_bar: bar })
  await scrollTo(100)
  expect([list().style.overflowY, list().style.getPropertyValue('scrollbar-width')]).toEqual(['auto', width])
})

test.each([
  ['0', 'px', '0px'],
  ['-8', 'px', '-8px'],
  ['', '', '0px'],
])('it stands at the very top of the window where the shop says %j', async (fixed_top_position, unit, top) => {
  await open({ fixed_top_position, fixed_top_position_size_unit: unit })
  await scrollTo(100)
  expect(Number.parseFloat(widget().style.top)).toBe(Number.parseFloat(top))
})

test('in a window that is too narrow for two columns it goes with the page; a wider column makes it wider', async () => {
  await open()
  vi.stubGlobal('innerWidth', 980)
  await scrollTo(100)
  expect(widget().style.position).toBe('')
  vi.stubGlobal('innerWidth', 1000)
  window.dispatchEvent(new Event('resize'))
  await pass()
  expect(widget().style.width).toBe('240.4px')
  size(room() as Element, 260, 300.6)
  window.dispatchEvent(new Event('resize'))
  await pass()
  expect(widget().style.width).toBe('260px')
})

test('a table that nothing is around is fixed itself, on a page without an article as far as that goes', async () => {
  await open({}, 'class="widget"', () => find('article').classList.remove('post'))
  await scrollTo(9000)
  expect([find('#ez-toc-widget-sticky-container').style.position, widget().style.position]).toEqual(['fixed', ''])
})

test('where the widget’s own script is left it is left to that', async () => {
  await open({}, undefined, () => {
    const script = Object.assign(document.createElement('script'), { type: 'text/plain' })
    script.src = '/wp-content/plugins/easy-table-of-contents/assets/js/ez-toc-widget-sticky.min.js'
    document.body.append(script)
  })
  await scrollTo(100)
  expect(widget().style.position).toBe('')
  expect(find('#toggle-widget').getAttribute('aria-expanded')).toBe('true')
})

test('of a list that is longer than the window the entry of each new section is shown, and the reader may scroll it', async () => {
  await open()
  await scrollTo(100)
  list().getBoundingClientRect = () => ({ top: 30 }) as DOMRect
  find('[href="#b"]').getBoundingClientRect = () => ({ top: 400 }) as DOMRect
  const heading = find('h2:has([id="b"])')
  heading.getBoundingClientRect = () => ({ height: 40 }) as DOMRect
  viewport.tell([heading])
  expect(list().scrollTop).toBe(320)
  list().scrollTop = 0
  viewport.tell([heading])
  expect(list().scrollTop).toBe(0)
})

test('above the first section its list stays where it is, and no entry is marked', async () => {
  await open({ scroll_fixed_position: '0' })
  const marked = () => document.querySelectorAll('[aria-current]').length
  const heading = find('h2:has([id="b"])')
  await scrollTo(100)
  viewport.tell([heading])
  await pass()
  expect(marked()).toBe(1)
  list().scrollTop = 70
  // Back at the very top, where no section has come to the line.
  vi.stubGlobal('scrollY', 0)
  viewport.tell([heading])
  await pass()
  expect([marked(), list().scrollTop]).toEqual([0, 70])
})
