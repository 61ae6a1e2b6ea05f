import type { Island } from '../../../src/islands/island'
import { nextFrame } from '../../../src/page/nextFrame'
import { awakeGalleries } from './awakeGalleries'

/** Milliseconds without scrolling after which pictures that a finger has moved are at rest. */
const RESTS_AFTER = 150

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
 * Wakes a gallery at its first touch, once, as its definition says; until then the browser itself scrolls the pictures.
 *
 * @param prepare loads what the gallery needs; what it resolves with brings the gallery to life, unless its island has left by then.
 * @returns what puts it to sleep.
 */
export function wakeAtFirstTouch(
  { host, definition, on }: Island,
  prepare: (touch: Event) => Promise<() => void>,
): () => void {
  let hasLeft = false
  let waking: Promise<void> | undefined
  const wakeUp = async (touch: Event) => {
    const begin = await prepare(touch)
    // What moves under a press gets no click: the thumbnail that is just being clicked moves into a slider of its own.
    while (document.documentElement.matches(':active')) await nextFrame()
    if (hasLeft) return
    awakeGalleries.add(host)
    begin()
    repeatHover(touch)
  }
  for (const type of Object.keys(definition.touches ?? {})) {
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
