import type { WritableAtom } from 'nanostores'
import type { PictureSlider } from '../../../src/slider/sliders'
import { atom } from '../../../src/stores/atom'

/** The state that a gallery and its thumbnails share. */
export interface GalleryState {
  /** Does the style sheet want no slider at this width? Then the thumbnails do nothing. */
  isOff?: boolean
  /** Absent while the gallery is no slider. */
  slider?: PictureSlider
  /** The picture that is shown, or was asked for while there was no slider yet; counted from 0. */
  selected?: number
}

const states = new WeakMap<Element, WritableAtom<GalleryState>>()

/** The variation's picture that each gallery shows, as its place and address; none for a gallery that has left the page. */
export const shownPictures: WeakMap<Element, string> = new WeakMap()

/** The state of one of the theme's galleries. */
export function galleryState(gallery: Element): WritableAtom<GalleryState> {
  const state = states.get(gallery) ?? atom<GalleryState>({})
  states.set(gallery, state)
  return state
}

/** Goes to a picture; a gallery that is not a slider yet will begin with it. */
export function choosePicture(gallery: Element, index: number): void {
  const state = galleryState(gallery)
  const former = state.get()
  if (former.slider) former.slider.select(index)
  else state.set({ ...former, selected: index })
}
