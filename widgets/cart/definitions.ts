import { anybodyElse, oldCart, themePart, themeShopScript } from '../../src/bridge/replacedScripts'
import { standInForHandler } from '../../src/bridge/standInForHandler'
import { defineArea } from '../../src/islands/area'
import type { Island } from '../../src/islands/island'
import { detailOf, type ShopIslandsEvents } from '../../src/page/events'
import { pressOnce } from '../../src/page/keys'
import { report } from '../../src/page/report'
import { settings } from '../../src/stores/settings'
import { ADD, COUNT, MINI_CART_QUANTITY, PLACES, REMOVE, SHOP_REMOVE } from './cartPlaces'
import { loadArea } from './loadArea'
import { syncCart } from './syncCart'

/** Links with the role of a button, which the Space key must click; the block editor's own runtime handles its own. */
const SPACE_CLICKS = `a[role=button]:not(.wc-interactive),.add_to_cart_button:not(.wc-interactive),${REMOVE}`

/**
 * Makes the Space key click links that look like buttons and have their role (contract 1.1, 1.5). A service, not a component: any link of
 * the page may be one, nothing is shown, and another island handles the click. A key that is held down clicks once, as on a button.
 */
const clickBySpace = ({ on }: Island) =>
  on('keydown', (event) => {
    pressOnce(event as KeyboardEvent, () => (event.target as Element).closest<HTMLElement>(SPACE_CLICKS)?.click())
  })

const removal = standInForHandler('body', 'click', SHOP_REMOVE)
/** Has a theme or plugin taken off the shop's handler, to remove items in its own way (decisions: Who removes)? */
const isRemovedElsewhere = (link: Element) => link.matches(SHOP_REMOVE) && removal.isTakenOff(document.body)

/**
 * Does the shop add and remove in the background? It prints the marks of its script's links whether it does or not; only what its script
 * needs is missing where it does not (contract 0.1). What the author marks does in any case.
 */
const isInBackground = (link: Element) =>
  settings().addsInBackground || !!window.wc_add_to_cart_params || link.matches('[data-island]')

/** Is an event of ours about a button that is no `add-to-cart` host? */
const isAddedElsewhere = ({ target }: Event) => !(target as Element).closest(ADD)

/** Was something added? Who has changed a quantity has seen the cart, and may have closed it since. */
const isAdd = (event: Event) =>
  !detailOf(event as CustomEvent<ShopIslandsEvents['shop-islands:added-to-cart']>).isQuantity

/** The cart, from button to mini-cart. */
export const cart = defineArea('cart', loadArea, [
  {
    name: 'add-to-cart',
    selectors: ADD,
    wake: 'touch',
    claims: {
      click(_event, host) {
        // A button without a product is a link (behaviour cart.add.without-product-id-is-a-link).
        if (!host.dataset['product_id']) report('button-without-product', host)
        return !!host.dataset['product_id'] && isInBackground(host)
      },
    },
    isAskedLast: true,
    asksShop: true,
    isSentOnLeaving: true,
    touches: { pointerover: true, focusin: true, 'shop-islands:button-done': true },
    busyClass: 'loading',
    replaces: oldCart,
    component: 'AddToCartButton',
  },
  {
    name: 'remove-from-cart',
    selectors: REMOVE,
    wake: 'touch',
    claims: {
      click: (_event, host) => !!host.dataset['cart_item_key'] && isInBackground(host) && !isRemovedElsewhere(host),
    },
    isAskedLast: true,
    asksShop: true,
    isSentOnLeaving: true,
    busyClass: 'loading',
    replaces: oldCart,
    component: 'RemoveFromCartLink',
  },
  {
    name: 'added-elsewhere',
    selectors: 'body',
    wake: 'touch',
    // From the beginning of a product form's add on: it is awake when the shop has answered, and says that the button is done before the
    // new cart is told, in the order of the shop's own script (contract 1.2).
    touches: { 'shop-islands:adding-to-cart': isAddedElsewhere, 'shop-islands:button-done': isAddedElsewhere },
    component: 'AddedElsewhere',
  },
  {
    name: 'failed-elsewhere',
    selectors: 'body',
    wake: 'touch',
    touches: { 'shop-islands:add-to-cart-failed': ({ target }) => target === document.body },
    component: 'FailedElsewhere',
  },
  {
    name: 'space-clicks',
    selectors: SPACE_CLICKS,
    wake: 'touch',
    claims: {
      keydown: (event, host) => (event as KeyboardEvent).key === ' ' && host.matches('a'),
    },
    // Takes over in any case: four of the shop's scripts click such links, too, and would do so a second time; merged ones cannot be
    // recognised.
    replaces: anybodyElse,
    service: clickBySpace,
  },
  {
    name: 'mini-cart-reveal',
    selectors: 'body',
    wake: 'touch',
    touches: { 'shop-islands:added-to-cart': isAdd, 'shop-islands:open-mini-cart': true },
    applies: () => !!document.querySelector('.cart-item,#cart-popup'),
    // The theme's own script also reacts to an add, and opens and closes its mini-cart itself.
    replaces: themeShopScript,
    component: 'MiniCartReveal',
  },
  {
    // Newer themes have quantity fields in the rows of a mini-cart (contract 1.5).
    name: 'mini-cart-quantity',
    selectors: MINI_CART_QUANTITY,
    wake: 'touch',
    claims: { change: true },
    touches: { pointerover: true, focusin: true, 'shop-islands:quantity-set': true },
    // Other themes have such fields, too, and a call of their own for them.
    applies: () => 'flatsomeVars' in window || !!document.querySelector('.header-cart-link,#cart-popup'),
    replaces: themeShopScript,
    component: 'MiniCartQuantity',
  },
  {
    name: 'cart-auto-refresh',
    selectors: '[data-island="cart-auto-refresh"],.cart-auto-refresh',
    wake: 'touch',
    // `change`, too, so that a change while the file loads counts; it is claimed by the field's own island.
    touches: { pointerover: true, focusin: true, change: true },
    replaces: themePart('flatsome-cart-refresh.', 'flatsome-cart-refresh', 'cart-refresh'),
    component: 'CartAutoRefresh',
  },
  {
    name: 'cart-sync',
    selectors: 'body',
    parts: PLACES,
    wake: 'load',
    service: syncCart,
  },
  {
    name: 'cart-counts',
    selectors: COUNT,
    wake: 'when:$cart',
    service: 'paintCartCounts',
  },
  {
    name: 'cart-summary',
    selectors: '[data-island="cart-summary"]',
    wake: 'visible',
    component: 'CartSummary',
  },
])
