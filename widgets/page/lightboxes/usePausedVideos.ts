// Wraps the browser's media elements: playing and pausing are calls, not attributes.
import { useRef } from 'react'
import { usePageEffect } from '../../../src/react'

/**
 * Pauses the videos that are playing in sliders.
 *
 * @returns a function that lets them go on.
 */
function pauseVideos(): () => void {
  const playing = [...document.querySelectorAll<HTMLVideoElement>('.slider .is-selected video')].filter(
    ({ paused }) => !paused,
  )
  for (const video of playing) video.pause()
  return () => {
    // If the browser does not allow a video to go on, it stays paused.
    for (const video of playing.splice(0)) video.play().catch(() => {})
  }
}

/**
 * Keeps the videos in sliders paused while a lightbox is open (contract 11.5).
 *
 * @returns functions that the lightbox must call when it opens and when it begins to close: immediately, so that with two lightboxes in a
 *   row the first lets the videos go on before the second pauses them.
 */
export function usePausedVideos(): { onOpen(): void; onClose(): void } {
  const goOn = useRef(() => {})
  usePageEffect(() => () => goOn.current(), [])
  return {
    onOpen() {
      goOn.current = pauseVideos()
    },
    onClose() {
      goOn.current()
    },
  }
}
