/** The elements of a slider. */
export interface TrackParts {
  /** The slider as a whole: hears keys, carries `is-dragging`. */
  slider: HTMLElement
  /** The window onto the strip. */
  viewport: HTMLElement
  /** Holds the pictures, one child each. */
  strip: HTMLElement
  /** Selects those of its children that are pictures, seen from the strip; all of them, where nothing is said. */
  slides?: string
}

/** What the rest of the page may ask of a slider that is awake. */
export interface PictureSlider {
  /** Shows a picture, counted from 0; one that is not there changes nothing. */
  select(index: number): void
  /** Is there a picture to go back to (-1) or on to (1)? */
  canStep(direction: 1 | -1): boolean
  /** Goes one step on, or back; at the end of a slider that does not wrap around nothing changes. */
  step(direction: 1 | -1): void
  /** The first picture of each place at which it stops. */
  stops(): number[]
  /** Measures again, after something in the slider has changed its size. */
  refresh(): void
}

/** The sliders that are awake, by the host of their island. */
export const sliders: WeakMap<Element, PictureSlider> = new WeakMap()
