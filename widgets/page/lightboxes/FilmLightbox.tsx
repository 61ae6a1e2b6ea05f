import { type ReactNode, useState } from 'react'
import { Lightbox } from '../../../src/dialog'
import { useText } from '../../../src/react'
import { aroundLink } from '../../../src/text/aroundLink'
import { filmFrame } from './filmFrame'
import { usePausedFilms } from './usePausedFilms'

/** A film, and what is called when it closes. */
export interface FilmLightboxProps {
  /** The film's address; already checked for safety. */
  address: string
  /** The link to it, which names it and gets the focus back. */
  opener: HTMLElement
  /** Called when the closing is over: from now on it must not be rendered. */
  onGone(): void
}

/** Says that a film's file cannot be played, with a link to it. */
function FilmFailure({ address }: { address: string }): ReactNode {
  const { filmFailed } = useText('page')
  const [before, linked, after] = aroundLink(filmFailed, address)
  return (
    <p role='alert'>
      {before}
      <a href={address}>{linked}</a>
      {after}
    </p>
  )
}

/** A film over the page: in a frame of a video site, from which nothing is loaded before that, or as a file (contract 11.5). */
export function FilmLightbox({ address, opener, onGone }: FilmLightboxProps): ReactNode {
  const { film } = useText('page')
  const frame = filmFrame(address, opener)
  const films = usePausedFilms()
  const [hasFailed, setFailed] = useState(false)
  return (
    <Lightbox
      classes={{ wrap: 'my-mfp-video', content: 'mfp-film' }}
      name={opener.getAttribute('aria-label') || opener.title || opener.textContent?.trim() || film}
      opener={opener}
      {...films}
      onGone={onGone}
    >
      {/* Themes style the proportions of the box; without such styles it has those of most films. */}
      <div className='mfp-iframe-scaler' style={{ aspectRatio: '16 / 9' }}>
        {hasFailed && <FilmFailure address={address} />}
        {frame && <iframe className='mfp-iframe' allow='autoplay; fullscreen' title={film} src={frame} />}
        {!frame && !hasFailed && (
          // biome-ignore lint/a11y/useMediaCaption: the page has only the address of the film, and no captions.
          <video controls playsInline autoPlay src={address} onError={() => setFailed(true)} />
        )}
      </div>
    </Lightbox>
  )
}
