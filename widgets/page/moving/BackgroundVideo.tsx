import { type ReactNode, useState } from 'react'
import { prefersReducedMotion } from '../../../src/page/reducedMotion'
import { Outlet, useHost, useText } from '../../../src/react'
import { youtubeFrame } from '../lightboxes/videoFrame'

/**
 * A video from a video site behind a section or a banner (contract 11.8). It can neither be reached nor heard: browsers do not autoplay
 * videos with sound. Where reduced motion is asked for, the background stays as it is.
 */
export function BackgroundVideo(): ReactNode {
  const place = useHost()
  const { video: title } = useText('page')
  const [isStill] = useState(prefersReducedMotion)
  const { videoid: video, loop } = place.dataset
  if (isStill || !video) return null
  const address = `${youtubeFrame(video)}&mute=1&controls=0&playsinline=1&rel=0`
  return (
    <Outlet in={place}>
      <iframe
        inert
        title={title}
        allow='autoplay'
        // The site repeats a video only as part of a playlist, so there is a playlist of one.
        src={loop === '1' ? `${address}&loop=1&playlist=${encodeURIComponent(video)}` : address}
        style={{ width: '100%', height: '100%', border: 0 }}
      />
    </Outlet>
  )
}
