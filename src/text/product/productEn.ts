import type { ProductMessages } from './productMessages'

/** The texts of product pages in English; those that the source quotes are exact. */
export const messages: ProductMessages = {
  zoomFailed: 'The image could not be loaded',
  lightboxPictureFailed: '{link}The image #{n}{/link} could not be loaded.',
  noMatchingVariation: 'Sorry, no product matches your choice. Please choose another combination.',
  makeSelection: 'Please choose the product’s options before adding it to your cart.',
  unavailable: 'Sorry, this product is not available. Please choose another combination.',
  variationFailed: 'Your choice could not be checked. Please choose again, or add the product to your cart as it is.',
  selectionReset: 'Your choice has been cleared. Please choose the product’s options.',
  openGallery: 'View pictures in full screen',
  gallery: 'Product pictures',
  showPicture: 'Picture {n}',
  nextPicture: 'Next picture',
  previousPicture: 'Previous picture',
  close: 'Close',
  quickView: 'Quick view',
  loadingQuickView: 'The product is loading.',
  ratingRequired: 'Please choose a rating.',
  stars: '{n} of 5 stars',
}
