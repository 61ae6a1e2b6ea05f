import { beforeEach, expect, test, vi } from 'vitest'
import { type FakeViewport, fakeIntersectionObserver } from '../../../support/fakeIntersectionObserver'
import { pass } from '../../../support/freshPage'
import { installJQuery } from '../../../support/jQuery'
import { find } from '../../../support/page'
import { consoleMessages } from '../../../support/reports'
import { startScript } from '../../../support/startPage'
import { attributeJson, openGalleryPage, SETTLED } from '../../product/gallery/galleryPage'

interface Collection {
  flickity(given?: unknown, ...args: unknown[]): unknown
  on(names: string, handler: (event: { type: string }, ...args: unknown[]) => void): Collection
}

let jQuery: (target: unknown) => Collection
let viewport: FakeViewport

beforeEach(() => {
  jQuery = installJQuery() as unknown as typeof jQuery
})

const LAZY_OPTIONS = attributeJson({ cellAlign: 'left', lazyLoad: 1, autoPlay: false })

/** A page with a slider of these cells, in view; of its pictures the test says when they come near. */
async function openSlider(cells: string, more = `class="slider" data-flickity-options="${LAZY_OPTIONS}"`) {
  openGalleryPage(`<div id="row" ${more}>${cells}</div>`)
  viewport = fakeIntersectionObserver()
  await startScript((await import('../../../../widgets/page/definitions')).page, {})
  await pass(SETTLED)
  viewport.tell([find('#row')])
  await pass(SETTLED)
}

const image = (number: number) => find<HTMLImageElement>(`#row img[alt="${number}"]`)

function hear() {
  const told: unknown[][] = []
  jQuery('#row').on('lazyLoad.flickity bgLazyLoad.flickity', ({ type }, ...args) => told.push([type, ...args]))
  return told
}

test('pictures get their addresses when they come near, and say by class and event that they are there', async () => {
  await openSlider(
    `<div class="col"><img alt="1" data-flickity-lazyload="/1.jpg"></div>
     <div class="col"><a><img alt="2" data-flickity-lazyload-src="/2.jpg" data-flickity-lazyload-srcset="/2.jpg 1x, /2-big.jpg 2x"></a></div>
     <img class="col" alt="3" data-flickity-lazyload-srcset="/3.jpg 900w">`,
  )
  const told = hear()
  viewport.tell([image(1)], [image(2)])
  expect(image(1).getAttribute('src')).toMatch(/\/1\.jpg$/)
  expect(image(1).attributes.getNamedItem('data-flickity-lazyload')).toBeNull()
  expect(image(2).hasAttribute('src')).toBe(false)
  viewport.tell([image(2), image(3)])
  expect(image(2).src).toMatch(/\/2\.jpg$/)
  expect([image(2).srcset, image(3).srcset]).toEqual(['/2.jpg 1x, /2-big.jpg 2x', '/3.jpg 900w'])
  expect(image(3).hasAttribute('src')).toBe(false)
  for (const number of [1, 2, 3]) expect(image(number).outerHTML).not.toMatch(/lazy/)
  image(1).dispatchEvent(new Event('load'))
  image(2).dispatchEvent(new Event('error'))
  image(3).dispatchEvent(new Event('load'))
  // Somebody gives it another address later.
  image(1).dispatchEvent(new Event('error'))
  expect([1, 2].map((number) => image(number).className)).toEqual(['flickity-lazyloaded', 'flickity-lazyerror'])
  expect([...image(3).classList]).toContain('flickity-lazyloaded')
  expect(told).toEqual([
    ['lazyLoad', image(1).parentElement],
    ['lazyLoad', image(2).closest('.col')],
    ['lazyLoad', image(3)],
  ])
})

