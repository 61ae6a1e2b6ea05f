// Wraps the attributes of pictures and of the form that other scripts read and restore, too (contract 5.5).
import { emit } from '../../../src/bridge/pluginEvents'
import { drawnAmong } from '../../../src/page/elements'
import { isInCopiedSlide } from '../../../src/page/foreignSliders'
import { safeUrl } from '../../../src/page/navigation'
import { sliders } from '../../../src/slider/sliders'
import { DEFAULT_GALLERY, DEFAULT_PICTURE, THEME_GALLERY } from '../gallery/galleryMarkup'
import { originalAttribute, restoreAttributes, swapAttribute } from '../gallery/keptAttributes'
import { swapSmall } from '../gallery/swapSmall'
import { formOfBar } from '../sticky-bar/formOfBar'
import { readVariationPicture, type VariationPicture } from './readVariationPicture'
import type { VariationData } from './variationData'

/** The variation's picture that each gallery shows, as its place and address; none for a gallery that has left the page. */
export const shownPictures: WeakMap<Element, string> = new WeakMap()

/** Milliseconds from a change of pictures until the gallery measures again (contract 5.5). */
const SETTLES_IN = 20

/** Where the page shows the picture of a product. */
interface Places {
  gallery: Element
  /** The first picture with everything that belongs to it. */
  frame: Element | null
  image: Element | null
  link: Element | null
  /** The thumbnails of the shop's default gallery, in order. */
  navigation: readonly Element[]
  /** The first thumbnail of the theme's strip, and the picture in the sticky bar. */
  small: readonly Element[]
}

/** The pictures in sticky bars: of the form's product, and of bars outside it that act for the form. */
function barPictures(form: HTMLElement): Element[] {
  const picture = '.sticky-add-to-cart-img'
  const bars = [...document.querySelectorAll('.sticky-add-to-cart')]
  const outside = bars.flatMap((bar) => (formOfBar(bar) === form ? [...bar.querySelectorAll(picture)] : []))
  return [...(form.closest('.product') ?? form).querySelectorAll(picture), ...outside]
}

/**
 * Finds the places in the form's own product; where it has several galleries, such as one for wide screens and one for phones, in the first
 * that is displayed. Copies that a theme's slider has made of its pictures or thumbnails are none.
 */
function placesOf(form: HTMLElement): Places {
  const product = form.closest('.product') ?? form
  const found = (selector: string) => drawnAmong([...product.querySelectorAll(selector)])
  const gallery = found(`.images,${DEFAULT_GALLERY}`) ?? found(THEME_GALLERY) ?? product
  const own = (around: Element, selector: string) =>
    [...around.querySelectorAll(selector)].filter((element) => !isInCopiedSlide(element))
  const [frame = null] = [
    ...own(gallery, `${DEFAULT_PICTURE},${DEFAULT_PICTURE}--placeholder`),
    ...own(gallery, '.slide'),
  ]
  return {
    gallery,
    frame,
    image: frame?.querySelector('.wp-post-image') ?? frame?.querySelector('img') ?? null,
    link: frame?.querySelector('a') ?? null,
    navigation: own(product, '.flex-control-nav img'),
    small: [...product.querySelectorAll('.product-thumbnails .first img'), ...barPictures(form)],
  }
}

/** Shows a picture in place of the gallery's first. */
function swapFirst({ frame, image, link, navigation: [first] }: Places, picture: VariationPicture): void {
  if (image) for (const [name, value] of Object.entries(picture.attributes)) swapAttribute(image, name, value)
  if (frame) swapAttribute(frame, 'data-thumb', picture.src)
  if (link && safeUrl(picture.link)) swapAttribute(link, 'href', picture.link)
  if (first) swapSmall(first, picture.navigation)
}

/** Gives elements their own pictures back. @returns whether that changed anything. */
function restore(elements: readonly (Element | null | undefined)[]): boolean {
  let isChanged = false
  for (const element of elements) if (element && restoreAttributes(element)) isChanged = true
  return isChanged
}

/** Shows a picture in small places, or their own. @returns whether that changed anything. */
function showSmall(places: readonly Element[], picture: VariationPicture | undefined): boolean {
  if (!picture) return restore(places)
  for (const place of places) swapSmall(place, picture.thumbnail)
  return true
}

