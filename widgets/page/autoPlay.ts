import { asksForStillness } from '../../src/page/stillness'
import type { SliderOptions } from '../../src/slider/sliderOptions'
import type { PictureSlider } from '../../src/slider/sliders'

/**
 * Lets a slider play by itself. It waits while the pointer or the focus is on it, and in a tab behind; it stops for good once the shopper
 * has moved it, and never begins where reduced motion is asked for (behaviour page.slider.pauses-for-the-shopper).
 *
 * @returns what stops it.
 */
export function autoPlay(host: HTMLElement, slider: PictureSlider, options: SliderOptions): () => void {
  const playing = new AbortController()
  const { signal } = playing
  let timer: ReturnType<typeof setTimeout> | undefined
  const waits = () =>
    document.hidden ||
    asksForStillness() ||
    host.contains(document.activeElement) ||
    (options.pauseAutoPlayOnHover && host.matches(':hover'))
  const stop = () => {
    clearTimeout(timer)
    playing.abort()
  }
  const plan = () => {
    timer = setTimeout(() => {
      if (!waits()) slider.step(1)
      plan()
    }, options.autoPlay)
  }
  const restart = () => {
    clearTimeout(timer)
    plan()
  }
  // Who has just left the slider sees the slide for as long as any other.
  for (const type of ['mouseleave', 'focusout']) host.addEventListener(type, restart, { signal })
  for (const type of ['pointerdown', 'keydown', 'click']) host.addEventListener(type, stop, { signal })
  plan()
  return stop
}
