import { whenIdle } from '../../src/islands/whenIdle'

/** Places painted in one idle piece; small enough that a piece stays far below a frame. */
const PIECE = 100

/**
 * Makes what paints a state at every place that shows it: places in view in the next frame, the others in idle slices (decisions: What a
 * thousand places show is painted from the store outward).
 *
 * @param selector finds the places.
 * @param paint brings one place up to date; it should write only what differs.
 * @returns a function that paints all places; called again it gives up what is still under way.
 */
export function placePainter(selector: string, paint: (place: HTMLElement) => void): () => void {
  let underWay: IntersectionObserver | undefined
  return () => {
    underWay?.disconnect()
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect()
      const rest: HTMLElement[] = []
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) paint(target as HTMLElement)
        else rest.push(target as HTMLElement)
      }
      while (rest.length > 0) {
        const piece = rest.splice(0, PIECE)
        whenIdle(() => {
          if (underWay === observer) piece.forEach(paint)
        })
      }
    })
    underWay = observer
    for (const place of document.querySelectorAll(selector)) observer.observe(place)
  }
}
