/**
 * Stops the films that play in sliders while a lightbox lies over them (contract 11.5).
 *
 * @returns what lets them go on.
 */
export function quietFilms(): () => void {
  const playing = [...document.querySelectorAll<HTMLVideoElement>('.slider .is-selected video')].filter(
    ({ paused }) => !paused,
  )
  for (const film of playing) film.pause()
  return () => {
    // A film that the browser does not let go on stays where it is.
    for (const film of playing) film.play().catch(() => {})
  }
}
