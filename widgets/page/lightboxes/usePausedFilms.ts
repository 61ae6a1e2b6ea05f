// Wraps the browser's media elements: whether a film plays is no attribute that could be said.
import { useRef } from 'react'
import { usePageEffect } from '../../../src/react'

/**
 * Stops the films that play in sliders.
 *
 * @returns what lets them go on.
 */
function pauseFilms(): () => void {
  const playing = [...document.querySelectorAll<HTMLVideoElement>('.slider .is-selected video')].filter(
    ({ paused }) => !paused,
  )
  for (const film of playing) film.pause()
  return () => {
    // A film that the browser does not let go on stays where it is.
    for (const film of playing.splice(0)) film.play().catch(() => {})
  }
}

/**
 * Keeps the films in sliders paused while a lightbox lies over them (contract 11.5).
 *
 * @returns what the lightbox is to call when it opens and when it begins to close: at once, because of two lightboxes, one right after
 *   the other, the first lets the films go on before the second pauses them.
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
