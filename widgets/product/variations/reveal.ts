// Wraps the browser's animation of a height, for what a form shows of its variation.
import { slide } from '../../../src/page/slide'

/** Milliseconds from a choice until its variation is shown (contract 5.5), so that screen readers announce the choice first. */
const DELAY = 300

/** The place in a form that shows the chosen variation. */
export interface Reveal {
  /** Finds the present place, and remembers what the server printed there. A form without such a place shows nothing. */
  look(): HTMLElement | null
  /** After 300 ms draws the content, slides it open, and then calls `onShown`. If the place is open already, only the content changes. */
  show(draw: () => DocumentFragment, onShown: () => void): void
  /** Slides shut, and cancels what was about to be shown. */
  hide(): void
  /** Restores at once what the server printed there, and cancels what was about to be shown. */
  stop(): void
}

/** A place as the server printed it. */
interface Printed {
  readonly place: HTMLElement
  readonly content: readonly ChildNode[]
  readonly display: string
  readonly isStyled: boolean
}

/** @param form its content may change, so the place is looked up each time. */
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
