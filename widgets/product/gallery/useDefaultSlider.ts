// Wraps the slider library for the shop's default gallery, in the elements that its styles know (contract 4.1).

import { useLayoutEffect, useState } from 'react'
import { keepFocus } from '../../../src/page/focus'
import { usePageEffect, usePluginEvent } from '../../../src/react'
import { createTrack, pictureInView, sliders } from '../../../src/slider'
import { DEFAULT_PICTURE } from './galleryMarkup'
import { readSliderParams, toSliderOptions } from './galleryParams'
import { tellAfter, tellBefore } from './sliderObject'

/** The pictures, each alone or in a box of a theme's, but not what plugins print among them: labels, style sheets, fields. */
const SLIDES = `:scope>:is(${DEFAULT_PICTURE},:has(${DEFAULT_PICTURE}))`

/** The pictures of a default gallery, and the elements around them. */
export interface DefaultPictures {
  gallery: HTMLElement
  strip: HTMLElement
  pictures: readonly HTMLElement[]
}

/**
 * Makes a slider of the pictures for as long as the component is mounted. It begins with the height of the first picture, which is what the
 * page shows before.
 *
 * @returns the number of the selected picture, from 0, and the function that selects another.
 */
export function useDefaultSlider({ gallery, strip, pictures }: DefaultPictures): [number, (index: number) => void] {
  // Read before anything is drawn, because the slider's classes end the native scrolling.
  const [startAt] = useState(() => pictureInView(strip, pictures))
  const [selected, setSelected] = useState(startAt)
  usePageEffect(() => {
    const viewport = document.createElement('div')
    viewport.className = 'flex-viewport shop-islands-slides'
    keepFocus(strip, () => {
      strip.before(viewport)
      viewport.append(strip)
    })
    const show = () => {
      tellBefore(gallery, track.selected())
      setSelected(track.selected())
    }
    const options = toSliderOptions(readSliderParams())
    const track = createTrack(
      { slider: gallery, viewport, strip, slides: SLIDES },
      { options, startAt, onChange: show, isFitted: true },
    )
    show()
    sliders.set(gallery, track)
    return () => {
      sliders.delete(gallery)
      track.destroy()
      viewport.replaceWith(strip)
    }
  }, [gallery, strip, startAt])
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each picture.
  useLayoutEffect(() => tellAfter(gallery), [gallery, selected])
  const select = (index: number) => sliders.get(gallery)?.select(index)
  usePluginEvent('woocommerce_gallery_reset_slide_position', () => select(0), gallery)
  return [selected, select]
}
