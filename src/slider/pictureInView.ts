import { isRightToLeft } from '../page/isRightToLeft'

/**
 * Which picture the shopper has scrolled to, in a strip that no slider moves yet.
 *
 * @param window what scrolls.
 */
export function pictureInView(window: HTMLElement, pictures: readonly HTMLElement[]): number {
  const side = isRightToLeft(window) ? 'right' : 'left'
  const edge = window.getBoundingClientRect()[side]
  const distances = pictures.map((picture) => Math.abs(picture.getBoundingClientRect()[side] - edge))
  return Math.max(distances.indexOf(Math.min(...distances)), 0)
}
