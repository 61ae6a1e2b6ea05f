import { useState } from 'react'
import { emit } from '../bridge/pluginEvents'
import { dispatch } from '../page/events'
import { usePageEffect, useStyles } from '../react'
import { standInForFlickity } from './flickity'
import { cellsOf, frameSlides } from './frameSlides'
import { loadLazyPictures } from './lazyPictures'
import { pictureInView } from './pictureInView'
import styles from './slider.css?inline'
import type { SliderOptions } from './sliderOptions'
import { type PictureSlider, sliders } from './sliders'
import { createTrack } from './slideTrack'

/** The current state of a slider that is awake. */
export interface SliderState {
  slider: PictureSlider
  /** Does it run from right to left? */
  isMirrored: boolean
  cells: readonly HTMLElement[]
  /** The selected cell, or the first of the selected group, counted from 0. */
  selected: number
  /** All selected cells: more than one where a step passes a group. */
  group: readonly number[]
  canGoBack: boolean
  canGoOn: boolean
}

/**
 * Makes a slider of an element whose children are its cells (contract 11.6), for as long as the component is mounted, and raises
 * `flatsome-flickity-ready`. Every selection raises `shop-islands:slide-selected`; other scripts find it like one of the theme's
 * (`standInForFlickity`). `<Slider>` renders its classes and arrows.
 *
 * @param options the same object on each rendering; another one builds the slider again.
 * @param wanted the cell with which it begins, counted from 0; by default, and where there is none of this number, the one to which the
 *   shopper has scrolled.
 * @returns `undefined` in the first rendering: the slider is built right after that, and rendered before the next paint.
 */
export function useSlider(element: HTMLElement, options: SliderOptions, wanted = -1): SliderState | undefined {
  const [sliding, setSliding] = useState<SliderState>()
  // Read before anything is drawn, because the slider's classes end the native scrolling.
  const [startAt] = useState(() => {
    const cells = cellsOf(element)
    return cells[wanted] ? wanted : pictureInView(element, cells)
  })
  useStyles(styles)
  usePageEffect(() => {
    const framed = frameSlides(element)
    const { viewport, strip, undo } = framed
    let told = startAt
    const show = () => {
      const selected = track.selected()
      setSliding({
        slider: track,
        isMirrored: track.isMirrored,
        cells: cellsOf(strip),
        selected,
        group: track.group(),
        canGoBack: track.isActive() && track.canStep(-1),
        canGoOn: track.isActive() && track.canStep(1),
      })
      if (selected === told) return
      told = selected
      dispatch('shop-islands:slide-selected', { index: selected }, element)
      standIn.tellSelection()
    }
    const track = createTrack(
      { slider: element, viewport, strip },
      {
        options,
        startAt,
        onChange: show,
        onSettle: () => standIn.tellRest(),
        onDrag: (type, press, pointer) => standIn.tellOf(type, press, pointer),
      },
    )
    const standIn = standInForFlickity(element, track, framed, options)
    sliders.set(element, track)
    const leave = standIn.enter()
    const stopLazyPictures = loadLazyPictures(framed, standIn.tellOf)
    show()
    emit('flatsome-flickity-ready', [], element)
    return () => {
      sliders.delete(element)
      leave()
      stopLazyPictures()
      track.destroy()
      undo()
    }
  }, [element, options, startAt])
  return sliding
}
