// Wraps the browser's media elements: playing and pausing are calls, not attributes.
import { useEffect } from 'react'
import { prefersReducedMotion } from '../../../src/page/reducedMotion'
import type { SliderState } from '../../../src/slider/useSlider'

/**
 * Plays the films behind the selected slides and pauses those behind the others, which nobody sees. Where reduced motion is asked for,
 * none is begun.
 *
 * @param sliding `undefined` until the slider is there.
 */
export function useSlideFilms(sliding: SliderState | undefined): void {
  useEffect(() => {
    sliding?.cells.forEach((cell, index) => {
      for (const film of cell.querySelectorAll<HTMLVideoElement>('video.video-bg')) {
        if (!sliding.group.includes(index)) film.pause()
        // Where the browser does not allow a film to begin, its picture stays.
        else if (!prefersReducedMotion()) film.play().catch(() => {})
      }
    })
  }, [sliding])
}
