// Wraps the browser's animation of a height, for what a form shows of its variation.
import { slide } from '../../../src/page/slide'

/** Milliseconds from a choice to what is shown of its variation (contract 5.5): screen readers hear of the choice first. */
const DELAY = 300

/** The place in a form that shows the chosen variation. */
export interface Reveal {
  /** The place that the form has now; what the server printed there is kept in mind. A form may be without one, then nothing is drawn. */
  look(): HTMLElement | null
  /** Draws in 300 ms, shows that, and then calls `onShown`. What is open already only changes. */
  show(draw: () => DocumentFragment, onShown: () => void): void
  /** Slides shut; what was to be shown is not. */
  hide(): void
  /** Shows at once what the server printed there; what was to be shown is not. */
  stop(): void
}

/** A place as the server printed it. */
interface Printed {
  readonly place: HTMLElement
  readonly content: readonly ChildNode[]
  readonly display: string
  readonly isStyled: boolean
}

/** @param form its content may change: the place is looked up whenever it is wanted. */
export function createReveal(form: HTMLElement): Reveal {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOpen = false
  let printed: Printed | undefined
  const look = () => {
    const place = form.querySelector<HTMLElement>('.single_variation')
    if (!place || place === printed?.place) return place
    const { childNodes, firstElementChild, style } = place
    printed = { place, content: [...childNodes], display: style.display, isStyled: place.hasAttribute('style') }
    isOpen = !!firstElementChild
    return place
  }
  const open = (isOpening: boolean) => {
    const place = look()
    if (place && isOpen !== isOpening) slide(place, isOpening)
    isOpen = isOpening
  }
  // Before anything is drawn there.
  look()
  return {
    look,
    show(draw, onShown) {
      clearTimeout(timer)
      timer = setTimeout(() => {
        look()?.replaceChildren(draw())
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
      if (!printed) return
      const { place, content, display, isStyled } = printed
      for (const running of place.getAnimations()) running.cancel()
      place.replaceChildren(...content)
      place.style.display = display
      if (!isStyled) place.removeAttribute('style')
    },
  }
}
