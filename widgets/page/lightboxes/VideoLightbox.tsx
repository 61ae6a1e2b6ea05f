import { type ReactNode, useState } from 'react'
import { Lightbox } from '../../../src/dialog'
import { wordsOf } from '../../../src/page/htmlText'
import { useText } from '../../../src/react'
import { aroundLink } from '../../../src/text/aroundLink'
import { usePausedVideos } from './usePausedVideos'
import { videoFrame } from './videoFrame'

/** A video, and what is called when it closes. */
interface VideoLightboxProps {
  /** The video's address; already checked for safety. */
  address: string
  /** The link to it, which names it and gets the focus back. */
  opener: HTMLElement
  /** Called when the closing is over: from now on it must not be rendered. */
  onGone(): void
}

/** Says that a video's file cannot be played, with a link to it. */
function VideoFailure({ address }: { address: string }): ReactNode {
  const { videoFailed } = useText('page')
  const [before, linked, after] = aroundLink(videoFailed, address)
  return (
    <p role='alert'>
      {before}
      <a href={address}>{linked}</a>
      {after}
    </p>
  )
}

/** A video over the page: in a frame of a video site, from which nothing is loaded before that, or as a file (contract 11.5). */
export function VideoLightbox({ address, opener, onGone }: VideoLightboxProps): ReactNode {
  const { video } = useText('page')
  const frame = videoFrame(address, opener)
  const videos = usePausedVideos()
  const [hasFailed, setFailed] = useState(false)
  return (
    <Lightbox
      classes={{ wrap: 'my-mfp-video', content: 'mfp-video' }}
      name={opener.getAttribute('aria-label') || opener.title || wordsOf(opener) || video}
      opener={opener}
      {...videos}
      onGone={onGone}
    >
      {/* Themes style the proportions of the box; without such styles it has those of most videos. */}
      <div className='mfp-iframe-scaler' style={{ aspectRatio: '16 / 9' }}>
        {hasFailed && <VideoFailure address={address} />}
        {frame && <iframe className='mfp-iframe' allow='autoplay; fullscreen' title={video} src={frame} />}
        {!frame && !hasFailed && (
          // biome-ignore lint/a11y/useMediaCaption: the page has only the address of the video, and no captions.
          <video controls playsInline autoPlay src={address} onError={() => setFailed(true)} />
        )}
      </div>
    </Lightbox>
  )
}
