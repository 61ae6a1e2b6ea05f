// Wraps the browser's replacing of an element: a variation's gallery is server HTML that replaces other server HTML outside the form's
// island, and has islands of its own.
import { emit } from '../../../src/bridge/pluginEvents'
import { parseHtml } from '../../../src/page/trustedHtml'
import { asText, type VariationData } from './variationData'
import { shownPictures } from './variationPictures'

const GALLERY = '.woocommerce-product-gallery'

/** A variation's own gallery, shown in place of the product's. */
interface OwnGallery {
  /** The gallery that the product was served with. */
  readonly served: Element
  /** The gallery that is there now, and the HTML that it was made from. */
  readonly shown: Element
  readonly html: string
}

/** The variation's own gallery that each form shows, if it does. */
const active = new WeakMap<HTMLElement, OwnGallery>()

/** The HTML of the product's own gallery, which the server prints in the form, or for the whole page by product (contract 0.1, 5.5). */
function defaultGallery(form: HTMLElement): string {
  const { wc_variation_gallery_defaults: defaults } = window
  const template = form.querySelector('.wc-product-gallery-default-template')?.textContent
  return template?.trim() || asText(defaults?.[form.dataset['product_id'] ?? ''])
}

/**
 * Shows the gallery of a variation, where the shop has galleries per variation (contract 5.5): the whole gallery is replaced, and the
 * product's own comes back for a variation without one. The islands of a gallery wake and leave with it; a gallery that is shown already is
 * left as it is.
 *
 * @param variation the variation; `null` shows the product's own gallery.
 * @returns whether the variation has a gallery: then its picture need not be shown separately.
 */
export function showVariationGallery(form: HTMLElement, variation: VariationData | null): boolean {
  const html = asText(variation?.gallery_images_html)
  const known = active.get(form)
  if (html && known?.html === html && known.shown.isConnected) return true
  const own = html && parseHtml(html).querySelector(GALLERY)
  const gallery = form.closest('.product')?.querySelector(GALLERY)
  if (!gallery || (!own && !known)) return false
  const replacement = own || (parseHtml(defaultGallery(form)).querySelector(GALLERY) ?? known?.served)
  if (!replacement) return false
  // While it is still in the page, so that listeners can clean up what they have put around the gallery.
  emit('wc-product-gallery-before-destroy', [], gallery)
  gallery.replaceWith(replacement)
  shownPictures.delete(gallery)
  if (own) {
    active.set(form, { served: known?.served ?? gallery, shown: own, html })
    // The shop's own script sets this, and other scripts read it.
    form.dataset['product_gallery_active'] = 'yes'
  } else {
    active.delete(form)
    delete form.dataset['product_gallery_active']
  }
  return !!own
}
