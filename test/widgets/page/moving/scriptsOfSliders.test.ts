import { beforeEach, expect, test, vi } from 'vitest'
import { pass } from '../../../support/freshPage'
import { installJQuery } from '../../../support/jQuery'
import { click, find } from '../../../support/page'
import { startScript } from '../../../support/startPage'
import { attributeJson, openGalleryPage, SETTLED } from '../../product/gallery/galleryPage'

/** What a child theme's script sees of a slider. */
interface Instance {
  selectedIndex: number
  selectedElement: Element
  selectedElements: Element[]
  cells: { element: Element }[]
  slides: { cells: { element: Element }[] }[]
  options: Record<string, unknown>
  player: { state: string; play(): void }
  getCellElements(): Element[]
  select(index: number, wraps?: boolean): void
  selectCell(cell: number | string | Element): void
  next(wraps?: boolean): void
  previous(wraps?: boolean): void
  resize(): void
  reposition(): void
  reloadCells(): void
  append(cells: unknown): void
  remove(cells: unknown): void
  destroy(): void
  on(type: string, listener: (index: number) => void): void
  off(type: string, listener: (index: number) => void): void
}

interface Collection {
  flickity(given?: unknown, ...args: unknown[]): unknown
  lazyFlickity(given?: unknown): unknown
  data(key: string): Instance | undefined
  on(names: string, handler: (event: object, ...args: unknown[]) => void): Collection
}

let jQuery: (target: unknown) => Collection

beforeEach(() => {
  jQuery = installJQuery() as unknown as typeof jQuery
})

const OPTIONS = { groupCells: false, cellAlign: 'left', wrapAround: false, autoPlay: false }

/** A page with a row of six, which is a slider where `options` are given. */
async function openRow(options?: object, more = '') {
  const cells = Array.from({ length: 6 }, (_, index) => `<div class="col">Món ${index + 1}</div>`).join('')
  const attribute = options ? ` data-flickity-options="${attributeJson({ ...OPTIONS, ...options })} "` : ''
  openGalleryPage(`<div class="${options ? 'slider row-slider' : 'row'}" id="row"${attribute}>${cells}</div>${more}`)
}

async function start(): Promise<void> {
  await startScript((await import('../../../../widgets/page/definitions')).page, {})
  await pass(SETTLED)
}

const slider = () => jQuery('#row').data('flickity')
const selected = () => [...document.querySelectorAll('#row .col.is-selected')].map(({ textContent }) => textContent)

test('who hears that a slider is ready finds it, as the theme’s', async () => {
  await openRow({ autoPlay: 4000 })
  const seen: unknown[] = []
  jQuery(document).on('flatsome-flickity-ready', () => {
    const { cells, options, player, selectedIndex, slides } = slider() as Instance
    seen.push(cells.length, options['autoPlay'], player.state, selectedIndex, slides.length)
  })
  jQuery('#row').on('ready.flickity', (_event, index) => seen.push('ready', index))
  await start()
  expect(seen).toEqual(['ready', 0, 6, 4000, 'playing', 0, 6])
  expect(slider()?.selectedElement.textContent).toBe('Món 1')
  expect(slider()?.getCellElements()).toHaveLength(6)
})

test('who hears that it is ready may select a slide at once, and hears of that, too', async () => {
  await openRow({})
  const told: unknown[] = []
  jQuery('#row').on('ready.flickity', () => {
    jQuery('#row').flickity('select', 2)
    told.push('ready')
  })
  for (const type of ['select', 'change'])
    jQuery('#row').on(`${type}.flickity`, (_event, index) => told.push(type, index))
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  await start()
  expect(told).toEqual(['select', 2, 'change', 2, 'ready'])
  expect(selected()).toEqual(['Món 3'])
  expect(reported).not.toHaveBeenCalled()
})

test('a script’s own buttons move it, and its own marks follow', async () => {
  await openRow({})
  await start()
  const told: unknown[] = []
  jQuery('#row').on('change.flickity', (_event, index) => told.push(index))
  const hear = (index: number) => told.push(`on ${index}`)
  slider()?.on('select', hear)
  slider()?.on('select', () => {
    throw new Error('a broken mark')
  })
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const row = jQuery('#row')
  expect(row.flickity('select', 3)).toBe(row)
  await pass(SETTLED)
  expect(selected()).toEqual(['Món 4'])
  row.flickity('next')
  await pass(SETTLED)
  slider()?.off('select', hear)
  slider()?.off('resize', hear)
  row.flickity('previous')
  await pass(SETTLED)
  expect(selected()).toEqual(['Món 4'])
  expect(told).toEqual(['on 3', 3, 'on 4', 4, 3])
  expect(reported).toHaveBeenCalledTimes(3)
  for (const call of ['resize', 'reposition', 'reloadCells', 'playPlayer', 'noSuchCall']) row.flickity(call)
  slider()?.player.play()
  expect(row.flickity('getCellElements')).toHaveLength(6)
})

test('beyond its ends it goes round only where it or the caller does', async () => {
  await openRow({})
  await start()
  slider()?.previous()
  await pass(SETTLED)
  expect(selected()).toEqual(['Món 1'])
  slider()?.previous(true)
  await pass(SETTLED)
  expect(slider()?.selectedIndex).toBe(5)
  slider()?.select(9, true)
  await pass(SETTLED)
  expect(slider()?.selectedIndex).toBe(3)
})

test('one that goes round does so also where the caller does not ask for it, as for a step without motion', async () => {
  await openRow({ wrapAround: true })
  await start()
  jQuery('#row').flickity('previous', false, true)
  await pass(SETTLED)
  expect(slider()?.selectedIndex).toBe(5)
  jQuery('#row').flickity('select', 6, false, true)
  await pass(SETTLED)
  expect(slider()?.selectedIndex).toBe(0)
})

