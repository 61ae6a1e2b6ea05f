import type { Island } from '../../src/islands/island'
import { headerHeight, scrollToElement } from '../../src/page/scroll'

/** Milliseconds from opening to scrolling (behaviour product.reviews.scrolls-after-500-ms). */
const SCROLLS_AFTER = 500
/** Pixels between the header and the reviews (behaviour product.reviews.scroll-offset-header-plus-15). */
const GAP = 15

/** Opens the tab or section of the reviews, if it is in one, and scrolls to it (contract 8.2). Returns what stops the scroll. */
function open(reviews: HTMLElement, takesFocus: boolean): () => void {
  const tab = document.querySelector<HTMLElement>('.reviews_tab a')
  const title = reviews.closest('.accordion-item')?.querySelector<HTMLElement>(':scope>a:not(.active)')
  ;(tab ?? title)?.click()
  return scrollToElement(reviews, { delay: SCROLLS_AFTER, offset: () => headerHeight() + GAP, takesFocus })
}

/** The reviews of a page whose address asks for them. */
export function attachReviews({ host: reviews }: Island): () => void {
  return open(reviews, false)
}

/** A link to the reviews on the same page (behaviours product.reviews.link-*). */
export function attachReviewLink({ on }: Island): () => void {
  return on('click', () => {
    const reviews = document.querySelector<HTMLElement>('#reviews')
    if (!reviews) return
    open(reviews, true)
    // As with any link: the same address again is no further step back.
    if (location.hash !== '#reviews') history.pushState(null, '', '#reviews')
  })
}
