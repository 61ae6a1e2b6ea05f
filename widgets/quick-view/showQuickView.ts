import { dispatch } from '../../src/page/events'
import { closeLightbox } from '../../src/page/lightbox'
import { openLightbox } from '../../src/page/openLightbox'
import type { ProductMessages } from '../../src/text/product/productMessages'

const HEADING = '.product-title,.product_title,h1,h2'

/**
 * Shows a product in a lightbox. The islands in it (gallery, variations, quantity, form) wake as in all content that arrives late.
 *
 * @param product the product's id.
 * @param opener gets the focus back (answers: focus after quick view closes).
 */
export function showQuickView(
  fetched: HTMLElement,
  product: string,
  opener: HTMLElement,
  texts: ProductMessages,
): void {
  const lightbox = document.createElement('div')
  lightbox.className = 'product-lightbox lightbox-content'
  lightbox.append(fetched)
  const heading = fetched.querySelector(HEADING)
  closeLightbox()
  openLightbox(lightbox, {
    name: heading?.textContent?.trim() || texts.quickView,
    closeName: texts.close,
    opener,
    // The product's name, which leads to its page: what comes before it in the answer are pictures.
    focus: heading?.querySelector('a') ?? heading?.closest('a'),
    place: (into) => into.append(lightbox),
    onClose: () => dispatch('shop-islands:quick-view-closed', { product }, lightbox),
  })
  dispatch('shop-islands:quick-view-opened', { product }, lightbox)
}
