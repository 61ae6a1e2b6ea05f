import { vi } from 'vitest'
import { openPage, pass, stopClock, type TestPage } from '../../../support/freshPage'
import { startScript } from '../../../support/startPage'

/** Long enough for a slider to come to rest. */
export const SETTLED = 2000

/** How wide a picture and a thumbnail are in the layout of the tests, in pixels. */
export const PICTURE_WIDTH = 600
const THUMBNAIL_WIDTH = 150

/** Milliseconds between two events of a pointer that moves: how fast it is decides where a slider comes to rest. */
const EVENT_INTERVAL = 16

const THEME_OPTIONS = {
  cellAlign: 'center',
  wrapAround: true,
  autoPlay: false,
  prevNextButtons: true,
  adaptiveHeight: true,
  dragThreshold: 15,
  rightToLeft: false,
}

/** JSON as it stands in an attribute. */
export function attributeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('"', '&quot;')
}

/** How the theme's gallery of a test differs from the usual one. */
export interface ThemeGalleryOptions {
  id?: string
  count?: number
  options?: string
  classes?: string
  /** The quick view's pictures have no links (contract 3.4). */
  hasLinks?: boolean
  around?: string
}

function slide(id: string, index: number, hasLinks: boolean): string {
  const image = `<img class="${index === 0 ? 'wp-post-image' : ''}" src="/${id}/${index}.jpg" srcset="/${id}/${index}-big.jpg 900w" alt="Mèo ${index + 1}"
    data-large_image="/${id}/${index}-large.jpg" data-large_image_width="1200" data-large_image_height="900" data-caption="Ảnh &lt;b&gt;${index + 1}&lt;/b&gt;" width="600" height="600">`
  return `<div data-thumb="/${id}/${index}-thumb.jpg" class="woocommerce-product-gallery__image slide${index === 0 ? ' first' : ''}">${
    hasLinks ? `<a href="/${id}/${index}-large.jpg">${image}</a>` : image
  }</div>`
}

/** The theme's gallery of one product as the server renders it (contract 4.2). */
export function themeGallery({
  id = 'p',
  count = 3,
  options = attributeJson(THEME_OPTIONS),
  classes = 'has-image-zoom',
  hasLinks = true,
  around = '',
}: ThemeGalleryOptions = {}): string {
  const pictures = Array.from({ length: count }, (_, index) => slide(id, index, hasLinks)).join('')
  const thumbnails = Array.from(
    { length: count },
    (_, index) =>
      `<div class="col${index === 0 ? ' is-nav-selected first' : ''}"><a><img alt="" src="/${id}/${index}-thumb.jpg" srcset="/${id}/x 2x"></a></div>`,
  ).join('')
  return `<div class="product" id="${id}">
    <div class="product-images woocommerce-product-gallery images" data-columns="4">
      <figure class="woocommerce-product-gallery__wrapper product-gallery-slider slider ${classes}" data-flickity-options="${options} ">${pictures}</figure>
      <div class="image-tools"><a href="#product-zoom" class="zoom-button button">Phóng to</a></div>
    </div>
    <div class="product-thumbnails thumbnails slider row row-slider" data-flickity-options="${attributeJson({ cellAlign: 'left', contain: true, asNavFor: '.product-gallery-slider' })}">${thumbnails}</div>
    ${around}
  </div>`
}

/** The shop's default gallery as the server renders it, invisible (contract 4.1). */
export function defaultGallery(count = 3, id = 'd', around = ''): string {
  const pictures = Array.from(
    { length: count },
    (_, index) =>
      `<div data-thumb="/${id}/${index}-thumb.jpg" data-thumb-alt="Mèo ${index + 1}" data-thumb-srcset="/${id}/${index}-thumb.jpg 100w" data-thumb-sizes="100px"
        class="woocommerce-product-gallery__image"><a href="/${id}/${index}-large.jpg"><img class="${index === 0 ? 'wp-post-image' : ''}" src="/${id}/${index}.jpg" alt="Mèo ${index + 1}" data-large_image_width="1200" data-large_image_height="900"></a></div>`,
  ).join('')
  return `<div class="product" id="${id}"><div class="woocommerce-product-gallery images" data-columns="4" style="opacity: 0">
    <div class="woocommerce-product-gallery__wrapper">${pictures || '<div class="woocommerce-product-gallery__image--placeholder"><img src="/none.jpg" class="wp-post-image"></div>'}</div>
  </div>${around}</div>`
}

function isThumbnail(element: Element): boolean {
  return element.matches('.col')
}

/** The large picture of a zoom is as wide as the styles say, and square. */
function isZoomed(element: Element): boolean {
  return element.matches('.easyzoom-flyout > img')
}

