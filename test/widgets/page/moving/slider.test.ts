import { describe, expect, test, vi } from 'vitest'
import { deferred } from '../../../support/deferred'
import { pass } from '../../../support/freshPage'
import { click, find, press } from '../../../support/page'
import { collectReports } from '../../../support/reports'
import { startScript } from '../../../support/startPage'
import { attributeJson, openGalleryPage, PICTURE_WIDTH, SETTLED } from '../../product/gallery/galleryPage'

/** What the theme prints for a row of products (contract 11.6). */
const ROW_OPTIONS = { groupCells: '100%', cellAlign: 'left', wrapAround: true, pageDots: true, autoPlay: false }

/** A row of ten products, of which the window shows four, before its slider is there scrolled by as many pixels. */
async function openRow(options: object = {}, classes = 'row row-slider', count = 10, scrolled = 0, style = '') {
  const cells = Array.from({ length: count }, (_, index) => `<div class="col">Món ${index + 1}</div>`).join('')
  const text = attributeJson({ ...ROW_OPTIONS, ...options })
  openGalleryPage(`<div class="slider ${classes}" data-flickity-options="${text}">${cells}</div>`)
  const rects = vi.mocked(Element.prototype.getBoundingClientRect)
  const rest = rects.getMockImplementation()
  rects.mockImplementation(function (this: Element) {
    const { x, width, height } = rest?.call(this) ?? new DOMRect()
    const isCell = this.matches('.slider > .col')
    const left = isCell && style ? PICTURE_WIDTH - x - width : x
    return new DOMRect(isCell ? left - scrolled : left, 0, width, height)
  })
  document.head.append(Object.assign(document.createElement('style'), { textContent: style }))
  await startScript((await import('../../../../widgets/page/definitions')).page, {})
  await pass(SETTLED)
}

const names = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
const selected = () => names('.col.is-selected')
const dots = () => document.querySelectorAll('.flickity-page-dots > .dot > button').length

async function step(arrow: 'next' | 'previous'): Promise<void> {
  click(find(`.flickity-prev-next-button.${arrow}`))
  await pass(SETTLED)
}

test.each(['100%', true, 'true'])('groupCells %o: a step passes as many as the window shows', async (groupCells) => {
  await openRow({ groupCells })
  expect(dots()).toBe(3)
  expect(selected()).toEqual(['Món 1', 'Món 2', 'Món 3', 'Món 4'])
  await step('next')
  expect(selected()).toEqual(['Món 5', 'Món 6', 'Món 7', 'Món 8'])
  await step('next')
  expect(selected()).toEqual(['Món 9', 'Món 10'])
  await step('next')
  expect(selected()).toEqual(['Món 1', 'Món 2', 'Món 3', 'Món 4'])
})

test('a script that asks for it without saying whether it is wanted has it built anew, and does not remove it', async () => {
  await openRow()
  const former = find('.flickity-page-dots')
  find('.slider').dispatchEvent(new CustomEvent('shop-islands:set-slider', { bubbles: true }))
  await pass(SETTLED)
  expect(former.isConnected).toBe(false)
  expect(dots()).toBe(3)
})

test.each([true, 'true', '3000'])('autoPlay %o: it goes on by itself every three seconds', async (autoPlay) => {
  await openRow({ groupCells: false, autoPlay })
  expect(selected()).toEqual(['Món 1'])
  await pass(3000)
  expect(selected()).toEqual(['Món 2'])
})

test('one that plays and does not wrap around goes back to its first slide from its last', async () => {
  await openRow({ wrapAround: false, autoPlay: 4000 })
  const seen: string[] = []
  for (let turn = 0; turn < 4; turn++) {
    seen.push(selected()[0] ?? '')
    await pass(4000)
  }
  expect(new Set(seen.slice(0, 3)).size).toBe(3)
  expect(seen[3]).toBe(seen[0])
})

