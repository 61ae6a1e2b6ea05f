// Wraps the slider library for the shop's default gallery, in the elements that its styles know (contract 4.1).

import { useState } from 'react'
import { listen } from '../../../src/bridge/pluginEvents'
import { keepFocus } from '../../../src/page/keepFocus'
import { usePageEffect } from '../../../src/react'
import { createTrack, pictureInView, sliders } from '../../../src/slider'
import { readSliderParams, toSliderOptions } from './galleryParams'

/** The pictures of a default gallery, and what holds them. */
export interface DefaultPictures {
  gallery: HTMLElement
  strip: HTMLElement
  pictures: readonly HTMLElement[]
}

/**
 * Makes a slider of the pictures for as long as the component is there. It begins as high as the first of them: that is what the page
 * shows at rest.
 *
 * @returns which picture is selected, counted from 0, and what selects another.
 */
export function useDefaultSlider({ gallery, strip, pictures }: DefaultPictures): [number, (index: number) => void] {
  // Asked before anything is drawn: the classes of a slider end the scrolling.
  const [startAt] = useState(() => pictureInView(strip, pictures))
  const [selected, setSelected] = useState(startAt)
  usePageEffect(() => {
    const viewport = document.createElement('div')
    viewport.className = 'flex-viewport'
    keepFocus(strip, () => {
      strip.before(viewport)
      viewport.append(strip)
    })
    const show = () => setSelected(track.selected())
    const options = toSliderOptions(readSliderParams())
    const track = createTrack({ slider: gallery, viewport, strip }, options, startAt, show, true)
    show()
    sliders.set(gallery, track)
    const stop = listen('woocommerce_gallery_reset_slide_position', () => track.select(0), gallery)
    return () => {
      stop()
      sliders.delete(gallery)
      track.destroy()
      viewport.replaceWith(strip)
    }
  }, [gallery, strip, pictures, startAt])
  return [selected, (index) => sliders.get(gallery)?.select(index)]
}
