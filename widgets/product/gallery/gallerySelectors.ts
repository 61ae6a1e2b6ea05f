/** The theme's gallery, on the product page and in the quick view: an element whose children are the pictures (contract 3.4, 4.2). */
export const SLIDER = '[data-island="product-gallery"],.product-gallery-slider'

/** The theme's strips of thumbnails (contract 4.2). */
export const THUMBNAILS = '[data-island="product-thumbnails"],.product-thumbnails'

/** The shop's default gallery; the theme's carries its class as well (contract 4.1, 4.2). */
export const DEFAULT_GALLERY =
  '[data-island="default-gallery"],.woocommerce-product-gallery:not(.product-images,:has(.product-gallery-slider))'

/** One picture of the shop's default gallery with all that belongs to it. */
export const DEFAULT_PICTURE = '.woocommerce-product-gallery__image'

/**
 * What says of a picture of the shop's default gallery where it is large. The place of a product that has no picture itself has no link, also
 * when a variation shows its own there (contract 4.1).
 */
export const LARGE = 'a[href],[data-large_image]'

/** A gallery whose pictures are not to be opened (contract 4.2). */
export const UNOPENED = '.disable-lightbox'

/** The button of the shop's default gallery that opens the lightbox (contract 4.1). */
export const TRIGGER = '.woocommerce-product-gallery__trigger'
