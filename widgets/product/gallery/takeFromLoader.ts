// Wraps the browser's loading of pictures: what is written here is what makes it fetch them.
import { swapAttribute } from './keptAttributes'

/**
 * Gives a picture the addresses that a lazy loader keeps back (contract 11.8), and takes them from the loader, which would put them over
 * whatever is shown by then.
 */
export function takeFromLoader(image: Element): void {
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

/** Puts a small picture where another was; its other sizes would still show that one. */
export function swapSmall(image: Element, src: string): void {
  takeFromLoader(image)
  swapAttribute(image, 'src', src)
  swapAttribute(image, 'srcset', false)
}
