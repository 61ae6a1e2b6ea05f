import { isBefore, isDrawn } from '../../../src/page/elements'
import { scrollToElement } from '../../../src/page/scroll'
import { isShownAnew } from '../../../src/page/shownAnew'
import { belowHeader } from '../belowHeader'
import { REVIEWS } from './reviewConditions'

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

/** What opens the reviews: the tab of their set, which stands before them, and the title of their section, where that is closed. */
function openersOf(reviews: Element): HTMLElement[] {
  const tabs = [...document.querySelectorAll<HTMLElement>('.reviews_tab a')]
  const tab = tabs.findLast((tab) => isBefore(tab, reviews)) ?? tabs[0]
  const section = reviews.closest('.accordion-item')
  const title = section?.querySelector<HTMLElement>(':scope>a:not(.active)')
  // A section is another way to show them than the tabs, unless it holds the whole set, or lies in the tab's panel.
  const isInstead = section && !section.contains(tab ?? null) && !section.closest('#tab-reviews')
  return [isInstead ? undefined : tab, title].filter((opener) => !!opener)
}

/**
 * The reviews of the page. Page builders print them twice, for wide screens and for phones: then those that can be seen, or whose tab or
 * title can.
 */
export function findReviews(): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>(REVIEWS)]
  const isHere = (reviews: Element) => [reviews, ...openersOf(reviews)].some(isDrawn)
  return all.find((reviews) => all.length === 1 || isHere(reviews)) ?? all[0]
}

/**
 * Opens the tab or section of the reviews, if they are in one, and scrolls to them (contract 8.2), unless the browser puts the page where
 * it was before (decisions: Where a page was scrolled to).
 *
 * @param isFollowed has the shopper followed a link to them? Then they get the focus, so that Tab goes on from there.
 * @returns a function that stops the scroll.
 */
export function openReviews(reviews: HTMLElement, isFollowed: boolean): () => void {
  const openers = openersOf(reviews)
  for (const opener of openers) opener.click()
  // Not as the page opens: a theme's script may still be about to do so, and would close them again.
  if (!openers.length && isFollowed) openSectionsAround(reviews)
  if (!isFollowed && isShownAnew()) return () => {}
  return scrollToElement(reviews, { delay: SCROLLS_AFTER, offset: belowHeader, takesFocus: isFollowed })
}
