import { beforeEach, expect, test, vi } from 'vitest'
import { pass } from '../../../support/freshPage'
import { installJQuery } from '../../../support/jQuery'
import { find } from '../../../support/page'
import { startScript } from '../../../support/startPage'
import { attributeJson, drag, openGalleryPage, PICTURE_WIDTH, SETTLED, touch } from '../../product/gallery/galleryPage'

interface Handled {
  type: string
  target: Element
  originalEvent?: Event
  preventDefault(): void
}

interface Collection {
  flickity(given?: unknown, ...args: unknown[]): unknown
  on(names: string, handler: (event: Handled, ...args: unknown[]) => void): Collection
}

let jQuery: (target: unknown) => Collection

beforeEach(() => {
  jQuery = installJQuery() as unknown as typeof jQuery
})

const OPTIONS = { cellAlign: 'left', wrapAround: false, autoPlay: false }

/** A page with a slider of six cells, each with a link, that is awake. */
async function openSlider(classes = '', options: object = {}) {
  const cells = Array.from({ length: 6 }, (_, index) => `<div class="col"><a href="#${index}">Món</a></div>`).join('')
  const attribute = attributeJson({ ...OPTIONS, ...options })
  openGalleryPage(`<div class="slider ${classes}" id="row" data-flickity-options="${attribute}">${cells}</div>`)
  await startScript((await import('../../../../widgets/page/definitions')).page, {})
  await pass(SETTLED)
}

const TYPES = ['select', 'change', 'dragStart', 'dragEnd', 'staticClick', 'settle']

/** What jQuery's listeners are told from now on: types and arguments. */
function hearAll(types = TYPES) {
  const told: unknown[][] = []
  for (const type of types)
    jQuery('#row').on(`${type}.flickity`, (event, ...args) => {
      expect(event.type).toBe(type)
      told.push([type, ...args])
    })
  return told
}

const link = (cell: number) => find(`#row .col:nth-child(${cell + 1}) a`)

/** A click as the browser makes it of a press, or of a key where `detail` is 0. */
function clickAsBrowser(element: Element, detail = 1): MouseEvent {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail })
  element.dispatchEvent(click)
  return click
}

test('what begins at its ends and comes to rest is told once, after what it has selected', async () => {
  await openSlider()
  const told = hearAll()
  jQuery('#row').flickity('select', 2)
  expect(told).toEqual([
    ['select', 2],
    ['change', 2],
  ])
  await pass(SETTLED)
  expect(told.slice(2)).toEqual([['settle', 2]])
})

test('with reduced motion it comes to rest at what it has selected, too', async () => {
  await openSlider()
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
  const told = hearAll()
  jQuery('#row').flickity('select', 2)
  await pass(SETTLED)
  expect(told).toEqual([
    ['select', 2],
    ['change', 2],
    ['settle', 2],
  ])
  told.length = 0
  drag(link(2), -PICTURE_WIDTH / 2)
  await pass(SETTLED)
  expect(told.map(([type]) => type)).toEqual(['dragStart', 'select', 'change', 'dragEnd', 'settle'])
})

test('one that is ended on its way tells nothing more', async () => {
  await openSlider()
  const told = hearAll(['settle'])
  jQuery('#row').flickity('select', 2)
  jQuery('#row').flickity('destroy')
  await pass(SETTLED)
  expect(told).toEqual([])
})

test('a drag is told with its pointer, before and after what it selects, and is no press', async () => {
  await openSlider()
  const told = hearAll()
  const click = drag(link(0), -PICTURE_WIDTH / 2)
  await pass(SETTLED)
  expect(told).toEqual([
    ['dragStart', expect.any(MouseEvent)],
    ['select', 1],
    ['change', 1],
    ['dragEnd', expect.any(MouseEvent)],
    ['settle', 1],
  ])
  const pointers = told.flatMap(([, pointer]) => (pointer instanceof MouseEvent ? [pointer] : []))
  expect(pointers.map(({ type, clientX }) => [type, clientX])).toEqual([
    ['mousemove', 225],
    ['mouseup', 0],
  ])
  expect(click.defaultPrevented).toBe(true)
})

