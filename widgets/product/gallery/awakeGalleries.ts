import { productAround, SLIDER } from './galleryHooks'

/** The galleries whose sliders need not be woken any more. */
export const awakeGalleries: WeakSet<Element> = new WeakSet()

/** The gallery that a strip of thumbnails leads through, if its slider is still asleep. */
export function sleepingGalleryOf(strip: HTMLElement): HTMLElement | undefined {
  const gallery = productAround(strip).querySelector<HTMLElement>(SLIDER)
  return gallery && !awakeGalleries.has(gallery) ? gallery : undefined
}
