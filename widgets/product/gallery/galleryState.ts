import type { WritableAtom } from 'nanostores'
import { sliders } from '../../../src/slider/sliders'
import { atom } from '../../../src/stores/atom'

/** The state that a gallery and its thumbnails share. */
export interface GalleryState {
  /** Does the style sheet want no slider at this width? Then the thumbnails do nothing. */
  isOff?: boolean
  /** The picture that is shown, or with which the slider will begin; counted from 0. */
  selected?: number
}

const states = new WeakMap<Element, WritableAtom<GalleryState>>()

/** The state of one of the theme's galleries. */
export function galleryState(gallery: Element): WritableAtom<GalleryState> {
  const state = states.get(gallery) ?? atom<GalleryState>({})
  states.set(gallery, state)
  return state
}

/** Goes to a picture; a gallery that is not a slider yet will begin with it, and one that is to be none stays as it is. */
export function choosePicture(gallery: Element, index: number): void {
  const slider = sliders.get(gallery)
  const state = galleryState(gallery)
  if (slider) slider.select(index)
  else if (!state.get().isOff) state.set({ selected: index })
}