test('a slider whose window another script has put into an element of its own leaves its cells there when it goes', async () => {
  const reports = collectReports()
  await openRow({}, undefined, 2)
  const window = find('.flickity-viewport')
  const wrapper = document.createElement('section')
  window.before(wrapper)
  wrapper.append(window)
  find('.slider').remove()
  await pass(SETTLED)
  expect([...wrapper.children].map(({ textContent }) => textContent)).toEqual(['Món 1', 'Món 2'])
  expect(reports).toEqual([])
})

test.each([2, '2'])('groupCells %o: a step passes so many', async (groupCells) => {
  await openRow({ groupCells })
  expect(dots()).toBe(5)
  await step('previous')
  expect(selected()).toEqual(['Món 9', 'Món 10'])
})

test.each([false, undefined, '0'])('groupCells %o: a step passes one', async (groupCells) => {
  await openRow({ groupCells })
  expect(dots()).toBe(10)
  await step('next')
  expect(selected()).toEqual(['Món 2'])
})

test('groups end with the row where it does not wrap around', async () => {
  await openRow({ wrapAround: false, contain: true })
  await step('next')
  await step('next')
  expect(selected()).toContain('Món 10')
  expect(find<HTMLButtonElement>('.next').disabled).toBe(true)
})

test('a row begins with the group to which the shopper had scrolled', async () => {
  await openRow({}, 'row row-slider', 10, 600)
  expect(selected()).toEqual(['Món 5', 'Món 6', 'Món 7', 'Món 8'])
})

test('a row from right to left begins with its first cell, too', async () => {
  // That is at the right edge of the window; at the left one is the fourth.
  await openRow({ groupCells: false }, 'row row-slider', 10, 0, '.slider, .slider * { direction: rtl }')
  expect(selected()).toEqual(['Món 1'])
})

test('a row whose height adapts is as high as the highest of its group', async () => {
  await openRow({ adaptiveHeight: true })
  await step('next')
  // The first of the group is less high.
  expect(find('.flickity-viewport').style.height).toBe('600px')
})

test('a row that the window shows whole stays where it is', async () => {
  await openRow({}, 'row row-slider', 3)
  expect(selected()).toEqual(['Món 1', 'Món 2', 'Món 3'])
  expect(dots()).toBe(0)
})

describe('a slider goes', () => {
  /** Puts a link into a cell. */
  function linkIn(index: number): HTMLElement {
    const link = Object.assign(document.createElement('a'), { href: '#there' })
    document.querySelectorAll('.col')[index]?.append(link)
    return link
  }

  test.each([
    ['fades, whose slides lie on each other', 'slider-type-fade'],
    ['moves', 'row row-slider'],
  ])('to what gets the focus out of view, where it %s', async (_way, classes) => {
    await openRow({ groupCells: false }, classes)
    const link = linkIn(7)
    link.getBoundingClientRect = () => new DOMRect(classes === 'slider-type-fade' ? 10 : 3000, 0, 20, 20)
    link.focus()
    await pass(SETTLED)
    expect(selected()).toEqual(['Món 8'])
  })

  test('nowhere for what gets it in view', async () => {
    await openRow({ groupCells: false })
    linkIn(2).focus()
    await pass(SETTLED)
    expect(selected()).toEqual(['Món 1'])
  })

  test.each([
    ['to what has the focus where the browser scrolls it', true, 'Món 10'],
    ['to where the browser scrolls it', false, 'Món 3'],
  ])('%s', async (_where, isFocused, name) => {
    await openRow({ groupCells: false })
    const viewport = find('.flickity-viewport')
    if (isFocused) linkIn(9).focus()
    await pass(SETTLED)
    const [first] = selected()
    expect(first).toBe('Món 1')
    const cells = [...document.querySelectorAll('.col')]
    const rects = vi.mocked(Element.prototype.getBoundingClientRect)
    const rest = rects.getMockImplementation()
    rects.mockImplementation(function (this: Element) {
      const { x, width, height } = rest?.call(this) ?? new DOMRect()
      return new DOMRect(cells.includes(this) ? x - 2 * (PICTURE_WIDTH / 4) : x, 0, width, height)
    })
    viewport.scrollLeft = 300
    viewport.dispatchEvent(new Event('scroll'))
    await pass(SETTLED)
    expect([viewport.scrollLeft, ...selected()]).toEqual([0, name])
  })
})

