import type { CatalogueSection } from '../src/islands/sections'
import { hasInteracted } from '../src/page/firstInteraction'
import { FILM_LINK, PICTURE_LINK, PICTURE_PLACES } from './page/lightboxHooks'
import { mentionsThemeApi } from './page/theme-api/mentionsThemeApi'
import { TOOLTIP } from './page/tooltipHooks'
import { BUTTON, REMOVE, TABLE } from './quote/hooks'
import { keepsWishlist } from './wishlist/keepsWishlist'

/** Our neutral attribute on anything but the cart's hosts, which all have the word in their names. */
const NEUTRAL = '[data-island]:not([data-island*=cart])'

/** What may be an alert of the shop (contract 9.4). */
const ALERTS = '[data-island=alert],.woocommerce-message,.woocommerce-error,.wc-block-components-notice-banner'

/** The header with its menus, notices, and the ways through a page. An anchor may need the room that the header takes. */
const SHELL = `${ALERTS},.has-sticky,.woocommerce-cart-form,.has-dropdown,.mobile-sidebar,.nav-sidebar,.back-to-top,#top-link,.scroll-to,.has-sticky~* a[href^="#"]`

/** What stands in the content of a page and does something by itself. */
const ELEMENTS =
  '.slider[data-flickity-options]:not(.product-gallery-slider,.product-thumbnails),.bg,.section-bg,img.lazy-load,[data-animate],.count-up,.block-edit-link,#wpadminbar'

/** What waits there for a pointer: links to what a lightbox shows, and tips. */
const POINTED_AT = `[data-island=lightbox-link],:root:has(.lightbox-by-id) a[href^="#"],${FILM_LINK},${PICTURE_LINK},${PICTURE_PLACES},${TOOLTIP}`

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
    hooks: '[data-island=sticky-bar],.sticky-add-to-cart-wrapper',
    isWaiting: () => !hasInteracted(),
    load: () => import('./stickyBarSection'),
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
  {
    hooks: '.wpcf7,[data-island=contact-form]',
    load: async () => ({ default: (await import('./contact-form/contactFormWidgets')).contactFormWidgets }),
  },
  {
    hooks: '[data-island*=coupon],[data-island=subscribe],[class*=wcb-],.woo-coupon-box-widget',
    load: async () => ({ default: (await import('./coupon/couponWidgets')).couponWidgets }),
  },
  {
    // Opened by the focus, or at once where the visitor was faster than the script.
    hooks: ':is([data-island=search],.searchform,.header-search) input:focus',
    load: () => import('./searchSection'),
  },
  {
    hooks: '[data-island=contents],[class*=ez-toc],.table-of-contents',
    load: () => import('./articlesSection'),
  },
  {
    // Not the form itself: a touch on anything inside would be held, and payments are none of ours.
    hooks:
      'head:has(+.woocommerce-checkout),wc-order-attribution-inputs,[data-island=order-attribution],[data-island=block-checkout],[data-island=terms],[href="#terms-and-conditions-lightbox"],.woocommerce-terms-and-conditions-link,[name=woocommerce-register-nonce]',
    load: () => import('./checkoutSection'),
  },
  {
    hooks: `${NEUTRAL},.demo_store,.woocommerce-store-notice,[id^=coming-soon],[type=password],.woocommerce-input-wrapper:has(.description),.my_account_orders,.woocommerce-orders-table,[data-flatsome-instagram]`,
    load: () => import('./aroundSection'),
  },
  {
    hooks: `${NEUTRAL},${SHELL}`,
    // Before the first interaction there are only notices, chapters, and the room for what the address names.
    isWaiting: () => !hasInteracted() && !location.hash && !document.querySelector(`${ALERTS},.scroll-to`),
    load: async () => ({ default: (await import('./page/shellWidgets')).shellWidgets }),
  },
  {
    hooks: `${NEUTRAL},${ELEMENTS}`,
    load: () => import('./elementSection'),
  },
  {
    hooks: POINTED_AT,
    isWaiting: () => true,
    load: async () => ({ default: (await import('./page/pointedWidgets')).pointedWidgets }),
  },
  {
    hooks: 'head',
    isWaiting: () => !mentionsThemeApi(),
    load: () => import('./themeApiSection'),
  },
  {
    // Every page has one, and no touch ever reaches it.
    hooks: 'head',
    isWaiting: () => !('wc_order_attribution' in window || document.querySelector('[data-island=attribution]')),
    load: () => import('./attributionSection'),
  },
]
