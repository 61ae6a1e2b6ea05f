import type { EmblaCarouselType } from 'embla-carousel'

type Press = MouseEvent | TouchEvent

function isMouse(event: Press): event is MouseEvent {
  return !('touches' in event)
}

function positionOf(event: Press): number {
  return (isMouse(event) ? event : event.touches[0])?.clientX ?? 0
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
 * @returns a function that stops it.
 */
export function gateDrags(
  slider: HTMLElement,
  embla: EmblaCarouselType,
  threshold: number,
  canDrag: () => boolean,
): () => void {
  const viewport = embla.rootNode()
  let endPress = () => {}
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
    }
    endPress = () => {
      endPress = () => {}
      pressing.abort()
      // The click that ends a drag comes right after this.
      setTimeout(() => {
        slider.classList.remove('is-dragging')
        removeEventListener('click', stopClick, true)
      })
    }
    // A mouse is followed over the whole page, a finger stays with what it touched.
    if (isMouse(press)) {
      document.addEventListener('mousemove', onMove, { signal })
      document.addEventListener('mouseup', () => endPress(), { signal })
    } else {
      viewport.addEventListener('touchmove', onMove, { signal, passive: true })
      for (const type of ['touchend', 'touchcancel'])
        viewport.addEventListener(type, () => endPress(), { signal, passive: true })
    }
  }

  for (const type of ['mousedown', 'touchstart'] as const)
    viewport.addEventListener(type, onPress, { capture: true, passive: true })
  return () => {
    endPress()
    for (const type of ['mousedown', 'touchstart'] as const) viewport.removeEventListener(type, onPress, true)
  }
}