/** How a finger is felt, where it is not one alone that goes from side to side. */
export interface TouchOptions {
  /** Pixels from the top. */
  clientY?: number
  /** Not where the page scrolls already. */
  cancelable?: boolean
  fingers?: number
}

/** A finger on an element, at so many pixels from the left, a moment after it was last felt. */
export function touch(
  type: 'touchstart' | 'touchmove' | 'touchend',
  target: Element,
  clientX: number,
  { clientY = 10, cancelable = true, fingers = 1 }: TouchOptions = {},
): void {
  if (type !== 'touchstart') vi.advanceTimersByTime(EVENT_INTERVAL)
  const event = new Event(type, { bubbles: true, cancelable })
  target.dispatchEvent(Object.assign(event, { touches: new Array(fingers).fill({ clientX, clientY }) }))
}

/** Gives every element a size and a place, as happy-dom does not: cells stand beside each other. */
function fakeLayout(): void {
  const width = (element: Element) => {
    if (isZoomed(element)) return Number.parseFloat(getComputedStyle(element).width)
    return isThumbnail(element) ? THUMBNAIL_WIDTH : PICTURE_WIDTH
  }
  const place = (element: Element) => {
    const cells = [...(element.parentElement?.children ?? [])]
    return element.matches('.slide,.col,.woocommerce-product-gallery__image')
      ? cells.indexOf(element) * width(element)
      : 0
  }
  const style = document.createElement('style')
  style.textContent = '* { margin: 0px }'
  document.head.append(style)
  const { prototype } = HTMLElement
  const fake = (
    name: 'offsetWidth' | 'offsetHeight' | 'offsetLeft' | 'clientWidth',
    read: (element: Element) => number,
  ) =>
    vi.spyOn(prototype, name, 'get').mockImplementation(function (this: HTMLElement) {
      return read(this)
    })
  fake('offsetWidth', width)
  fake('clientWidth', width)
  fake('offsetLeft', place)
  // The second picture is less high than the others.
  fake('offsetHeight', (element) => {
    if (isZoomed(element)) return width(element)
    return place(element) === PICTURE_WIDTH ? 400 : 600
  })
  Object.defineProperty(prototype, 'offsetParent', { configurable: true, get: () => document.body })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(place(this), 0, width(this), 600)
  })
}

/** Everything on the page is in view, or only what matches `selector`. */
export function see(selector = '*'): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (entries: object[]) => void
      constructor(tell: (entries: object[]) => void) {
        this.#tell = tell
      }
      observe(target: Element): void {
        if (target.matches(selector)) queueMicrotask(() => this.#tell([{ isIntersecting: true, target }]))
      }
      unobserve(): void {}
      disconnect(): void {}
    },
  )
}

/** A page with galleries on it, on which nothing has started yet. */
export interface GalleryPage extends TestPage {
  /** Starts the script with the widgets of the galleries, and touches nothing, until they have come to life. */
  start(settings?: Readonly<Record<string, unknown>>): Promise<void>
}

/** Moves the pointer, or a finger, onto an element, with a moment for what wakes by it. */
export async function hover(element: Element, pointerType = 'mouse'): Promise<void> {
  element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, cancelable: true, pointerType }))
  await pass(10)
}

/** Opens a page on a stopped clock, with a layout. */
export function openGalleryPage(html: string): GalleryPage {
  const page = openPage(html)
  stopClock()
  fakeLayout()
  see()
  return Object.assign(page, {
    async start(settings = {}) {
      await startScript((await import('../../../../widgets/product/definitions')).product, settings)
      // Until the area has loaded, and then until its galleries have found the page at rest.
      await pass(50)
      await pass(50)
    },
  })
}

/** Presses a pointer, moves it by as many pixels to the right, and lets it go; then the browser clicks. */
export function drag(target: Element, distance: number, ends: 'lets go' | 'holds' = 'lets go'): MouseEvent {
  const at = (clientX: number) => ({ bubbles: true, cancelable: true, clientX, clientY: 10, button: 0 })
  target.dispatchEvent(new MouseEvent('mousedown', at(300)))
  for (const share of [0.25, 0.5, 0.75, 1]) {
    vi.advanceTimersByTime(EVENT_INTERVAL)
    target.dispatchEvent(new MouseEvent('mousemove', at(300 + distance * share)))
  }
  const click = new MouseEvent('click', at(300 + distance))
  if (ends === 'holds') return click
  target.dispatchEvent(new MouseEvent('mouseup', at(300 + distance)))
  target.dispatchEvent(click)
  return click
}
