/** The texts of product pages and the quick view; those that the server configures win over them. */
export interface ProductMessages {
  /** A zoomed picture failed to load. */
  zoomFailed: string
  /** A picture of the gallery lightbox failed to load. `{link}` and `{/link}` stand around what leads to the picture, `{n}` for its number. */
  lightboxPictureFailed: string
  noMatchingVariation: string
  makeSelection: string
  unavailable: string
  /** The shop could not be asked for the variation of a choice. The form can be sent all the same. */
  variationFailed: string
  selectionReset: string
  openGallery: string
  /** Names the pictures of a product: their slider and their lightbox. */
  gallery: string
  /** Names a small picture that has no name of its own; `{n}` is its number. */
  showPicture: string
  nextPicture: string
  previousPicture: string
  close: string
  /** Names the quick view's dialog until its product has a heading. */
  quickView: string
  /** Said to screen readers while a quick view is on its way. */
  loadingQuickView: string
  ratingRequired: string
  /** `{n}` stands for 1 to 5. */
  stars: string
}
