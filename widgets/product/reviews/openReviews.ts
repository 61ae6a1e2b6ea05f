import { scrollToElement } from '../../../src/page/scroll'
import { isShownAnew } from '../../../src/page/shownAnew'
import { belowHeader } from '../belowHeader'

/** Milliseconds from opening to scrolling (behaviour product.reviews.scrolls-after-500-ms). */
const SCROLLS_AFTER = 500

/**
 * Opens the tab or section of the reviews, if they are in one, and scrolls to them (contract 8.2), unless the browser puts the page where
 * it was before (decisions: Where a page was scrolled to).
 *
 * @param isFollowed has the shopper followed a link to them? Then they get the focus, so that Tab goes on from there.
 * @returns a function that stops the scroll.
 */
export function openReviews(reviews: HTMLElement, isFollowed: boolean): () => void {
  const tab = document.querySelector<HTMLElement>('.reviews_tab a')
  const title = reviews.closest('.accordion-item')?.querySelector<HTMLElement>(':scope>a:not(.active)')
  ;(tab ?? title)?.click()
  if (!isFollowed && isShownAnew()) return () => {}
  return scrollToElement(reviews, { delay: SCROLLS_AFTER, offset: belowHeader, takesFocus: isFollowed })
}
