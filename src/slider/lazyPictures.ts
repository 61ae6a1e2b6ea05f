// Wraps the browser's loading of pictures: their addresses and classes are written here, once for each, and stay when the slider ends.
import { safeUrl } from '../page/navigation'
import { cellsOf, type FramedSlides } from './frameSlides'

const [ADDRESS, FURTHER_ADDRESS, ADDRESSES, BACKGROUND] = [
  'data-flickity-lazyload',
  'data-flickity-lazyload-src',
  'data-flickity-lazyload-srcset',
  'data-flickity-bg-lazyload',
] as const

const LAZY = `img[${ADDRESS}],img[${FURTHER_ADDRESS}],img[${ADDRESSES}],[${BACKGROUND}]`

/**
 * How far outside of the slider's window pictures are fetched: those of the cells beside it, so that a step shows them at once. Also above
 * and below, because a window whose pictures are not there may have no height.
 */
const NEAR = '300px 100%'

/** Hears that loading has ended, well or not. */
type EndListener = (type: 'lazyLoad' | 'bgLazyLoad', end: Event, element: Element | undefined) => void

/** An attribute's value. The attribute goes, so that nobody loads the picture again. */
function take(element: Element, name: string): string | null {
  const value = element.getAttribute(name)
  element.removeAttribute(name)
  return value
}

/** Marks an element when its picture is there, or cannot be had. */
function markWhenLoaded(
  image: HTMLImageElement,
  marked: Element,
  classStart: string,
  hear: (end: Event) => void,
): void {
  const loading = new AbortController()
  const finish = (end: Event) => {
    loading.abort()
    marked.classList.add(`${classStart}${end.type === 'load' ? 'loaded' : 'error'}`)
    hear(end)
  }
  for (const type of ['load', 'error']) image.addEventListener(type, finish, { signal: loading.signal })
}

/** One of several pictures: its address, which neither begins nor ends with a comma, and what is said of it up to the next comma. */
const CANDIDATE = /([^\s,](?:\S*[^\s,])?)(?:\s[^,]*)?/g

/** May the browser load each of these pictures? */
function areSafe(srcset: string): boolean {
  return [...srcset.matchAll(CANDIDATE)].every(([, address]) => safeUrl(address))
}

function loadImage(image: HTMLImageElement, hear: (end: Event) => void): void {
  const [address, further, addresses] = [ADDRESS, FURTHER_ADDRESS, ADDRESSES].map((name) => take(image, name))
  const src = safeUrl(address || further)
  const srcset = addresses && areSafe(addresses) && addresses
  if (!src && !srcset) return
  markWhenLoaded(image, image, 'flickity-lazy', hear)
  if (srcset) image.srcset = srcset
  if (src) image.src = src
}

function loadBackground(element: HTMLElement, hear: (end: Event) => void): void {
  const address = safeUrl(take(element, BACKGROUND))
  if (!address) return
  const image = new Image()
  markWhenLoaded(image, element, 'flickity-bg-lazy', (end) => {
    if (end.type === 'load') element.style.backgroundImage = `url(${JSON.stringify(address)})`
    hear(end)
  })
  image.src = address
}

/**
 * Fetches pictures and backgrounds in the cells of a slider when they come near its window, also those that come later: authors write their
 * addresses into `data-flickity-lazyload`, `-src`, `-srcset` and `data-flickity-bg-lazyload` (contract 11.6: `lazyLoad`). They are fetched
 * whatever the option says, because without it nobody else would. An address that is not safe is reported, and its picture stays away.
 *
 * Not by the browser's own `loading="lazy"`, for which a cell beside the window is hidden, so that each step would show an empty one first.
 *
 * @param onEnd is told of each picture whose loading has ended, with its cell, or of a background, with its element.
 * @returns a function that ends it. What is loading goes on.
 */
export function loadLazyPictures({ viewport, strip }: FramedSlides, onEnd: EndListener): () => void {
  const load = (element: HTMLElement) => {
    const cell = cellsOf(strip).find((candidate) => candidate.contains(element))
    if (element instanceof HTMLImageElement) loadImage(element, (end) => onEnd('lazyLoad', end, cell))
    loadBackground(element, (end) => onEnd('bgLazyLoad', end, element))
  }
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        near.unobserve(target)
        load(target as HTMLElement)
      }
    },
    { root: viewport, rootMargin: NEAR },
  )
  const look = () => {
    for (const element of strip.querySelectorAll(LAZY)) near.observe(element)
  }
  // Cells are added, and a swap may give an element the server's attributes again.
  const changes = new MutationObserver(look)
  changes.observe(strip, {
    attributeFilter: [ADDRESS, FURTHER_ADDRESS, ADDRESSES, BACKGROUND],
    childList: true,
    subtree: true,
  })
  look()
  return () => {
    near.disconnect()
    changes.disconnect()
  }
}
