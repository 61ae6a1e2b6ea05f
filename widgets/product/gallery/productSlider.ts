import { listen } from '../../../src/bridge/pluginEvents'
import type { Island } from '../../../src/islands/island'
import { createSlider } from '../../../src/slider/createSlider'
import { pictureOptions, readSliderOptions, type SliderOptions } from '../../../src/slider/sliderOptions'
import { sliders } from '../../../src/slider/sliders'
import { settings } from '../../../src/stores/settings'
import type { Messages } from '../../../src/text/messages'
import { loadText } from '../../../src/text/text'
import { attachThumbnails, thumbnailsOf } from './galleryThumbnails'
import { atRest, wakeAtFirstTouch } from './wakeGallery'

/** The theme's style sheet can ask for a slider on narrow screens only (contract 11.6: `watchCSS`). */
function isAskedFor(host: HTMLElement, { watchCSS }: SliderOptions): boolean {
  return !watchCSS || getComputedStyle(host, '::after').content.includes('flickity')
}

/** Puts a slider on a gallery and its thumbnails; returns what takes it off. */
function build(host: HTMLElement, options: SliderOptions, text: Messages['product']): () => void {
  const slider = createSlider(host, options, text)
  sliders.set(host, slider)
  const gallery = host.closest<HTMLElement>('.woocommerce-product-gallery')
  const undo = [
    ...thumbnailsOf(host).map((strip) => attachThumbnails(strip, host, slider, text)),
    listen('flatsome-product-gallery-tools-init', slider.refresh, document),
    listen('woocommerce_gallery_reset_slide_position', () => slider.select(0), gallery ?? host),
    slider.destroy,
    () => sliders.delete(host),
  ]
  return () => {
    for (const step of undo) step()
  }
}

/** The theme's gallery, on the product page and in the quick view (contract 3.4, 4.2), once it is touched. */
export default function attach(island: Island): () => void {
  const { host, on } = island
  const options = readSliderOptions(host, pictureOptions)
  let wanted: number | undefined
  let takeOff: (() => void) | undefined
  let text: Messages['product'] | undefined

  const adjust = () => {
    if (!text || isAskedFor(host, options) === !!takeOff) return
    takeOff?.()
    takeOff = takeOff ? undefined : build(host, options, text)
  }
  on('shop-islands:gallery-wanted', (wish) => {
    wanted = (wish as CustomEvent<{ index?: number }>).detail.index ?? wanted
  })
  const sleep = wakeAtFirstTouch(island, async (touch) => {
    const [loaded] = await Promise.all([loadText('product', settings().locale), atRest(host, touch)])
    return () => {
      text = loaded
      adjust()
      if (options.watchCSS) addEventListener('resize', adjust)
      if (wanted !== undefined) sliders.get(host)?.select(wanted)
    }
  })
  return () => {
    sleep()
    removeEventListener('resize', adjust)
    takeOff?.()
  }
}
