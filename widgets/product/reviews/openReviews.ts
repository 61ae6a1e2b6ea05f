import { isDrawn } from '../../../src/page/elements'
import { scrollToElement } from '../../../src/page/scroll'
import { isShownAnew } from '../../../src/page/shownAnew'
import { belowHeader } from '../belowHeader'

/** Milliseconds from opening to scrolling (behaviour product.reviews.scrolls-after-500-ms). */
const SCROLLS_AFTER = 500

/**
 * Opens the closed sections of another script's accordion around the reviews, each by what says that it opens it. Only within the product:
 * the whole page may belong to a button of a menu.
 */
function openSectionsAround(reviews: Element): void {
  const product = reviews.closest('.product')
  if (!product) return
  for (let around = reviews; around !== product; around = around.parentElement ?? product) {
    const opener =
      around.id &&
      document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(around.id)}"][aria-expanded="false"]`)
    // One that is hidden beside reviews that are seen is for other devices, and would close them.
    if (opener && (isDrawn(opener) || !isDrawn(reviews))) opener.click()
  }
}

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
  const own = tab ?? title
  own?.click()
  // Not as the page opens: a theme's script may still be about to do so, and would close them again.
  if (!own && isFollowed) openSectionsAround(reviews)
  if (!isFollowed && isShownAnew()) return () => {}
  return scrollToElement(reviews, { delay: SCROLLS_AFTER, offset: belowHeader, takesFocus: isFollowed })
}
