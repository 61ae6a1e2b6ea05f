import type { Island } from '../../src/islands/island'
import { settings } from '../../src/stores/settings'
import { loadText } from '../../src/text/text'
import { autoPlay } from './autoPlay'
import { drawDots } from './sliderDots'

/** The theme's mark for a slider that is on its way (contract 11.6). */
const SPINNER = '.loading-spin'

/** Most pages have no slider of this kind, but something else of this area. */
function load() {
  return Promise.all([import('../../src/slider'), loadText('page', settings().locale)])
}

/** A slider of the theme: banners, products, words of customers (contract 11.6, behaviours page.slider.*). */
export default function attach({ host, fail }: Island): () => void {
  const undo: (() => void)[] = []
  let hasLeft = false
  const build = ([{ createSlider, pageOptions, readSliderOptions, sliders }, text]: Awaited<
    ReturnType<typeof load>
  >) => {
    if (hasLeft || host.matches('.flickity-enabled')) return
    const options = readSliderOptions(host, pageOptions)
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
  }
  load().then(build).catch(fail)
  return () => {
    hasLeft = true
    for (const step of undo.reverse()) step()
  }
}
