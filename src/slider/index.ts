/** Sliders of pictures and of anything else, on Embla. */
export { createSlider } from './createSlider'
export { pageOptions, readSliderOptions } from './sliderOptions'
export { sliders } from './sliders'
