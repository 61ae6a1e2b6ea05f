import { THEME_GALLERY } from './gallerySelectors'

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
