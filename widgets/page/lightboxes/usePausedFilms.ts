// Wraps the browser's media elements: playing and pausing are calls, not attributes.
import { useRef } from 'react'
import { usePageEffect } from '../../../src/react'

/**
 * Pauses the films that are playing in sliders.
 *
 * @returns a function that lets them go on.
 */
function pauseFilms(): () => void {
  const playing = [...document.querySelectorAll<HTMLVideoElement>('.slider .is-selected video')].filter(
    ({ paused }) => !paused,
  )
  for (const film of playing) film.pause()
  return () => {
    // If the browser does not allow a film to go on, it stays paused.
    for (const film of playing.splice(0)) film.play().catch(() => {})
  }
}

/**
 * Keeps the films in sliders paused while a lightbox is open (contract 11.5).
 *
 * @returns functions that the lightbox must call when it opens and when it begins to close: immediately, so that with two lightboxes in a
 *   row the first lets the films go on before the second pauses them.
 */
export function usePausedFilms(): { onOpen(): void; onClose(): void } {
  const goOn = useRef(() => {})
  usePageEffect(() => () => goOn.current(), [])
  return {
    onOpen() {
      goOn.current = pauseFilms()
    },
    onClose() {
      goOn.current()
    },
  }
}
