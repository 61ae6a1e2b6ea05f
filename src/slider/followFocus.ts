import { pictureInView } from './pictureInView'
import type { TrackParts } from './sliders'

/** What moves the strip, and what is known of it. */
interface FollowedTrack {
  /** Can the strip be moved? */
  isOn(): boolean
  /** All of its pictures. */
  slides(): readonly HTMLElement[]
  /** The selected pictures. */
  group(): readonly number[]
  /** Selects a picture without motion. */
  jumpTo(index: number): void
  /** Measures again what is selected. */
  refresh(): void
}

/** Is the whole width of an element in view? */
function isWithin(element: Element, viewport: HTMLElement): boolean {
  const [inner, outer] = [element.getBoundingClientRect(), viewport.getBoundingClientRect()]
  return inner.left >= outer.left && inner.right <= outer.right
}

/** Moves a strip to what gets the focus, or is searched for, in a picture that is out of view. Ends with the signal. */
export function followFocus({ slider, viewport, strip }: TrackParts, track: FollowedTrack, signal: AbortSignal): void {
  const slideOf = (element: Element | null) => track.slides().findIndex((slide) => slide.contains(element))
  const onFocus = ({ target }: FocusEvent) => {
    const focused = target as Element
    const index = slideOf(focused)
    if (!track.isOn() || !focused.matches(':focus-visible') || track.group().includes(index)) return
    // A text field shows its focus when it is clicked, too: one that could be clicked stays where it is. Slides that fade lie on each
    // other.
    if (isWithin(focused, viewport) && !slider.matches('.slider-type-fade')) return
    track.jumpTo(index)
  }
  // The browser scrolls to what has the focus, is searched for or read aloud. The strip goes there in its own way, or the pictures would
  // stand beside their place.
  const onScroll = () => {
    if (!track.isOn()) return
    // A window that has the height of its picture shows it whole, or will in a moment: it may still be growing.
    if (viewport.scrollTop && viewport.style.height) {
      track.refresh()
      viewport.scrollTop = 0
    }
    if (!viewport.scrollLeft) return
    const focused = slideOf(document.activeElement)
    const shown = focused < 0 ? pictureInView(viewport, track.slides()) : focused
    viewport.scrollLeft = 0
    track.jumpTo(shown)
  }
  strip.addEventListener('focusin', onFocus, { signal })
  viewport.addEventListener('scroll', onScroll, { signal })
}
