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

function positionOf(event: Press): number {
  return pointerOf(event)?.clientX ?? 0
}

/**
 * Keeps a slider in place until the pointer has moved further than its drag threshold (behaviour
 * quick-view.content.slider-drag-threshold-15): Embla follows from the first pixel on and uses a threshold only for clicks. During a drag,
 * and for the click that ends it, the slider has the class `is-dragging`, and that click reaches nothing (contract 11.6).
 *
 * Embla's own listeners are on the same targets and are added after ours, so a move that is too small never reaches them.
 *
 * @param slider the element that gets the class.
 * @param threshold in pixels.
 * @param canDrag tells whether it can be dragged now.
 * @param onDrag is told of drags.
 * @returns a function that stops it; a drag that is under way does not end by that.
 */
export function gateDrags(
  slider: HTMLElement,
  embla: EmblaCarouselType,
  threshold: number,
  canDrag: () => boolean,
  onDrag?: DragListener,
): () => void {
  const viewport = embla.rootNode()
  let endPress: (release?: Press) => void = () => {}
  const tell = (type: 'dragStart' | 'dragEnd', press: Press) => {
    const pointer = pointerOf(press)
    if (pointer) onDrag?.(type, press, pointer)
  }
  const stopClick = (click: Event) => {
    if (!slider.contains(click.target as Node)) return
    click.preventDefault()
    click.stopImmediatePropagation()
  }

  const onPress = (press: Press) => {
    endPress()
    // Another button's menu may take its release with it, and the next click would count as the end of a drag.
    if (isMouse(press) && press.button !== 0) return
    const { axis, options, target } = embla.internalEngine()
    if (!options.active || !canDrag()) return
    const start = positionOf(press)
    const pressing = new AbortController()
    const { signal } = pressing
    const onMove = (move: Press) => {
      const moved = positionOf(move) - start
      if (slider.matches('.is-dragging')) return
      if (Math.abs(moved) <= threshold) {
        move.stopImmediatePropagation()
        return
      }
      slider.classList.add('is-dragging')
      // Embla's own stop comes after the islands in the slider have been given the click.
      addEventListener('click', stopClick, true)
      // Without this the slider would jump by the threshold. No more is taken off: on a busy page the first move may be the whole drag.
      target.add(-axis.direction(Math.sign(moved) * threshold))
      tell('dragStart', move)
    }
    endPress = (release) => {
      endPress = () => {}
      const hasDragged = slider.matches('.is-dragging')
      pressing.abort()
      // Embla selects what a drag leads to, and the click that ends it comes, right after this.
      setTimeout(() => {
        slider.classList.remove('is-dragging')
        removeEventListener('click', stopClick, true)
        if (release && hasDragged) tell('dragEnd', release)
      })
    }
    // A mouse is followed over the whole page, a finger stays with what it touched.
    if (isMouse(press)) {
      document.addEventListener('mousemove', onMove, { signal })
      document.addEventListener('mouseup', (release) => endPress(release), { signal })
    } else {
      viewport.addEventListener('touchmove', onMove, { signal, passive: true })
      for (const type of ['touchend', 'touchcancel'] as const)
        viewport.addEventListener(type, (release) => endPress(release), { signal, passive: true })
    }
  }

  for (const type of ['mousedown', 'touchstart'] as const)
    viewport.addEventListener(type, onPress, { capture: true, passive: true })
  return () => {
    endPress()
    for (const type of ['mousedown', 'touchstart'] as const) viewport.removeEventListener(type, onPress, true)
  }
}
