// Wraps the browser's loading of pictures: what is written here is what makes it fetch them.
import { eachPlace } from './eachPlace'
import { BACKGROUND, LAZY_IMAGE } from './lazySelectors'

/** How far below the window a background is fetched, so that it is there when its element comes into view. */
const NEAR = '300px'

/**
 * Fetches backgrounds when they come near: the style sheet does so once it is told (behaviour page.background.loads-on-demand, contract
 * 11.8).
 *
 * A service: a page may have a hundred of them, each is one class that is written once and nothing that a shopper does changes; as
 * components they would bring React to pages that need it for nothing else.
 *
 * @returns a function that ends it.
 */
export function loadBackgrounds(): () => void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        near.unobserve(target)
        target.classList.add('bg-loaded')
      }
    },
    { rootMargin: NEAR },
  )
  const stopLooking = eachPlace(BACKGROUND, (place) => near.observe(place))
  return () => {
    stopLooking()
    near.disconnect()
  }
}

/** Gives a picture its addresses. One that cannot be loaded shows its words. */
function loadImage(image: HTMLElement): void {
  if (!(image instanceof HTMLImageElement)) return
  const { sizes, src, srcset } = image.dataset
  if (!src && !srcset) return
  const finish = () => image.classList.remove('lazy-load')
  image.addEventListener('load', finish, { once: true })
  image.addEventListener('error', finish, { once: true })
  image.loading = 'lazy'
  if (sizes) image.sizes = sizes
  if (srcset) image.srcset = srcset
  if (src) image.src = src
  image.classList.add('lazy-load-active')
}

/**
 * Loads pictures whose addresses the server kept back (contract 11.8). The browser itself knows best when one comes near, so it gets the
 * addresses with that order.
 *
 * A service, for the same reasons as `loadBackgrounds`.
 *
 * @returns a function that ends it.
 */
export function loadLazyImages(): () => void {
  return eachPlace(LAZY_IMAGE, loadImage)
}
