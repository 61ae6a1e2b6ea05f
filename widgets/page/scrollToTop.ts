// Wraps the browser's scrolling, and the place from which Tab goes on.
import { forceFocus } from '../../src/page/focus'
import { prefersReducedMotion } from '../../src/page/reducedMotion'

/** Scrolls to the top of the page, and makes Tab go on from there (behaviour page.back-to-top.goes-to-the-top). */
export function scrollToTop(): void {
  scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
  forceFocus(document.body)
}
