// Wraps the browser's loading of pictures: these attributes and classes make it fetch them.
import { eachPlace } from './eachPlace'
import { BACKGROUND, LAZY_IMAGE } from './pageSelectors'

/** How far below the window backgrounds are fetched already, so that they are there when their elements come into view. */
const NEAR = '300px'

/**
 * Fetches backgrounds when they come near, by a class for which the style sheet has the picture (behaviour page.background.loads-on-demand,
 * contract 11.8).
 *
 * A service: a page may have a hundred of them, each gets one class once, and nothing that the shopper does changes it; as components they
 * would load React on pages that need it for nothing else.
 *
 * @returns a function that ends it.
 */
export function loadBackgrounds(): () => void {
  const loaded = new WeakSet<Element>()
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        near.unobserve(target)
        loaded.add(target)
        target.classList.add('bg-loaded')
      }
    },
    { rootMargin: NEAR },
  )
  const stopLooking = eachPlace(BACKGROUND, (place) => {
    // At once after a swap: an observer answers only when a frame without it has been painted.
    if (loaded.has(place)) place.classList.add('bg-loaded')
    else near.observe(place)
  })
  return () => {
    stopLooking()
    near.disconnect()
  }
}

/** Gives a picture its addresses. A picture that cannot be loaded shows its alternative text. */
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
 * Loads pictures whose addresses the server printed in other attributes (contract 11.8). They get their addresses with `loading="lazy"`,
 * because the browser knows best when a picture comes near.
 *
 * A service, for the same reasons as `loadBackgrounds`.
 *
 * @returns a function that ends it.
 */
export function loadLazyImages(): () => void {
  return eachPlace(LAZY_IMAGE, loadImage)
}
