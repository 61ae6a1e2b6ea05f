import type { Island } from '../../src/islands/island'

/**
 * A picture whose addresses the server kept back (contract 11.8). The browser itself knows best when it comes near, so it gets the
 * addresses with that order. A picture that cannot be loaded shows its words.
 */
export default function attach({ host: image }: Island): undefined {
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
