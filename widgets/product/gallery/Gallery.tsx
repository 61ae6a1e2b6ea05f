import { useStore } from '@nanostores/react'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { isShopScriptHere } from '../../../src/bridge/replacedScripts'
import { useHost, useListener, usePageEffect, usePluginEvent, useText } from '../../../src/react'
import { pictureOptions, readSliderOptions, Slider, type SliderOptions, useSlider } from '../../../src/slider'
import { AnnouncedGallery } from './AnnouncedGallery'
import { DEFAULT_PICTURE } from './galleryMarkup'
import { galleryState } from './galleryState'
import { useAtRest } from './useAtRest'

/** The theme's style sheet can ask for a slider on narrow screens only (contract 11.6: `watchCSS`). */
function isAskedFor(host: HTMLElement, { watchCSS }: SliderOptions): boolean {
  return !watchCSS || getComputedStyle(host, '::after').content.includes('flickity')
}

/** The pictures as a slider, which thumbnails and other scripts can move. It begins with the picture that was asked for before. */
function GallerySlider({ host, options }: { host: HTMLElement; options: SliderOptions }): ReactNode {
  const texts = useText('product')
  const state = galleryState(host)
  const sliding = useSlider(host, options, state.get().selected)
  const { slider, selected } = sliding ?? {}
  useLayoutEffect(() => {
    if (selected !== undefined) state.set({ selected })
  }, [state, selected])
  usePluginEvent('flatsome-product-gallery-tools-init', () => slider?.refresh(), document)
  usePluginEvent(
    'woocommerce_gallery_reset_slide_position',
    () => slider?.select(0),
    host.closest('.woocommerce-product-gallery') ?? host,
  )
  return <Slider of={host} sliding={sliding} options={options} texts={texts} />
}

/** The shop's gallery that the theme's slider stands in, where nobody else tells other scripts of it; the quick view has none. */
function galleryToTell(host: HTMLElement): HTMLElement | null {
  return isShopScriptHere('single-product') ? null : host.closest<HTMLElement>('.woocommerce-product-gallery')
}

/** The theme's gallery, on the product page and in the quick view (contract 3.4, 4.2). */
export function Gallery(): ReactNode {
  const host = useHost()
  const [options] = useState(() => readSliderOptions(host, pictureOptions))
  const state = galleryState(host)
  const { isOff } = useStore(state)
  const isAtRest = useAtRest(host)
  const [gallery] = useState(() => galleryToTell(host))
  const [pictures] = useState(() => [...host.querySelectorAll<HTMLElement>(DEFAULT_PICTURE)])
  const decide = () => {
    const isNowOff = !isAskedFor(host, options)
    if (isNowOff !== !!state.get().isOff) state.set({ isOff: isNowOff })
  }
  // In the first rendering the pictures are not at rest, so it is known in time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as soon as the gallery wakes.
  usePageEffect(() => {
    decide()
    return () => state.set({})
  }, [])
  useListener(options.watchCSS ? window : null, 'resize', decide)
  if (!isAtRest) return null
  const slider = !isOff && <GallerySlider host={host} options={options} />
  if (!gallery) return slider
  return (
    <AnnouncedGallery gallery={gallery} pictures={pictures}>
      {slider}
    </AnnouncedGallery>
  )
}
