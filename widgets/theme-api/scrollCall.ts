// Wraps jQuery: the call of the library by which the theme scrolls.
import { scrollLater } from './scrollLater'

/** What the call may be told besides its target. */
interface ScrollSettings {
  /** Milliseconds that it takes. */
  duration?: number
  /** Pixels that the page goes further than to the target; below 0 it stops above it. */
  offset?: number | { top?: number }
}

/** Milliseconds of a scroll that is told no duration, or 0: as the library does, the page goes there at once. */
const AT_ONCE = 1

/** Pixels from the top of the page, a selector, an element, or a collection. */
type Target = number | string | object

/** The part of jQuery that finds the target, and has the call. */
export interface JQueryScroll {
  (target: unknown): ArrayLike<unknown>
  scrollTo?: (target: Target, duration?: number | ScrollSettings, settings?: ScrollSettings) => ArrayLike<unknown>
}

/**
 * Adds `jQuery.scrollTo(target, duration, settings)`, which the theme's script brings along, and inline scripts use (decisions: The theme's
 * scroll library). A call of another script stays.
 */
export function offerScrollTo(jQuery: JQueryScroll): void {
  jQuery.scrollTo ??= (target, more, settings) => {
    const { offset = 0, duration } = { ...(typeof more === 'object' ? more : { duration: more }), ...settings }
    const further = typeof offset === 'object' ? (offset.top ?? 0) : offset
    const fromTop = typeof target === 'number' ? target : 0
    const element = typeof target === 'number' ? document.documentElement : jQuery(target)[0]
    scrollLater(({ scrollToElement }) => {
      if (element instanceof HTMLElement)
        scrollToElement(element, { duration: duration || AT_ONCE, offset: () => -fromTop - further })
    })
    return jQuery(window)
  }
}