test('an arrow key that tabs in a slide use for themselves does not move the slider, one beside them does', async () => {
  await openRow({ groupCells: false })
  find('.col').innerHTML =
    `<div class="tabbed-content"><ul class="nav"><li><a href="#a">A</a></li><li><a href="#b">B</a></li></ul>
    <div class="tab-panels"><div class="panel">a</div><div class="panel">b</div></div></div><a href="/x/" id="beside">x</a>`
  await pass(SETTLED)
  const tab = find('.tabbed-content a')
  tab.focus()
  press('ArrowRight', tab)
  await pass(SETTLED)
  expect(document.activeElement?.textContent).toBe('B')
  expect(find('.col').className).toContain('is-selected')
  press('ArrowRight', find('#beside'))
  await pass(SETTLED)
  expect(selected()).toEqual(['Món 2'])
})

test.each(['video', 'audio'])(
  'an arrow key goes forward in the %s that has the focus, not in the slider',
  async (player) => {
    await openRow({ groupCells: false })
    find('.col').innerHTML = `<${player} controls></${player}>`
    expect(press('ArrowRight', find(player)).defaultPrevented).toBe(false)
    await pass(SETTLED)
    expect(selected()).toEqual([''])
  },
)

describe('a slider that the browser scrolls down to what has the focus', () => {
  const viewport = () => find('.flickity-viewport')
  const scrollDown = () => {
    viewport().scrollTop = 300
    viewport().dispatchEvent(new Event('scroll'))
  }

  test('shows its slide from the top where it has the height of that, which is measured again', async () => {
    await openRow({ groupCells: false, adaptiveHeight: true })
    await step('next')
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(900)
    scrollDown()
    expect([viewport().scrollTop, viewport().style.height]).toEqual([0, '900px'])
  })

  test('stays there where its height is the theme’s', async () => {
    await openRow({ groupCells: false })
    await step('next')
    scrollDown()
    expect(viewport().scrollTop).toBe(300)
  })
})

test('a slide of a slider that fades knows how many are before it, and no other does', async () => {
  await openRow({}, 'slider-type-fade', 3)
  const places = () =>
    [...document.querySelectorAll<HTMLElement>('.col')].map(({ style }) =>
      style.getPropertyValue('--shop-islands-cell'),
    )
  expect(places()).toEqual(['0', '1', '2'])
  find('.slider').remove()
  await openRow({}, 'row row-slider', 3)
  expect(places()).toEqual(['', '', ''])
})

test('whose file is cut off as the page is left is no failure: a page that comes back is loaded again', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  const asked = deferred<void>()
  const file = deferred<object>()
  vi.doMock('../../../../src/slider', () => {
    asked.resolve()
    return file.promise
  })
  const failed = vi.fn()
  document.addEventListener('shop-islands:error', failed)
  await openRow()
  await asked.promise
  window.dispatchEvent(new Event('pagehide'))
  file.reject(new TypeError('Failed to fetch dynamically imported module'))
  await pass(SETTLED)
  vi.doUnmock('../../../../src/slider')
  document.removeEventListener('shop-islands:error', failed)
  expect(failed).not.toHaveBeenCalled()
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(reload).toHaveBeenCalledOnce()
})

test('dots are the list items that the theme’s styles draw', async () => {
  await openRow()
  expect(names('ol.flickity-page-dots > li.dot')).toHaveLength(3)
  expect(find('.dot.is-selected button').getAttribute('aria-current')).toBe('true')
  click(find('.dot:nth-child(2) button'))
  await pass(SETTLED)
  expect(find('.dot:nth-child(2)').classList).toContain('is-selected')
})
