import type { ReactNode } from 'react'
import { Lightbox } from '../../../src/dialog'
import { useText } from '../../../src/react'
import { useWayOut } from '../useWayOut'
import { usePausedFilms } from './usePausedFilms'

/** A part of the page that is shown as a lightbox, and what hears of its end. */
export interface ContentLightboxProps {
  content: HTMLElement
  /** What asked for it and gets the focus back. */
  opener: HTMLElement
  /** The closing begins. */
  onClose(): void
  /** The closing is over: it is not to be rendered any more. */
  onGone(): void
}

/** The name that a part of the page gives itself. */
function nameOf(content: HTMLElement): string | undefined {
  return content.getAttribute('aria-label') || content.querySelector('h1,h2,h3,h4')?.textContent?.trim()
}

/** A part of the page as a lightbox; when that is gone, the part is back in its place and hidden again (contract 9.2, 11.5). */
export function ContentLightbox({ content, opener, onClose, onGone }: ContentLightboxProps): ReactNode {
  const { lightbox } = useText('page')
  const films = usePausedFilms()
  useWayOut(content)
  return (
    <Lightbox
      classes={{ content: 'mfp-inline' }}
      name={nameOf(content) || lightbox}
      opener={opener}
      content={content}
      onOpen={films.onOpen}
      onClose={() => {
        films.onClose()
        onClose()
      }}
      onGone={onGone}
    />
  )
}
