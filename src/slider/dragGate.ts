import type { EmblaCarouselType } from 'embla-carousel'

type Press = MouseEvent | TouchEvent

/** Hears that a drag begins, or that it has ended and what it leads to is selected. */
export type DragListener = (type: 'dragStart' | 'dragEnd', press: Press, pointer: MouseEvent | Touch) => void

function isMouse(event: Press): event is MouseEvent {
  return !('touches' in event)
}

/** Where a mouse or the first finger is, or was when it was lifted. */
function pointerOf(event: Press): MouseEvent | Touch | undefined {
  return isMouse(event) ? event : (event.touches[0] ?? event.changedTouches[0])
}

/** How many pixels a pointer has moved between two events. */
function distanceBetween(from: Press, to: Press): { horizontal: number; vertical: number } {
  const [start, now] = [pointerOf(from), pointerOf(to)]
  return {
    horizontal: (now?.clientX ?? 0) - (start?.clientX ?? 0),
    vertical: (now?.clientY ?? 0) - (start?.clientY ?? 0),
  }
}

/** Do two fingers zoom the page? */
function isZoom(event: Press): boolean {
  return !isMouse(event) && event.touches.length > 1
}

/** Does a finger scroll the page, by going more up or down than sideways? Once the page scrolls, that cannot be prevented any more. */
function isScroll(press: Press, move: Press): boolean {
  const { horizontal, vertical } = distanceBetween(press, move)
  return !isMouse(move) && (!move.cancelable || Math.abs(vertical) >= Math.abs(horizontal))
}

/** What a press can drag, and who hears of that. */
interface Dragged {
  /** The element that gets the class. */
  slider: HTMLElement
  embla: EmblaCarouselType
  /** In pixels. */
  threshold: number
  onDrag: DragListener | undefined
}

/**
 * Lets no move of a pressed pointer reach Embla before it has moved further than the threshold: with that a drag begins. A touch that
 * scrolls or zooms the page drags nothing, which is Embla's own rule, too.
 *
 * @returns a function that ends it. It is told by the event that it gets, and by none if it gets none.
 */
function followPress(press: Press, { slider, embla, threshold, onDrag }: Dragged): (by?: Press) => void {
  const { axis, target } = embla.internalEngine()
  const viewport = embla.rootNode()
  const pressing = new AbortController()
  const { signal } = pressing
  let isDragging = false
  const tell = (type: 'dragStart' | 'dragEnd', event: Press) => {
    const pointer = pointerOf(event)
    if (pointer) onDrag?.(type, event, pointer)
  }
  const stopClick = (click: Event) => {
    if (!slider.contains(click.target as Node)) return
    click.preventDefault()
    click.stopImmediatePropagation()
  }

  const end = (by?: Press) => {
    pressing.abort()
    if (!isDragging) return
    isDragging = false
    // Embla selects what a drag leads to, and the click that ends it comes, right after this.
    setTimeout(() => {
      slider.classList.remove('is-dragging')
      removeEventListener('click', stopClick, true)
      if (by) tell('dragEnd', by)
    })
  }
  const onMove = (move: Press) => {
    if (isZoom(move)) return end(move)
    if (isDragging) return
    const { horizontal } = distanceBetween(press, move)
    if (Math.abs(horizontal) <= threshold) {
      move.stopImmediatePropagation()
      return
    }
    if (isScroll(press, move)) return end()
    isDragging = true
    slider.classList.add('is-dragging')
    // Embla's own stop comes after the islands in the slider have been given the click.
    addEventListener('click', stopClick, true)
    // Without this the slider would jump by the threshold. No more is taken off: on a busy page the first move may be the whole drag.
    target.add(-axis.direction(Math.sign(horizontal) * threshold))
    tell('dragStart', move)
  }

  // A Mac's Ctrl key makes a menu of a press, and the release goes to that.
  viewport.addEventListener('contextmenu', end, { signal })
  // A mouse is followed over the whole page, a finger stays with what it touched.
  if (isMouse(press)) {
    document.addEventListener('mousemove', onMove, { signal })
    document.addEventListener('mouseup', end, { signal })
  } else {
    viewport.addEventListener('touchmove', onMove, { signal, passive: true })
    for (const type of ['touchend', 'touchcancel'] as const)
      viewport.addEventListener(type, end, { signal, passive: true })
  }
  return end
}

/**
 * Keeps a slider in place until the pointer has moved further than its drag threshold (behaviour
 * quick-view.content.slider-drag-threshold-15): Embla follows from the first pixel on and uses a threshold only for clicks. During a drag,
 * and for the click that ends it, the slider has the class `is-dragging`, and that click reaches nothing (contract 11.6).
 *
 * Embla's own listeners are on the same targets and are added after ours, so a move that is too small never reaches them.
 *
 * @param dragged what is dragged, by which threshold, and who is told of drags.
 * @param canDrag tells whether a press can drag it now.
 * @returns a function that stops it. Nobody is told of the end of a drag that is under way then.
 */
export function gateDrags(dragged: Dragged, canDrag: (press: Event) => boolean): () => void {
  const { embla } = dragged
  const viewport = embla.rootNode()
  let endPress: (by?: Press) => void = () => {}
  const onPress = (press: Press) => {
    // Of a second finger, or where nobody heard the release.
    endPress(press)
    endPress = () => {}
    // Another button's menu may take its release with it, and the next click would count as the end of a drag.
    if (isMouse(press) && press.button !== 0) return
    if (embla.internalEngine().options.active && canDrag(press)) endPress = followPress(press, dragged)
  }
  const listening = new AbortController()
  for (const type of ['mousedown', 'touchstart'] as const)
    viewport.addEventListener(type, onPress, { capture: true, passive: true, signal: listening.signal })
  return () => {
    endPress()
    listening.abort()
  }
}
