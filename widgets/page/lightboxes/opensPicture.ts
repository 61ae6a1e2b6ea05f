import { PICTURE_LINK } from './lightboxSelectors'

/** Parts of the page with galleries of their own. */
const OTHER_GALLERIES =
  '.product-gallery-slider,.woocommerce-product-gallery,.product-thumbnails,.disable-lightbox,[data-island="product-gallery"]'

const PICTURE_ADDRESS = /\.(jpe?g|png|webp|avif)\b/i

/** Does a link open its picture in the lightbox (contract 11.5)? The theme switches that on by a class of the body. */
export function opensPicture(link: HTMLElement): boolean {
  if (link.closest(OTHER_GALLERIES) || link.getAttribute('target') === '_blank' || link.closest('.is-dragging'))
    return false
  if (link.matches('[data-island]')) return true
  // The button of a file, as in a post.
  if (link.hasAttribute('download')) return false
  const href = link.getAttribute('href') ?? ''
  return document.body.matches('.lightbox') && (link.matches(PICTURE_LINK) || PICTURE_ADDRESS.test(href))
}