test('backgrounds are shown once they are loaded', async () => {
  const loading: HTMLImageElement[] = []
  await openSlider(
    `<div class="col" data-flickity-bg-lazyload="/a.jpg?b=%22"></div>
     <div class="col"><p data-flickity-bg-lazyload="/none.jpg"></p></div>`,
  )
  const told = hear()
  vi.stubGlobal(
    'Image',
    class extends Image {
      constructor() {
        super()
        loading.push(this)
      }
    },
  )
  const [cell, text] = [find('#row .col'), find('#row p')]
  viewport.tell([cell, text])
  expect(loading.map(({ src }) => new URL(src).pathname)).toEqual(['/a.jpg', '/none.jpg'])
  expect(cell.style.backgroundImage).toBe('')
  loading[0]?.dispatchEvent(new Event('load'))
  loading[1]?.dispatchEvent(new Event('error'))
  expect(cell.style.backgroundImage).toBe(`url("${loading[0]?.src}")`)
  expect([...cell.classList]).toContain('flickity-bg-lazyloaded')
  expect(text.outerHTML).toBe('<p class="flickity-bg-lazyerror"></p>')
  expect(told).toEqual([
    ['bgLazyLoad', cell],
    ['bgLazyLoad', text],
  ])
})

test('addresses that are not safe are reported and left out', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await openSlider(
    `<div class="col"><img alt="1" data-flickity-lazyload="javascript:alert(1)" data-flickity-lazyload-srcset="/1.jpg 1x, javascript:alert(2) 2x"></div>
     <div class="col" id="bg" data-flickity-bg-lazyload="javascript:alert(3)"></div>`,
  )
  viewport.tell([image(1), find('#bg')])
  await pass(SETTLED)
  expect(image(1).outerHTML).toBe('<img alt="1">')
  expect(find('#bg').style.backgroundImage).toBe('')
  const refused = 'shop-islands: An address that is not http or https was refused. javascript:alert'
  expect(consoleMessages()).toEqual([`${refused}(1)`, `${refused}(2)`, `${refused}(3)`])
})

test('of several addresses each is looked at, whatever stands between them', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const good = '/1.jpg 1x,/1-big.jpg,/2.jpg?a=b,c 3x'
  await openSlider(
    `<img class="col" alt="1" data-flickity-lazyload-srcset="${good}">
     <img class="col" alt="2" data-flickity-lazyload-srcset="/1.jpg 1x,javascript:alert(1) 2x">`,
  )
  viewport.tell([image(1), image(2)])
  await pass(SETTLED)
  expect([image(1).srcset, image(2).hasAttribute('srcset')]).toEqual([good, false])
})

test('a slider that a script makes, and cells that it adds, have their pictures, too', async () => {
  await openSlider(
    '<div class="col"><img alt="1" data-flickity-lazyload="/1.jpg"></div><div class="col"></div>',
    'class="row"',
  )
  expect(image(1).hasAttribute('src')).toBe(false)
  await import('../../../../src/slider').then(({ offerFlickityCall }) => offerFlickityCall(jQuery as never))
  jQuery('#row').flickity({ lazyLoad: 1 })
  await pass(SETTLED)
  viewport.tell([find('#row')])
  await pass(SETTLED)
  viewport.tell([image(1)])
  expect(image(1).src).toMatch(/\/1\.jpg$/)
  jQuery('#row').flickity('append', jQuery('<div class="col"><img alt="2" data-flickity-lazyload="/2.jpg"></div>'))
  await pass(SETTLED)
  viewport.tell([image(2)])
  expect(image(2).src).toMatch(/\/2\.jpg$/)
  // A swap gives a picture what the server says.
  image(1).removeAttribute('src')
  image(1).setAttribute('data-flickity-lazyload', '/other.jpg')
  await pass(SETTLED)
  viewport.tell([image(1)])
  expect(image(1).src).toMatch(/\/other\.jpg$/)
})

test('a slider that ends watches nothing more; one of another script keeps its attributes', async () => {
  await openSlider('<div class="col"><img alt="1" data-flickity-lazyload="/1.jpg"></div>')
  expect(viewport.watchedCount()).toBeGreaterThan(0)
  jQuery('#row').flickity('destroy')
  await pass(SETTLED)
  expect(viewport.watchedCount()).toBe(0)
  viewport.tell([image(1)])
  expect(image(1).hasAttribute('src')).toBe(false)
  await openSlider(
    '<div class="col"><img alt="1" data-flickity-lazyload="/1.jpg"></div>',
    `class="slider flickity-enabled" data-flickity-options="${LAZY_OPTIONS}"`,
  )
  viewport.tell([image(1)])
  expect(image(1).outerHTML).toContain('data-flickity-lazyload="/1.jpg"')
})
