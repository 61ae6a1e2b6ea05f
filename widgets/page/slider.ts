import type { Island } from '../../src/islands/island'
import { createSlider } from '../../src/page/slider/createSlider'
import { pageOptions, readSliderOptions } from '../../src/page/slider/sliderOptions'
import { sliders } from '../../src/page/slider/sliders'
import { settings } from '../../src/stores/settings'
import { loadPageText } from '../../src/text/page/loadPageText'
import { autoPlay } from './autoPlay'
import { drawDots } from './sliderDots'

/** The theme's mark for a slider that is on its way (contract 11.6). */
const SPINNER = '.loading-spin'

/** A slider of the theme: banners, products, words of customers (contract 11.6, behaviours page.slider.*). */
export default function attach({ host }: Island): () => void {
  const options = readSliderOptions(host, pageOptions)
  const undo: (() => void)[] = []
  let hasLeft = false
  loadPageText(settings().locale).then((text) => {
    if (hasLeft || host.matches('.flickity-enabled')) return
    const slider = createSlider(host, options, {
      gallery: host.getAttribute('aria-label') || text.slider,
      nextPicture: text.nextSlide,
      previousPicture: text.previousSlide,
    })
    sliders.set(host, slider)
    host.parentElement?.querySelector(`:scope>${SPINNER}`)?.remove()
    undo.push(slider.destroy, () => sliders.delete(host))
    if (options.pageDots) undo.push(drawDots(host, slider, text))
    if (options.autoPlay) undo.push(autoPlay(host, slider, options))
  })
  return () => {
    hasLeft = true
    for (const step of undo.reverse()) step()
  }
}
