import type { CatalogueSection } from '../src/islands/sections'
import { hasInteracted } from '../src/page/firstInteraction'
import { BUTTON, REMOVE, TABLE } from './quote/hooks'
import { keepsWishlist } from './wishlist/keepsWishlist'

/** Our neutral attribute on anything but the cart's hosts, which all have the word in their names. */
const NEUTRAL = '[data-island]:not([data-island*=cart])'

const LISTING = `${NEUTRAL},.orderby,.woocommerce-result-count,.equalize-box`

/** Does everything that a section serves lie where the visitor cannot see it before the first interaction? */
function isOutOfSight(hooks: string): boolean {
  if (hasInteracted()) return false
  const first = document.querySelector(hooks)
  return !!first && first.getBoundingClientRect().top > innerHeight
}

/** The widgets of the house by the pages that have them, those of the cart apart. */
export const sections: readonly CatalogueSection[] = [
  {
    hooks: LISTING,
    // As on a product page, whose grid of related products is far below.
    isWaiting: () => isOutOfSight(LISTING),
    load: () => import('./listingSection'),
  },
  {
    hooks: `${NEUTRAL},form.cart,.single_add_to_cart_button,.quantity:has(input),[class*=product-gallery],#reviews,[href="#reviews"],.ux-swatches`,
    load: () => import('./productSection'),
  },
  {
    hooks: '[data-island],.tabbed-content,.tabs,.accordion',
    load: () => import('./pageSection'),
  },
  {
    hooks: `${NEUTRAL},[data-open],.quick-view,.mini_cart_item .qty`,
    isWaiting: () => true,
    load: () => import('./touchSection'),
  },
  {
    hooks: '[data-island*=wishlist],[class*=wishlist_],[class*=wishlist-]',
    // The data are asked for after the first interaction only; before that there are marks only of what the browser keeps.
    isWaiting: () => !hasInteracted() && !keepsWishlist(),
    load: () => import('./wishlistSection'),
  },
  {
    hooks: '[data-island],.tinv-wishlist,.tinvwl-table,.tinv-login,.social-buttons',
    isWaiting: () => true,
    load: () => import('./wishlistPageSection'),
  },
  {
    hooks: `${BUTTON},${REMOVE},${TABLE}`,
    // Before the first interaction nothing is chosen that a button could follow; only the list itself may have to be fetched anew.
    isWaiting: () => !hasInteracted() && !document.querySelector(TABLE),
    load: () => import('./quoteSection'),
  },
]