test('what a pointer holds is not at rest', async () => {
  await openSlider()
  const told = hearAll()
  drag(link(0), -PICTURE_WIDTH / 2, 'holds')
  await pass(SETTLED)
  expect(told.map(([type]) => type)).toEqual(['dragStart'])
})

test('a finger is told as a pointer that has a place', async () => {
  await openSlider()
  const told = hearAll(['dragStart', 'dragEnd'])
  touch('touchstart', link(0), 300)
  for (const x of [200, 100]) touch('touchmove', link(0), x)
  const end = Object.assign(new Event('touchend', { bubbles: true }), {
    touches: [],
    changedTouches: [{ clientX: 100, clientY: 10 }],
  })
  link(0).dispatchEvent(end)
  await pass(SETTLED)
  expect(told).toEqual([
    ['dragStart', { clientX: 200, clientY: 10 }],
    ['dragEnd', { clientX: 100, clientY: 10 }],
  ])
})

test('a drag that a second finger ends is told to have ended', async () => {
  await openSlider()
  const told = hearAll(['dragStart', 'dragEnd'])
  touch('touchstart', link(0), 300)
  touch('touchmove', link(0), 200)
  const second = Object.assign(new Event('touchstart', { bubbles: true }), {
    touches: [
      { clientX: 200, clientY: 10 },
      { clientX: 50, clientY: 10 },
    ],
  })
  link(0).dispatchEvent(second)
  await pass(SETTLED)
  expect(told).toEqual([
    ['dragStart', { clientX: 200, clientY: 10 }],
    ['dragEnd', { clientX: 200, clientY: 10 }],
  ])
})

test('a drag whose release nobody heard is told to have ended at the next press', async () => {
  await openSlider()
  const told = hearAll(['dragStart', 'dragEnd'])
  drag(link(0), -PICTURE_WIDTH / 2, 'holds')
  drag(link(0), -PICTURE_WIDTH / 2)
  await pass(SETTLED)
  expect(told.map(([type]) => type)).toEqual(['dragStart', 'dragEnd', 'dragStart', 'dragEnd'])
})

test('a pointer that moves less than the threshold, or a press in one that cannot be dragged, is told as a press', async () => {
  await openSlider('', { draggable: false })
  const told = hearAll()
  drag(link(0), -PICTURE_WIDTH / 2)
  const click = clickAsBrowser(link(1))
  await pass(SETTLED)
  expect(told).toEqual([['staticClick', click, link(1).parentElement, 1]])
})

test('a press selects its cell where a script says so, and its link is followed all the same', async () => {
  await openSlider()
  const seen: unknown[] = []
  jQuery('#row').on('staticClick.flickity', (event, _pointer, cell, index) => {
    event.preventDefault()
    seen.push(event.target, cell)
    jQuery('#row').flickity('selectCell', index)
  })
  const click = clickAsBrowser(link(3))
  await pass(SETTLED)
  expect(seen).toEqual([link(3), link(3).parentElement])
  expect(find('#row .is-selected')).toBe(link(3).parentElement)
  expect(click.defaultPrevented).toBe(false)
})

test('a press beside the cells has no cell; keys and scripts do not press', async () => {
  await openSlider()
  const told = hearAll()
  const beside = clickAsBrowser(find('#row .flickity-viewport'))
  clickAsBrowser(link(1), 0)
  clickAsBrowser(find('#row .flickity-prev-next-button.previous'))
  expect(told).toEqual([['staticClick', beside]])
})

