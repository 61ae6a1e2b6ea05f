import type { WidgetDefinition } from '../../src/islands/definition'
import { loadOnce } from '../../src/page/loadOnce'
import { report } from '../../src/page/report'
import { isRivalHere } from '../../src/page/rivals'

const loadControls = loadOnce(() => import('./controls'))
const isOldCartHere = () => isRivalHere('add-to-cart', 'addToCartHandler')

/** Buttons that add in the background, and links that remove: ours, the design's, the shop's (contract 1.1, 1.5). */
const ADD =
  '[data-island="add-to-cart"],.ajax_add_to_cart,[data-product_id][data-quantity]:is(a,button):not([class*=product_type_])'
const REMOVE = '[data-island="remove-from-cart"],.remove_from_cart_button,.mini-cart [data-cart_item_key]:is(a,button)'
const PLACES = '[data-island="mini-cart"],.mini-cart,.widget_shopping_cart_content'

/** Asked of the page as a whole: `body:has(…)` says the same, but takes 100 ms of a page with 5,000 cards. */
const isOnPage = (selector: string) => !!document.querySelector(selector)

/** The widgets of the cart, from button to mini-cart. */
export const cartWidgets: readonly WidgetDefinition[] = [
  {
    name: 'add-to-cart',
    hooks: ADD,
    wake: 'interaction',
    busyClass: 'loading',
    isRivalHere: isOldCartHere,
    claims(_event, host) {
      // The block editor's own runtime serves its buttons; a button without a product is a link (behaviour cart.add.without-product-id-is-a-link).
      if (host.matches('.wc-interactive')) return false
      if (!host.dataset['product_id']) report('button-without-product', host)
      return !!host.dataset['product_id']
    },
    attach: () => loadControls().then(({ attachAddToCart }) => ({ default: attachAddToCart })),
  },
  {
    name: 'remove-from-cart',
    hooks: REMOVE,
    wake: 'interaction',
    isRivalHere: isOldCartHere,
    claims: (_event, host) => !!host.dataset['cart_item_key'],
    attach: () => loadControls().then(({ attachRemoveFromCart }) => ({ default: attachRemoveFromCart })),
  },
  {
    name: 'space-clicks',
    hooks: `a[role=button],.add_to_cart_button,${REMOVE}`,
    wake: 'interaction',
    events: ['keydown'],
    isRivalHere: isOldCartHere,
    claims: (event, host) => (event as KeyboardEvent).key === ' ' && host.matches('a:not(.wc-interactive)'),
    act(event, host) {
      event.preventDefault()
      host.click()
    },
  },
  {
    name: 'mini-cart-reveal',
    hooks: 'body',
    wake: 'interaction',
    events: ['shop-islands:added-to-cart', 'shop-islands:open-mini-cart'],
    claims: () => isOnPage('.cart-item,#cart-popup'),
    attach: () => import('./miniCartReveal'),
  },
  {
    name: 'cart-state',
    hooks: 'body',
    wake: 'load',
    applies: () => isOnPage(`${PLACES},${ADD}`),
    attach: () => import('./cartState').then(({ attachCartState }) => ({ default: attachCartState })),
  },
  {
    name: 'cart-counts',
    hooks: 'body',
    wake: 'when:$cart',
    applies: () => isOnPage('[data-island=cart-count]'),
    attach: () => import('./cartCounts'),
  },
]
