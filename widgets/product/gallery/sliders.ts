/** What the rest of the product page may ask of a slider that is awake. */
export interface PictureSlider {
  /** Shows a picture, counted from 0; one that is not there changes nothing. */
  select(index: number): void
  /** Measures anew, after what is in the slider has changed its size. */
  refresh(): void
}

/** The sliders that are awake, by the host of their island. */
export const sliders: WeakMap<Element, PictureSlider> = new WeakMap()
