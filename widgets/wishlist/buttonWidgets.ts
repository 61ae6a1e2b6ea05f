import type { WidgetDefinition } from '../../src/islands/definition'
import { report } from '../../src/page/report'
import { BUTTON, COUNTER, productIdOf } from './buttonHooks'
import { isOldWishlistHere } from './isOldWishlistHere'

/** The theme's heart in front of a button that the theme hides (contract plugins 2.1). */
const hiddenButton = (heart: HTMLElement) => heart.closest('.wishlist-icon')?.querySelector<HTMLElement>(BUTTON)

/** Asked of the page as a whole: `body:has(…)` says the same, but takes longer. */
const isOnPage = (selector: string) => !!document.querySelector(selector) && !isOldWishlistHere()

/** The wishlist buttons of products, and what the page shows of the shopper's wishlists. */
export const wishlistButtonWidgets: readonly WidgetDefinition[] = [
  {
    name: 'wishlist-button',
    hooks: BUTTON,
    wake: 'interaction',
    claims(_event, host) {
      if (!productIdOf(host)) report('wishlist-button-without-product', host)
      return !!productIdOf(host) && !isOldWishlistHere()
    },
    attach: () => import('./addToWishlist'),
  },
  {
    name: 'wishlist-heart',
    hooks: '.wishlist-icon .wishlist-button',
    wake: 'interaction',
    claims: (_event, heart) => !!hiddenButton(heart) && !isOldWishlistHere(),
    isRivalHere: () => !!document.querySelector('script[src*="flatsome"][src*="wishlist"]'),
    act(event, heart) {
      event.preventDefault()
      heart.classList.add('loading')
      hiddenButton(heart)?.click()
    },
  },
  {
    name: 'wishlist-keys',
    hooks: BUTTON,
    wake: 'interaction',
    events: ['keydown'],
    claims: (event, host) =>
      /^( |Enter)$/.test((event as KeyboardEvent).key) && !host.matches('button') && !isOldWishlistHere(),
    act(event, host) {
      event.preventDefault()
      host.click()
    },
  },
  {
    name: 'wishlist-state',
    hooks: 'body',
    wake: 'idle',
    applies: () => isOnPage(`${BUTTON},${COUNTER},form[data-tinvwl_sharekey]`),
    attach: () => import('./wishlistState'),
  },
  {
    name: 'wishlist-counter',
    hooks: COUNTER,
    wake: 'idle',
    applies: () => !isOldWishlistHere(),
    attach: () => import('./wishlistCounter'),
  },
  {
    name: 'wishlist-variation',
    hooks: 'form[data-island="variation-form"],form.variations_form',
    wake: 'idle',
    applies: () => isOnPage(BUTTON),
    attach: () => import('./variationChoice'),
  },
]
