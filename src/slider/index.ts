/** Sliders of pictures and of anything else, on Embla. */
export { createSlider } from './createSlider'
export { keepFocus } from './keepFocus'
export { pictureInView } from './pictureInView'
export { Slider, type SliderProps } from './Slider'
export {
  pageOptions,
  pictureOptions,
  readSliderOptions,
  type SliderOptions,
  type SliderTexts,
  thumbnailOptions,
} from './sliderOptions'
export { type PictureSlider, sliders } from './sliders'
export { createTrack, type SlideTrack } from './slideTrack'
export { type Sliding, useSlider } from './useSlider'
