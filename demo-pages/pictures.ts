/** Stands for a product without a picture. */
export const placeholderPicture = 'chua-co-anh'

/** Their full size was deleted from the server: the address answers 404. */
const lostOriginals: readonly string[] = ['den-bong-ca-2']

/** The addresses of a picture in every size that the server has of it, with the width in px. */
export interface PictureSizes {
  full: string
  fullWidth: number
  /** In the gallery of a product page. */
  single: string
  singleWidth: number
  /** On a card, and in the theme's strip of thumbnails. */
  thumbnail: string
  thumbnailWidth: number
  /** In the thumbnails of the shop's default gallery. */
  galleryThumbnail: string
  galleryThumbnailWidth: number
  srcset: string
  sizes: string
}

/**
 * All pictures are square. Each size is an address of its own, as on a real server, and the same drawing: file servers ignore the query.
 *
 * @param name of the file in `images/`, without its ending.
 */
export function pictureSizes(name: string): PictureSizes {
  const file = `/images/${name}.svg`
  return {
    full: lostOriginals.includes(name) ? `/images/mat/${name}.svg` : file,
    fullWidth: 1200,
    single: `${file}?w=600`,
    singleWidth: 600,
    thumbnail: `${file}?w=300`,
    thumbnailWidth: 300,
    galleryThumbnail: `${file}?w=100`,
    galleryThumbnailWidth: 100,
    srcset: `${file}?w=600 600w, ${file}?w=300 300w, ${file}?w=100 100w`,
    sizes: '(max-width: 600px) 100vw, 600px',
  }
}
