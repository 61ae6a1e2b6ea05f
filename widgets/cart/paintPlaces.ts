import { whenIdle } from '../../src/islands/whenIdle'

/** Places painted in one idle piece; small enough that a piece stays far below a frame. */
const PIECE = 100

const watching = new Map<string, IntersectionObserver>()

/**
 * Paints a state at every place that shows it: places in view in the next frame, the others in idle slices (decisions: What a thousand
 * places show is painted from the store outward). A newer call for the same selector replaces one that is still under way.
 *
 * @param selector finds the places.
 * @param paint brings one place up to date; it should write only what differs.
 */
export function paintPlaces(selector: string, paint: (place: HTMLElement) => void): void {
  watching.get(selector)?.disconnect()
  const places = document.querySelectorAll<HTMLElement>(selector)
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
        if (watching.get(selector) === observer) piece.forEach(paint)
      })
    }
  })
  watching.set(selector, observer)
  for (const place of places) observer.observe(place)
}
