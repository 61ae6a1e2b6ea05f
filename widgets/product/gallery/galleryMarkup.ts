/** The theme's gallery, on the product page and in the quick view: an element whose children are the pictures (contract 3.4, 4.2). */
export const THEME_GALLERY = '[data-island="product-gallery"],.product-gallery-slider'

/** The theme's strips of thumbnails (contract 4.2). */
export const THUMBNAILS = '[data-island="product-thumbnails"],.product-thumbnails'

/** The shop's default gallery. The theme's gallery has the same class and is left out (contract 4.1, 4.2). */
export const DEFAULT_GALLERY =
  '[data-island="default-gallery"],.woocommerce-product-gallery:not(.product-images,:has(.product-gallery-slider))'

/** Every gallery of the shop's or the theme's (decisions: Pictures of the shop's outside any gallery). */
export const ANY_GALLERY = `.woocommerce-product-gallery,[data-island="default-gallery"],${THEME_GALLERY}`

/** One picture of the shop's default gallery with everything that belongs to it. */
export const DEFAULT_PICTURE = '.woocommerce-product-gallery__image'

/**
 * What the shop's pictures must stand in to zoom, where that is not the theme's gallery. Their class alone does not say it: themes print
 * strips of thumbnails (Bricks) and previews with the shop's function for pictures, too.
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

/** The part of the page that belongs to one product: its gallery, its form, its sticky bar. */
export function productAround(element: Element): Element {
  return element.closest('.product') ?? element.parentElement ?? element
}

/**
 * The theme's gallery that a strip of thumbnails belongs to: the first of its product. Other themes have strips of that class without one.
 */
export function galleryOfThumbnails(strip: Element): HTMLElement | null {
  return productAround(strip).querySelector<HTMLElement>(THEME_GALLERY)
}
