/** The theme's gallery, on the product page and in the quick view: an element whose children are the pictures (contract 3.4, 4.2). */
export const THEME_GALLERY = '[data-island="product-gallery"],.product-gallery-slider'

/** The theme's strips of thumbnails (contract 4.2). */
export const THUMBNAILS = '[data-island="product-thumbnails"],.product-thumbnails'

/** The shop's default gallery. The theme's gallery has the same class and is left out (contract 4.1, 4.2). */
export const DEFAULT_GALLERY =
  '[data-island="default-gallery"],.woocommerce-product-gallery:not(.product-images,:has(.product-gallery-slider))'

/**
 * Every gallery of the shop's or the theme's. What has the classes of the shop's pictures outside one is served by neither's old script,
 * but by that of a theme with a grid of its own (Betheme).
 */
export const ANY_GALLERY = `.woocommerce-product-gallery,[data-island="default-gallery"],${THEME_GALLERY}`

/** One picture of the shop's default gallery with everything that belongs to it. */
export const DEFAULT_PICTURE = '.woocommerce-product-gallery__image'

/**
 * What says that the pictures in it zoom outside of the theme's gallery. Their class alone does not: the shop's function for one is used
 * for strips of thumbnails (Bricks') and previews, too.
 */
export const ZOOMING = `${ANY_GALLERY},.has-image-zoom,[data-island="picture-zoom"]`

/**
 * Elements that give the address of the large picture in the shop's default gallery. For a product without a picture there is no link, even
 * when a variation's picture is shown (contract 4.1).
 */
export const LARGE = 'a[href],[data-large_image]'

/** A gallery whose pictures must not be opened (contract 4.2). */
export const UNOPENED = '.disable-lightbox'

/** The button of the shop's default gallery that opens the lightbox (contract 4.1). */
export const TRIGGER = '.woocommerce-product-gallery__trigger'
