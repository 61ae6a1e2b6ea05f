/** The texts of product pages and the quick view; those that the server configures win over them. */
export interface ProductMessages {
  /** A zoomed picture failed to load. */
  zoomFailed: string
  /** A picture of the gallery lightbox failed to load. `{link}` and `{/link}` stand around what leads to the picture, `{n}` for its number. */
  lightboxPictureFailed: string
  noMatchingVariation: string
  makeSelection: string
  unavailable: string
  selectionReset: string
  openGallery: string
  nextPicture: string
  previousPicture: string
  close: string
  /** Names the quick view's dialog until its product has a heading. */
  quickView: string
  ratingRequired: string
  /** `{n}` stands for 1 to 5. */
  stars: string
}