test('listeners of `on` and options are told the browser’s event first; one that throws stops nothing', async () => {
  await openSlider()
  const told: unknown[][] = []
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const instance = (jQuery('#row') as unknown as { data(key: string): Record<'on', unknown> }).data('flickity')
  const on = (instance['on'] as (type: string, listener: (...args: unknown[]) => void) => void).bind(instance)
  for (const type of ['staticClick', 'settle', 'dragStart', 'dragEnd']) {
    on(type, () => {
      throw new Error('a broken listener')
    })
    on(type, (...args) => told.push(['on', type, ...args]))
  }
  jQuery('#row').flickity({
    on: {
      staticClick: (...args: unknown[]) => told.push(['options', 'staticClick', ...args]),
      settle: (...args: unknown[]) => told.push(['options', 'settle', ...args]),
    },
  })
  const click = clickAsBrowser(link(1))
  drag(link(0), -PICTURE_WIDTH / 2)
  await pass(SETTLED)
  const move = expect.objectContaining({ type: 'mousemove' })
  const release = expect.objectContaining({ type: 'mouseup' })
  expect(told).toEqual([
    ['on', 'staticClick', click, click, link(1).parentElement, 1],
    ['options', 'staticClick', click, click, link(1).parentElement, 1],
    ['on', 'dragStart', move, move],
    ['on', 'dragEnd', release, release],
    ['on', 'settle', 1],
    ['options', 'settle', 1],
  ])
  expect(reported).toHaveBeenCalledTimes(4)
  expect(find('#row').classList).not.toContain('is-dragging')
})

test('nothing is told of a slider that another script has made', async () => {
  await openSlider('flickity-enabled')
  const told = hearAll()
  clickAsBrowser(link(1))
  drag(link(0), -PICTURE_WIDTH / 2)
  await pass(SETTLED)
  expect(told).toEqual([])
})

test('takes new options from the library itself, which a child theme has brought along: its call goes to the object that it finds', async () => {
  await openSlider()
  const { fn } = jQuery as unknown as { fn: Record<string, unknown> }
  // As Flickity 2 and 3, by jquery-bridget.
  fn['flickity'] = function (this: { data(key: string): Record<string, (given?: object) => void> }, given: object) {
    const slider = this.data('flickity')
    slider['option']?.(given)
    slider['_init']?.()
  }
  const options = () => JSON.parse(find('#row').dataset['flickityOptions'] ?? '')
  jQuery('#row').flickity({ wrapAround: true })
  await pass(SETTLED)
  expect(options()).toMatchObject({ ...OPTIONS, wrapAround: true })
  const slider = (jQuery('#row') as unknown as { data(key: string): { options: object; _init(): void } }).data(
    'flickity',
  )
  expect(slider.options).toMatchObject({ wrapAround: true })
  expect(() => slider._init()).not.toThrow()
})

test('one that has ended and begun anew tells everything once', async () => {
  await openSlider()
  jQuery('#row').flickity('destroy')
  await pass(SETTLED)
  const told = hearAll()
  clickAsBrowser(link(1))
  jQuery('#row').flickity({ contain: true })
  await pass(SETTLED)
  clickAsBrowser(link(1))
  jQuery('#row').flickity('select', 1)
  await pass(SETTLED)
  expect(told.map(([type]) => type)).toEqual(['staticClick', 'select', 'change', 'settle'])
})

test.each([
  ['ours', '<div class="slider" id="inner" data-flickity-options="{}"><p>1</p><p>2</p></div>'],
  ['another script’s', '<div class="swiper-initialized" id="inner"><p>1</p></div>'],
])('a press in a slider within it, %s, does not drag it, and one beside that does', async (_whose, html) => {
  const cells = `<div class="col">${html}</div><div class="col"><i>Món</i></div><div class="col"></div>`
  openGalleryPage(`<div class="slider" id="row" data-flickity-options="${attributeJson(OPTIONS)}">${cells}</div>`)
  await startScript((await import('../../../../widgets/page/definitions')).page, {})
  await pass(SETTLED)
  drag(find('#inner p'), -400, 'holds')
  expect(find('#row').classList).not.toContain('is-dragging')
  await pass(SETTLED)
  drag(find('#row i'), -400, 'holds')
  expect(find('#row').classList).toContain('is-dragging')
})