/**
 * Goes to a picture of a gallery. The shop's own slider is moved through its thumbnail; where ours is still asleep, the pictures are
 * scrolled back to the first one.
 */
function goToSlide({ gallery, navigation }: Places, index: number): void {
  const thumbnail = navigation.filter((image) => gallery.contains(image))[index]
  for (const element of [gallery, ...gallery.querySelectorAll(THEME_GALLERY)]) {
    const slider = sliders.get(element)
    if (slider) slider.select(index)
    else if (thumbnail && element === gallery) emit('flexslider-click', [], thumbnail)
    else element.scrollLeft = 0
  }
}

/** Has everything that has measured the gallery measure it again. */
function settle(gallery: Element): void {
  setTimeout(() => {
    // Not for a gallery that has left with its form.
    if (!gallery.isConnected) return
    // By its name: where ShadyDOM has patched the browser's method, a call without a target throws.
    window.dispatchEvent(new UIEvent('resize'))
    emit('woocommerce_gallery_init_zoom', [], gallery)
  }, SETTLES_IN)
}

/**
 * Notes on the form which picture it shows (contract 5.5).
 *
 * @param variation `null`: the product's own.
 * @returns whether that has changed.
 */
function noteShownPicture(form: HTMLElement, variation: VariationData | null): boolean {
  const id = String(variation?.image_id || '')
  const isChanged = (form.getAttribute('current-image') ?? '') !== id
  if (isChanged) form.setAttribute('current-image', id)
  return isChanged
}

function askForFirstSlide(gallery: Element): void {
  emit('woocommerce_gallery_reset_slide_position', [], gallery)
}

/** Has the gallery of a form's product go back to its first picture, if the form shows another variation's picture than before. */
export function goBackToFirstPicture(form: HTMLElement, variation: VariationData | null): void {
  if (noteShownPicture(form, variation)) askForFirstSlide(placesOf(form).gallery)
}

/** Shows a picture in the gallery, its thumbnail and the sticky bar; see `showVariationPicture`. */
function showEverywhere(
  form: HTMLElement,
  variation: VariationData | null,
  picture: VariationPicture | undefined,
): void {
  const places = placesOf(form)
  const { frame, gallery, image, link, navigation, small } = places
  const first = [frame, image, link, navigation[0]]
  const isSmallChanged = showSmall(small, picture)
  const isNew = noteShownPicture(form, variation)
  if (!picture) {
    shownPictures.delete(gallery)
    if (restore(first) || isSmallChanged) {
      goToSlide(places, 0)
      settle(gallery)
    }
    if (isNew) askForFirstSlide(gallery)
    return
  }
  const own = navigation.findIndex((thumbnail) => originalAttribute(thumbnail, 'src') === picture.navigation)
  if (own < 0) swapFirst(places, picture)
  else restore(first)
  // If the same picture is set again, for instance because a script asks for an update or for another size, the gallery stays where the
  // shopper is.
  const shown = `${own} ${picture.src}`
  if (shownPictures.get(gallery) !== shown) goToSlide(places, Math.max(own, 0))
  shownPictures.set(gallery, shown)
  settle(gallery)
  if (own < 0 && isNew) askForFirstSlide(gallery)
}

/**
 * Shows the picture of a variation in the gallery, its thumbnail and the sticky bar of the form's own product (behaviours
 * product.variation.swaps-*; contract 3.4, 4.2, 5.5). Where the shop's default gallery has that picture among its own, the gallery goes to
 * it instead.
 *
 * @param variation the variation; with `null`, or one without a picture, the product's own picture is shown.
 * @param where `small`: in the thumbnail and the sticky bar only, as the theme's script does, because another script handles the gallery;
 *   `bar`: in the sticky bar alone, because the gallery shows pictures of the variation's own.
 */
export function showVariationPicture(
  form: HTMLElement,
  variation: VariationData | null,
  where: 'everywhere' | 'small' | 'bar' = 'everywhere',
): void {
  const picture = variation ? readVariationPicture(variation) : undefined
  if (where === 'everywhere') showEverywhere(form, variation, picture)
  else showSmall(where === 'bar' ? barPictures(form) : placesOf(form).small, picture)
}
