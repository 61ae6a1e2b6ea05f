import { scrollToElement } from '../../../src/page/scroll'
import { belowHeader } from '../belowHeader'

/** Milliseconds from opening to scrolling (behaviour product.reviews.scrolls-after-500-ms). */
const SCROLLS_AFTER = 500

/**
 * Opens the tab or section of the reviews, if they are in one, and scrolls to them (contract 8.2).
 *
 * @param takesFocus do the reviews get the focus, so that Tab goes on from there?
 * @returns a function that stops the scroll.
 */
export function openReviews(reviews: HTMLElement, takesFocus: boolean): () => void {
  const tab = document.querySelector<HTMLElement>('.reviews_tab a')
  const title = reviews.closest('.accordion-item')?.querySelector<HTMLElement>(':scope>a:not(.active)')
  ;(tab ?? title)?.click()
  return scrollToElement(reviews, { delay: SCROLLS_AFTER, offset: belowHeader, takesFocus })
}
