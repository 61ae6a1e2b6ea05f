// Wraps jQuery: the call of the library by which the theme scrolls.
import { scrollLater } from './scrollLater'

/** What the call may be told besides its target. */
interface ScrollSettings {
  /** Milliseconds that it takes. */
  duration?: number
  /** Pixels that the page goes further than to the target; below 0 it stops above it. */
  offset?: number | { top?: number }
}

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
    const { offset = 0, duration = 500 } = {
      ...(typeof more === 'object' ? more : more && { duration: more }),
      ...settings,
    }
    const further = typeof offset === 'object' ? (offset.top ?? 0) : offset
    const fromTop = typeof target === 'number' ? target : 0
    const element = typeof target === 'number' ? document.documentElement : jQuery(target)[0]
    scrollLater(({ scrollToElement }) => {
      if (element instanceof HTMLElement) scrollToElement(element, { duration, offset: () => -fromTop - further })
    })
    return jQuery(window)
  }
}
