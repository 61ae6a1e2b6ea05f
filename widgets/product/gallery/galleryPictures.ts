import type { LightboxPicture, LightboxPictures } from '../../../src/lightbox/lightboxPicture'
import { collectPictures } from '../../../src/page/collectPictures'
import { isInCopiedSlide } from '../../../src/page/foreignSliders'
import { wordsIn } from '../../../src/page/htmlText'
import { safeUrl } from '../../../src/page/navigation'
import { pictureInView } from '../../../src/slider/pictureInView'
import { hasThemeLightbox } from './galleryConditions'
import { DEFAULT_GALLERY, DEFAULT_PICTURE, productAround, THEME_GALLERY, UNOPENED } from './galleryMarkup'
import { readGalleryParams } from './galleryParams'

/** A picture of a gallery. */
interface GalleryPicture extends LightboxPicture {
  /** What other scripts are told of it: its caption, or else its title, which is too often the name of a file to be shown. */
  title: string
}

/** All pictures of a gallery, and the one to begin with. */
interface GalleryPictures extends LightboxPictures {
  pictures: readonly GalleryPicture[]
}

/** Are captions shown? The shop can do without in its own lightbox, of which the theme's knows nothing. */
function hasCaptions(): boolean {
  return hasThemeLightbox() || readGalleryParams().photoswipe_options?.captionEl !== false
}

/**
 * The address of the large picture: with the theme the link's (contract 4.2), with the shop's default gallery that in the server's
 * attribute, because a plugin's link may lead elsewhere; each where the other is missing.
 */
export function largeAddress(slide: Element): string | null | undefined {
  const linked = slide.querySelector('a[href]')?.getAttribute('href')
  const printed = slide.querySelector('img')?.dataset['large_image']
  return slide.closest(THEME_GALLERY) ? (linked ?? printed) : printed || linked
}

/** Reads the picture of a slide; `undefined` where it shows none that may be opened. */
function readPicture(slide: HTMLElement): GalleryPicture | undefined {
  const image = slide.querySelector('img')
  const { dataset } = image ?? {}
  const address = safeUrl(largeAddress(slide) ?? image?.src)
  if (!image || !address) return
  const caption = wordsIn(dataset?.['caption'] ?? '')
  return {
    address,
    width: Number(dataset?.['large_image_width']) || 0,
    height: Number(dataset?.['large_image_height']) || 0,
    alt: image.alt,
    caption: hasCaptions() ? caption : '',
    title: caption || image.title,
    preview: image.currentSrc || image.src,
  }
}

/** The gallery that something on the page belongs to: the theme's, also from beside it, or the shop's. */
export function galleryOf(opener: HTMLElement): HTMLElement | null {
  const around = opener.closest('.woocommerce-product-gallery,.product-gallery') ?? productAround(opener)
  return (
    opener.closest<HTMLElement>(THEME_GALLERY) ??
    around.querySelector<HTMLElement>(THEME_GALLERY) ??
    opener.closest(DEFAULT_GALLERY)
  )
}

/**
 * Reads the pictures of the gallery that something on the page belongs to.
 *
 * @param opener a link of one of the pictures, or a button beside them, which stands for the selected picture (behaviour
 *   product.gallery.zoom-button-opens-lightbox).
 * @returns `undefined` where there is none, or where the gallery must not be opened (contract 4.2: `.disable-lightbox`).
 */
export function galleryPictures(opener: HTMLElement): GalleryPictures | undefined {
  const gallery = galleryOf(opener)
  if (!gallery || gallery.closest(UNOPENED)) return
  const strip = gallery.querySelector('.flickity-slider') ?? gallery
  const slides = [...(gallery.matches(THEME_GALLERY) ? strip.children : gallery.querySelectorAll(DEFAULT_PICTURE))]
    .filter((slide) => slide instanceof HTMLElement)
    .filter((slide) => !isInCopiedSlide(slide))
  const asked =
    slides.find((slide) => slide.contains(opener)) ??
    slides.find((slide) => slide.matches('.is-selected,.flex-active-slide')) ??
    slides[pictureInView(gallery, slides)]
  const { pictures, startAt } = collectPictures(slides, readPicture, asked)
  return pictures.length > 0 ? { pictures, startAt: Math.max(startAt, 0) } : undefined
}
