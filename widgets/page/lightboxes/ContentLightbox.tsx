import type { ReactNode } from 'react'
import { Lightbox } from '../../../src/dialog'
import { useText } from '../../../src/react'
import { nameOfPart, useWayOut } from '../partInLightbox'
import { usePausedVideos } from './usePausedVideos'

/** A part of the page that is shown as a lightbox, and what is called when it closes. */
interface ContentLightboxProps {
  content: HTMLElement
  /** The element that opened it and gets the focus back. */
  opener: HTMLElement
  /** Called when it can be seen. */
  onOpen?: (() => void) | undefined
  /** Called when the closing begins. */
  onClose(): void
  /** Called when the closing is over: from now on it must not be rendered. */
  onGone(): void
}

/** A part of the page as a lightbox; when that has closed, the part is back in its place and hidden again (contract 9.2, 11.5). */
export function ContentLightbox({ content, opener, onOpen, onClose, onGone }: ContentLightboxProps): ReactNode {
  const { lightbox } = useText('page')
  const videos = usePausedVideos()
  useWayOut(content)
  return (
    <Lightbox
      classes={{ content: 'mfp-inline' }}
      name={nameOfPart(content) || lightbox}
      opener={opener}
      content={content}
      onOpen={() => {
        videos.onOpen()
        onOpen?.()
      }}
      onClose={() => {
        videos.onClose()
        onClose()
      }}
      onGone={onGone}
    />
  )
}
