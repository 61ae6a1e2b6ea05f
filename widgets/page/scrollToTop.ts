import type { Island } from '../../src/islands/island'
import { asksForStillness } from '../../src/page/stillness'

/** Scrolls to the top of the page, and lets the keyboard go on from there (behaviour page.back-to-top.goes-to-the-top). */
function scrollToTop(): void {
  scrollTo({ top: 0, behavior: asksForStillness() ? 'instant' : 'smooth' })
  document.body.tabIndex = -1
  document.body.focus({ preventScroll: true })
  document.body.removeAttribute('tabindex')
}

/** What leads back to the top. */
export function attachToTheTop({ on }: Island): () => void {
  return on('click', scrollToTop)
}
