import { type ReactNode, useState } from 'react'
import { Lightbox } from '../../../src/dialog'
import { useText } from '../../../src/react'
import { filmFrame } from './filmFrame'
import { usePausedFilms } from './usePausedFilms'

/** A film, and what hears of its end. */
export interface FilmLightboxProps {
  /** Where the film is; already checked for safety. */
  address: string
  /** The link to it, which names it and gets the focus back. */
  opener: HTMLElement
  /** The closing is over: it is not to be rendered any more. */
  onGone(): void
}

/** Says that a film's file does not play, with a link to it. */
function FilmFailure({ address }: { address: string }): ReactNode {
  const { filmFailed } = useText('page')
  const [before, linked, after] = filmFailed.split(/\{\/?link\}/)
  return (
    <p role='alert'>
      {before}
      <a href={address}>{linked ?? address}</a>
      {after}
    </p>
  )
}

/** A film over the page: in the frame of a site of films, which learns nothing of the shopper before, or as a file (contract 11.5). */
export function FilmLightbox({ address, opener, onGone }: FilmLightboxProps): ReactNode {
  const { film } = useText('page')
  const frame = filmFrame(address)
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
      {/* Themes keep the proportions of the box by its own styles; where there are none, it has those of most films. */}
      <div className='mfp-iframe-scaler' style={{ aspectRatio: '16 / 9' }}>
        {hasFailed && <FilmFailure address={address} />}
        {frame && <iframe className='mfp-iframe' allow='autoplay; fullscreen' title={film} src={frame} />}
        {!frame && !hasFailed && (
          // biome-ignore lint/a11y/useMediaCaption: the page has the address of the film and of nothing else.
          <video controls playsInline autoPlay src={address} onError={() => setFailed(true)} />
        )}
      </div>
    </Lightbox>
  )
}
