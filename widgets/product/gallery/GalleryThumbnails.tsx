import { useStore } from '@nanostores/react'
import { Fragment, type ReactNode, useLayoutEffect, useState } from 'react'
import { keyOf, ServerButton, ServerElement, useHost, useText } from '../../../src/react'
import { readSliderOptions, Slider, thumbnailOptions, useSlider } from '../../../src/slider'
import { cellsOf } from '../../../src/slider/frameSlides'
import { galleryOfThumbnails } from './galleryMarkup'
import { choosePicture, galleryState } from './galleryState'
import { useAtRest } from './useAtRest'

/** Scrolls a strip of stacked thumbnails to one of them, without moving the page. */
function scrollStripTo(thumbnail: Element | undefined): void {
  const box = thumbnail?.closest('.vertical-thumbnails')
  if (!thumbnail || !box || box.scrollHeight <= box.clientHeight) return
  const { top, height } = thumbnail.getBoundingClientRect()
  const frame = box.getBoundingClientRect()
  box.scrollTop += top + height / 2 - frame.top - frame.height / 2
}

/** A strip, and the gallery that its thumbnails belong to. */
interface StripProps {
  strip: HTMLElement
  gallery: HTMLElement
}

/** What a gallery or a strip shows now, whether it slides or not: a script may have added some. */
const cellsIn = (slider: HTMLElement) => cellsOf(slider.querySelector<HTMLElement>('.flickity-slider') ?? slider)

/**
 * The strip as a slider, which marks the selected picture. The theme's thumbnails are links without an address and get the role of buttons.
 */
function ThumbnailSlider({ strip, gallery }: StripProps): ReactNode {
  const { nextPicture, previousPicture, showPicture } = useText('product')
  const { selected } = useStore(galleryState(gallery))
  const [options] = useState(() => readSliderOptions(strip, thumbnailOptions))
  const sliding = useSlider(strip, options, selected)
  const slider = sliding?.slider
  const thumbnails = cellsIn(strip)
  const selectedThumbnail = selected === undefined ? undefined : thumbnails[selected]
  // The first picture of each slide: the zoom adds another.
  const [names] = useState(() => cellsIn(gallery).map((slide) => slide.querySelector('img')?.alt))
  useLayoutEffect(() => {
    if (!slider || selected === undefined) return
    slider.select(selected)
    scrollStripTo(selectedThumbnail)
  }, [slider, selected, selectedThumbnail])
  return (
    <>
      <Slider of={strip} sliding={sliding} options={options} texts={{ nextPicture, previousPicture }} />
      {thumbnails.map((thumbnail, index) => {
        const link = thumbnail.querySelector('a:not([href])')
        const name = names[index] || showPicture.replace('{n}', `${index + 1}`)
        return (
          <Fragment key={keyOf(thumbnail)}>
            <ServerElement
              of={thumbnail}
              class={{ 'is-nav-selected': selected === undefined ? undefined : index === selected }}
            />
            <ServerButton of={link} label={name} aria-current={index === selected || undefined} />
          </Fragment>
        )
      })}
    </>
  )
}

/** A strip of thumbnails for the pictures of its product's first gallery (contract 4.2: `asNavFor`). */
export function GalleryThumbnails(): ReactNode {
  const strip = useHost()
  const isAtRest = useAtRest(strip)
  const [isServed] = useState(() => strip.matches('.flickity-enabled'))
  const gallery = galleryOfThumbnails(strip)
  const { isOff } = useStore(galleryState(gallery ?? strip))
  if (!gallery || isServed) return null

  const choose = (event: Event) => {
    const index = cellsIn(strip).findIndex((thumbnail) => thumbnail.contains(event.target as Node))
    if (index < 0) return
    event.preventDefault()
    choosePicture(gallery, index)
  }
  return (
    <>
      <ServerElement of={strip} onClick={choose} />
      {isAtRest && !isOff && <ThumbnailSlider strip={strip} gallery={gallery} />}
    </>
  )
}
