import { isRightToLeft } from '../page/elements'

/**
 * The number, from 0, of the picture that the shopper has scrolled to in a strip that is not a slider yet.
 *
 * @param viewport the element that scrolls.
 */
export function pictureInView(viewport: HTMLElement, pictures: readonly HTMLElement[]): number {
  const side = isRightToLeft(viewport) ? 'right' : 'left'
  const edge = viewport.getBoundingClientRect()[side]
  const distances = pictures.map((picture) => Math.abs(picture.getBoundingClientRect()[side] - edge))
  return Math.max(distances.indexOf(Math.min(...distances)), 0)
}
