import type { Island } from '../../../src/islands/island'
import { dispatch } from '../../../src/page/events'
import { productAround, SLIDER } from './galleryHooks'

/**
 * What wakes the slider of a gallery. It is 10 kB, and most shoppers never touch it: it comes with the pointer, the finger or the focus.
 * Until then the browser itself scrolls the pictures.
 */
export const GALLERY_TOUCHES: readonly string[] = ['pointerover', 'focusin', 'shop-islands:gallery-wanted']

/** Milliseconds without scrolling after which pictures that a finger has moved are at rest. */
const RESTS_AFTER = 150

/** The galleries whose sliders need not be woken any more. */
export const awakeGalleries: WeakSet<Element> = new WeakSet()

/** The gallery that a strip of thumbnails leads through, if its slider is still asleep. */
export function sleepingGalleryOf(strip: HTMLElement): HTMLElement | undefined {
  const gallery = productAround(strip).querySelector<HTMLElement>(SLIDER)
  return gallery && !awakeGalleries.has(gallery) ? gallery : undefined
}

/** Wakes the gallery of a strip of thumbnails; a click says which picture is wanted. */
export function wakeGallery(event: Event, strip: HTMLElement): void {
  const gallery = sleepingGalleryOf(strip)
  const index = [...strip.children].findIndex((thumbnail) => thumbnail.contains(event.target as Node))
  const isChoice = event.type === 'click' && index >= 0
  if (isChoice) event.preventDefault()
  if (gallery) dispatch('shop-islands:gallery-wanted', isChoice ? { index } : {}, gallery)
}

/**
 * Waits until a finger has let go of the pictures and they have come to rest: a slider that takes over in between would stop them.
 *
 * @param touch what woke the gallery; only a finger is waited for.
 */
export function atRest(gallery: HTMLElement, touch: Event): Promise<void> {
  if ((touch as PointerEvent).pointerType !== 'touch') return Promise.resolve()
  return new Promise((resolve) => {
    const waiting = new AbortController()
    const { signal } = waiting
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        waiting.abort()
        resolve()
      }, RESTS_AFTER)
    }
    for (const type of ['touchend', 'touchcancel']) addEventListener(type, wait, { signal, passive: true })
    // The next swipe has begun.
    addEventListener('touchstart', () => clearTimeout(timer), { signal, passive: true })
    gallery.addEventListener('scroll', () => timer && wait(), { signal, passive: true })
  })
}

/** Shows to whatever waits for the pointer that it is over the gallery: the event that woke the slider was spent on that. */
function repeatHover(touch: Event): void {
  const { target } = touch
  if (touch.type === 'pointerover' && target instanceof Element && target.matches(':hover'))
    target.dispatchEvent(new PointerEvent(touch.type, touch))
}

/**
 * Wakes a gallery at its first touch, once.
 *
 * @param prepare loads what the gallery needs; what it resolves with brings the gallery to life, unless its island has left by then.
 * @returns what puts it to sleep.
 */
export function wakeAtFirstTouch({ host, on }: Island, prepare: (touch: Event) => Promise<() => void>): () => void {
  let hasLeft = false
  let waking: Promise<void> | undefined
  const wakeUp = async (touch: Event) => {
    const begin = await prepare(touch)
    if (hasLeft) return
    awakeGalleries.add(host)
    begin()
    repeatHover(touch)
  }
  for (const type of GALLERY_TOUCHES) {
    on(type, (touch) => {
      waking ??= wakeUp(touch)
      return waking
    })
  }
  return () => {
    hasLeft = true
    awakeGalleries.delete(host)
  }
}
