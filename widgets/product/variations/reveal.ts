/** Wraps the browser's animation of a height, for what a form shows of its variation. */
import { slide } from '../../../src/page/slide'

/** Milliseconds from a choice to what is shown of its variation (contract 5.5): screen readers hear of the choice first. */
const DELAY = 300

/** The place in a form that shows the chosen variation. */
export interface Reveal {
  /** Draws in 300 ms, shows that, and then calls `onShown`. What is open already only changes. */
  show(draw: () => DocumentFragment, onShown: () => void): void
  /** Slides shut; what was to be shown is not. */
  hide(): void
  /** Shows at once what the server printed there; what was to be shown is not. */
  stop(): void
}

/** @param place `.single_variation`; a form may be without one, then nothing is drawn. */
export function createReveal(place: HTMLElement | null): Reveal {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOpen = !!place?.firstElementChild
  const printed = [...(place?.childNodes ?? [])]
  const { display } = place?.style ?? {}
  const isStyled = place?.hasAttribute('style')
  const open = (isOpening: boolean) => {
    if (place && isOpen !== isOpening) slide(place, isOpening)
    isOpen = isOpening
  }
  return {
    show(draw, onShown) {
      clearTimeout(timer)
      timer = setTimeout(() => {
        place?.replaceChildren(draw())
        open(true)
        onShown()
      }, DELAY)
    },
    hide() {
      clearTimeout(timer)
      open(false)
    },
    stop() {
      clearTimeout(timer)
      if (!place) return
      for (const running of place.getAnimations()) running.cancel()
      place.replaceChildren(...printed)
      place.style.display = display ?? ''
      if (!isStyled) place.removeAttribute('style')
    },
  }
}
