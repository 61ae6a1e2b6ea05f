/** One picture as the lightbox shows it. */
export interface LightboxPicture {
  /** Where the large picture is; http or https. */
  address: string
  /** Its size in pixels; 0 where the page does not say it. */
  width: number
  height: number
  alt: string
  caption: string
  /** The picture on the page, shown until the large one is there. */
  preview: string
}

/** What the lightbox opens: all pictures of a gallery, and the one to begin with. */
export interface LightboxPictures {
  pictures: readonly LightboxPicture[]
  startAt: number
}

/** What the lightbox says in the language of the shopper. */
export interface LightboxTexts {
  /** Names the dialog. */
  name: string
  close: string
  nextPicture: string
  previousPicture: string
  /** A picture failed to load. `{link}` and `{/link}` stand around what leads to the picture, `{n}` for its number. */
  pictureFailed: string
}
