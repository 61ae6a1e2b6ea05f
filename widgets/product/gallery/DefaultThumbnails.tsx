// biome-ignore-all lint/a11y: the shop's styles expect pictures in place of buttons.

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { usePluginEvent, useText } from '../../../src/react'
import { buttonProps } from './buttonProps'
import { originalAttribute } from './keptAttributes'
import { swapSmall } from './swapSmall'

/**
 * The pictures, each with its thumbnail in `data-thumb…` attributes, the selected one, and the function that is called with a chosen one.
 */
export interface DefaultThumbnailsProps {
  pictures: readonly HTMLElement[]
  selected: number
  onChoose(index: number): void
}

/** Reads a picture's thumbnail from its attributes. */
function readThumbnail(picture: HTMLElement) {
  const { thumbAlt, thumbSizes, thumbSrcset } = picture.dataset
  return {
    src: originalAttribute(picture, 'data-thumb') || picture.querySelector('img')?.src,
    alt: thumbAlt,
    ...(thumbSrcset && { srcSet: thumbSrcset, sizes: thumbSizes }),
  }
}

/** A thumbnail as it is served, but for its `alt`, which is never empty. */
interface ThumbnailProps extends ReturnType<typeof readThumbnail> {
  isSelected: boolean
  onChoose(): void
}

function Thumbnail({ isSelected, onChoose, ...served }: ThumbnailProps): ReactNode {
  const [image, setImage] = useState<HTMLImageElement | null>(null)
  // The shop's script for variations selects a picture through its thumbnail, by an event of the shop's own slider (contract 5.5).
  usePluginEvent('flexslider-click', onChoose, image)
  return (
    <img
      ref={setImage}
      {...served}
      {...buttonProps(onChoose)}
      className={isSelected ? 'flex-active' : undefined}
      aria-current={isSelected || undefined}
    />
  )
}

/** The thumbnails of the shop's default gallery, in the elements that its styles know (contract 4.1). Each is a button. */
export function DefaultThumbnails({ pictures, selected, onChoose }: DefaultThumbnailsProps): ReactNode {
  const { showPicture } = useText('product')
  // Read once, from the pictures as the server sent them: a variation later changes the thumbnails directly.
  const [thumbnails] = useState(() => pictures.map(readThumbnail))
  const list = useRef<HTMLOListElement>(null)
  useLayoutEffect(() => {
    // A variation that was chosen before the gallery woke has changed only the first picture, and not its thumbnail.
    list.current?.querySelectorAll('img').forEach((image, index) => {
      const thumb = pictures[index]?.dataset['thumb']
      if (thumb && thumb !== image.getAttribute('src')) swapSmall(image, thumb)
    })
  }, [pictures])
  return (
    <ol ref={list} className='flex-control-nav flex-control-thumbs'>
      {thumbnails.map((thumbnail, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pictures neither come nor go.
        <li key={index}>
          <Thumbnail
            {...thumbnail}
            alt={thumbnail.alt || showPicture.replace('{n}', `${index + 1}`)}
            isSelected={index === selected}
            onChoose={() => onChoose(index)}
          />
        </li>
      ))}
    </ol>
  )
}
