import type { VariationData } from './variationData'

/** The picture of a variation, in all its sizes. */
export interface VariationPicture {
  /** The attributes for the first picture of the gallery, from the server; `undefined` and `false` stand for none. */
  attributes: Readonly<Record<string, unknown>>
  src: string
  /** The address of the large picture, for zoom and lightbox. */
  link: string
  /** The address for the theme's strip of thumbnails and the sticky bar. */
  thumbnail: string
  /** The address for the thumbnails of the shop's default gallery. */
  navigation: string
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/**
 * Reads the picture of a variation, including legacy names, which only plugins still add (contract 4.2, 5.2, 5.5).
 *
 * @returns `undefined` where it has none.
 */
export function readVariationPicture({ image, image_link, image_src }: VariationData): VariationPicture | undefined {
  const given: Readonly<Record<string, unknown>> = { ...(image as object | undefined) }
  const src = text(given['src']) || text(image_src)
  if (!src) return
  const link = text(image_link) || text(given['full_src'])
  const full = text(given['full_src']) || link || src
  const small = text(given['thumb_src']) || text(given['gallery_thumbnail_src']) || src
  return {
    src,
    link,
    thumbnail: small,
    navigation: text(given['gallery_thumbnail_src']) || small,
    attributes: {
      src,
      height: given['src_h'],
      width: given['src_w'],
      srcset: given['srcset'],
      sizes: given['sizes'],
      title: given['title'],
      'data-caption': given['caption'],
      // A picture without an `alt` keeps the product's.
      ...('alt' in given && { alt: given['alt'] }),
      'data-src': full,
      'data-large_image': full,
      'data-large_image_width': given['full_src_w'],
      'data-large_image_height': given['full_src_h'],
    },
  }
}