test('a slide is what a step passes; a cell can be named, too', async () => {
  await openRow({ groupCells: 2 })
  await start()
  expect(slider()?.slides.map(({ cells }) => cells.length)).toEqual([2, 2, 2])
  slider()?.select(1)
  await pass(SETTLED)
  expect(slider()?.selectedElements.map(({ textContent }) => textContent)).toEqual(['Món 3', 'Món 4'])
  slider()?.selectCell(4)
  await pass(SETTLED)
  expect(slider()?.selectedIndex).toBe(2)
  slider()?.selectCell(slider()?.cells[0]?.element as Element)
  await pass(SETTLED)
  expect(slider()?.selectedIndex).toBe(0)
  slider()?.selectCell('.col:nth-child(3)')
  await pass(SETTLED)
  expect(slider()?.selectedIndex).toBe(1)
})

test('a script changes its cells, as galleries of variations do in the quick view', async () => {
  await openRow({})
  await start()
  const texts = () => [...document.querySelectorAll('#row .flickity-slider > *')].map(({ textContent }) => textContent)
  for (const { element } of [...(slider()?.cells ?? [])].reverse().slice(0, 5)) slider()?.remove(element)
  expect(slider()?.cells).toHaveLength(1)
  jQuery('#row').flickity('append', jQuery('<div class="col">Mới 1</div><div class="col">Mới 2</div>'))
  expect(texts()).toEqual(['Món 1', 'Mới 1', 'Mới 2'])
  const added = document.createElement('div')
  slider()?.append(added)
  slider()?.remove(jQuery('#row .col'))
  slider()?.remove(document.createElement('p'))
  expect(slider()?.getCellElements()).toEqual([added])
  await pass(SETTLED)
  expect(slider()?.selectedIndex).toBe(0)
})

test('one that has begun with one cell can be dragged once it has more', async () => {
  await openRow({ draggable: true })
  for (const cell of [...document.querySelectorAll('#row > .col')].slice(1)) cell.remove()
  await start()
  jQuery('#row').flickity('append', jQuery('<div class="col">Mới 1</div><div class="col">Mới 2</div>'))
  await pass(SETTLED)
  const viewport = find('#row .flickity-viewport')
  viewport.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, clientX: 300 }))
  document.dispatchEvent(new MouseEvent('mousemove', { bubbles: true, clientX: 200 }))
  expect(find('#row').classList).toContain('is-dragging')
})

test('a press of another button than the first begins no drag: its menu may take the release with it', async () => {
  await openRow({ draggable: true })
  await start()
  find('#row .flickity-viewport').dispatchEvent(
    new MouseEvent('mousedown', { bubbles: true, button: 2, buttons: 2, clientX: 300 }),
  )
  document.dispatchEvent(new MouseEvent('mousemove', { bubbles: true, clientX: 200 }))
  expect(find('#row').classList).not.toContain('is-dragging')
})

test('one without cells is at its beginning', async () => {
  openGalleryPage(`<div class="slider" id="row" data-flickity-options="${attributeJson(OPTIONS)}"></div>`)
  await start()
  expect(slider()).toMatchObject({ selectedIndex: 0, selectedElements: [], slides: [] })
})

test('a script ends it and begins it anew with other options, as between two widths of the window', async () => {
  await openRow({ wrapAround: true })
  await start()
  const first = slider()
  first?.destroy()
  await pass(SETTLED)
  expect(slider()).toBeUndefined()
  expect(find('#row').className).toBe('slider row-slider')
  expect(document.querySelectorAll('#row > .col')).toHaveLength(6)
  jQuery('#row').flickity({ groupCells: 3, pageDots: false })
  await pass(SETTLED)
  expect(slider()?.slides).toHaveLength(2)
  expect(slider()?.options).toMatchObject({ wrapAround: true, cellAlign: 'left', pageDots: false })
  const second = slider()
  jQuery('#row').flickity()
  await pass(SETTLED)
  expect(slider()).toBe(second)
})

test('a row becomes a slider where a script says so', async () => {
  await openRow(undefined, `<div class="slider" data-flickity-options="${attributeJson(OPTIONS)}"><i></i><i></i></div>`)
  await start()
  const told: unknown[] = []
  const row = jQuery('#row')
  expect(
    row.lazyFlickity({
      cellAlign: 'left',
      asNavFor: find('.slider'),
      on: { change: (index: number) => told.push(index) },
    }),
  ).toBe(row)
  await pass(SETTLED)
  expect(find('#row').className).toContain('flickity-enabled')
  click(find('#row .flickity-prev-next-button.next'))
  await pass(SETTLED)
  expect(told).toEqual([1])
})

test('the sliders of a product stay as they are, and a library that the page brings is left in its place', async () => {
  await openRow({}, '<div class="product-gallery-slider" data-flickity-options="{}"><i></i></div>')
  const library = () => 'theirs'
  const { fn } = jQuery as unknown as { fn: Record<string, unknown> }
  fn['flickity'] = library
  await start()
  expect(fn['flickity']).toBe(library)
  jQuery('.product-gallery-slider').lazyFlickity({ wrapAround: false })
  await pass(SETTLED)
  expect(find('.product-gallery-slider').outerHTML).toContain('data-flickity-options="{}"')
  expect(find('.product-gallery-slider').className).toBe('product-gallery-slider')
})

test('what says no options that can be read gets those that the script says', async () => {
  await openRow({})
  await start()
  find('#row').dataset['flickityOptions'] = '{"cellAlign'
  jQuery('#row').flickity({ groupCells: 2 })
  await pass(SETTLED)
  expect(slider()?.slides).toHaveLength(3)
})
