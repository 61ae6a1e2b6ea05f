import type { WidgetDefinition } from '../../src/islands/definition'
import { isRivalHere } from '../../src/page/rivals'
import { isThemeScriptHere } from '../../src/page/themeScript'

/** Only product pages open their reviews, and not where the theme's own script does (contract 8.2). */
const opensReviews = () => document.body.matches('.single-product') && !isThemeScriptHere()

/** Does the address ask for the reviews (behaviours product.reviews.open-on-*)? */
function asksForReviews({ hash, href }: Location): boolean {
  return /comment-/i.test(hash) || /^#(comments|reviews|tab-reviews)$/.test(hash) || /comment-page-|cpage=/.test(href)
}

/** The reviews of a product and their form. */
export const reviewWidgets: readonly WidgetDefinition[] = [
  {
    name: 'reviews',
    hooks: '[data-island="reviews"],#reviews',
    wake: 'load',
    applies: () => asksForReviews(location) && opensReviews(),
    attach: () => import('./reviews').then(({ attachReviews }) => ({ default: attachReviews })),
  },
  {
    name: 'review-link',
    hooks: '[data-island="review-link"],.woocommerce-review-link[href="#reviews"]',
    wake: 'interaction',
    claims: () => opensReviews() && !!document.querySelector('#reviews'),
    isRivalHere: () => isRivalHere('single-product'),
    attach: () => import('./reviews').then(({ attachReviewLink }) => ({ default: attachReviewLink })),
  },
  {
    name: 'rating',
    hooks: '[data-island="rating"],#respond select[name="rating"]',
    wake: 'visible',
    applies: () => !isThemeScriptHere(),
    attach: () => import('./ratingPicker'),
  },
]
