// Wraps the browser's loading of pictures: these attributes make it fetch them.
import { swapAttribute } from './keptAttributes'

/**
 * Gives a picture the addresses that a lazy loader holds back (contract 11.8), and takes them away from the loader, which would otherwise
 * overwrite whatever is shown by then.
 */
function takeFromLoader(image: Element): void {
  for (const name of ['src', 'srcset']) {
    for (const keeper of [`data-${name}`, `data-lazy-${name}`]) {
      const address = image.getAttribute(keeper)
      if (!address) continue
      image.setAttribute(name, address)
      swapAttribute(image, keeper, false)
    }
  }
  image.classList.remove('lazy-load')
}

/**
 * Changes a small picture's `src`, and removes its other sizes, which would still show the former one (decisions: A small picture that a
 * lazy loader keeps back).
 */
export function swapSmall(image: Element, src: string): void {
  takeFromLoader(image)
  swapAttribute(image, 'src', src)
  swapAttribute(image, 'srcset', false)
}
