/** Sliders of pictures and of anything else, on Embla. */
export { offerFlexsliderCall } from './flexsliderCall'
export { offerFlickityCall } from './flickityCall'
export { pictureInView } from './pictureInView'
export { Slider } from './Slider'
export {
  pageOptions,
  pictureOptions,
  readSliderOptions,
  type SliderOptions,
  thumbnailOptions,
} from './sliderOptions'
export { sliders } from './sliders'
export { createTrack } from './slideTrack'
export { type SliderState, useSlider } from './useSlider'
