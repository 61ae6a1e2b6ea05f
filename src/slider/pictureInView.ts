/**
 * Which picture the shopper has scrolled to, in a strip that no slider moves yet.
 *
 * @param window what scrolls.
 */
export function pictureInView(window: HTMLElement, pictures: readonly HTMLElement[]): number {
  const edge = window.getBoundingClientRect().left
  const distances = pictures.map((picture) => Math.abs(picture.getBoundingClientRect().left - edge))
  return Math.max(distances.indexOf(Math.min(...distances)), 0)
}
