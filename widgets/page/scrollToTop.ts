// Wraps the browser's scrolling, and the place from which Tab goes on.
import { prefersReducedMotion } from '../../src/page/reducedMotion'

/** Scrolls to the top of the page, and makes Tab go on from there (behaviour page.back-to-top.goes-to-the-top). */
export function scrollToTop(): void {
  scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
  const { body } = document
  body.tabIndex = -1
  body.focus({ preventScroll: true })
  body.removeAttribute('tabindex')
}
