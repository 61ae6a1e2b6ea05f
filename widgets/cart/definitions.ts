import { anybodyElse, oldCart, themePart, themeShopScript } from '../../src/bridge/oldScripts'
import { standInForHandler } from '../../src/bridge/standInForHandler'
import { defineArea } from '../../src/islands/area'
import { report } from '../../src/page/report'
import { ADD, COUNT, PLACES, REMOVE, SHOP_REMOVE } from './cartPlaces'
import { syncCart } from './cartSync'
import { clickBySpace } from './clickBySpace'
import { loadArea } from './loadArea'

/** Links that look and speak as buttons, so that the Space key must click them; those of the block editor its own runtime serves. */
const SPACE_CLICKS = `a[role=button]:not(.wc-interactive),.add_to_cart_button:not(.wc-interactive),${REMOVE}`

const removal = standInForHandler('body', 'click', SHOP_REMOVE)
/** Has a theme or plugin taken the shop's handler off, to remove items in a way of its own (decisions: Who removes)? */
const isRemovedElsewhere = (link: Element) => link.matches(SHOP_REMOVE) && removal.isTakenOff(document.body)

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
        return !!host.dataset['product_id']
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
    claims: { click: (_event, host) => !!host.dataset['cart_item_key'] && !isRemovedElsewhere(host) },
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
    touches: { 'shop-islands:button-done': ({ target }) => !(target as Element).closest(ADD) },
    component: 'AddedElsewhere',
  },
  {
    name: 'space-clicks',
    selectors: SPACE_CLICKS,
    wake: 'touch',
    claims: {
      keydown: (event, host) => (event as KeyboardEvent).key === ' ' && host.matches('a'),
    },
    // Four of the shop's scripts click such links, too, whoever has done so already, and merged ones show no tag: none needs the key.
    replaces: anybodyElse,
    service: clickBySpace(SPACE_CLICKS),
  },
  {
    name: 'mini-cart-reveal',
    selectors: 'body',
    wake: 'touch',
    touches: { 'shop-islands:added-to-cart': true, 'shop-islands:open-mini-cart': true },
    applies: () => !!document.querySelector('.cart-item,#cart-popup'),
    // The theme's own script hears of an add, too, and shows and closes its mini-cart itself.
    replaces: themeShopScript,
    component: 'MiniCartReveal',
  },
  {
    // What newer themes have in the rows of a mini-cart (contract 1.5).
    name: 'mini-cart-quantity',
    selectors: '.woocommerce-mini-cart-item .qty',
    wake: 'touch',
    claims: { change: true },
    replaces: themeShopScript,
    component: 'MiniCartQuantity',
  },
  {
    name: 'cart-auto-refresh',
    selectors: '[data-island="cart-auto-refresh"],.cart-auto-refresh',
    wake: 'touch',
    // A change while its file loads counts, too; it is owned by whoever serves the field.
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
