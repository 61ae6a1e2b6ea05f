import { isThemeShopScriptHere } from '../../../src/bridge/replacedScripts'
import { isOfThisPage, withoutHash } from '../../../src/page/address'

/** The reviews: the shop's own, or the panel of their tab where a review service fills it with something else. */
export const REVIEWS = '[data-island="reviews"],#reviews,#tab-reviews:not(:has(#reviews))'

/** The address with which the page was opened. The review link changes the address, but opens the reviews itself. */
let opened = location.href

/** Does the address with which the page was opened ask for the reviews (behaviours product.reviews.open-on-*)? */
export function isAskedForReviews(): boolean {
  // A script that loads no pages, such as Turbo, has put the body of another page in the place of this one's.
  if (!isOfThisPage(opened)) opened = location.href
  return /#.*comment-/i.test(opened) || /comment-page-|cpage=|^[^#]*#(comments|reviews|tab-reviews)$/.test(opened)
}

/** Only product pages open their reviews, and not where the theme's own script does (contract 8.2). */
export function opensReviews(): boolean {
  return document.body.matches('.single-product') && !isThemeShopScriptHere()
}

/** What opens only on the browser's own way to a part of it: WordPress' accordion looks at `:target`, which no script can set. */
const OPENED_NATIVELY = '.wp-block-accordion-item,details'

/**
 * Does a review link lead to reviews of this page that ours can open (decisions: What the browser opens on its way there)? Some themes
 * print the product's whole address, which other pages have, too.
 */
export function leadsToReviews(link: Element): boolean {
  const named = withoutHash(link.getAttribute('href') ?? '')
  const isHere = !named || isOfThisPage((link as HTMLAnchorElement).href)
  const reviews = document.querySelector(REVIEWS)
  return isHere && !!reviews && !reviews.closest(OPENED_NATIVELY)
}
