import { asksForStillness } from '../../src/page/stillness'

/** Scrolls to the top of the page, and lets the keyboard go on from there (behaviour page.back-to-top.goes-to-the-top). */
export function scrollToTop(event: Event): void {
  event.preventDefault()
  scrollTo({ top: 0, behavior: asksForStillness() ? 'instant' : 'smooth' })
  document.body.tabIndex = -1
  document.body.focus({ preventScroll: true })
  document.body.removeAttribute('tabindex')
}
