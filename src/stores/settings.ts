import { isReady } from '../page/whenReady'
import { defineSettings, type SettingGlobals } from './mergeSettings'

/** Everything that can be set, with its default. Times are in milliseconds. */
export const defaultSettings = {
  /** The language: `vi`, `en`, or one for which the page brings texts of its own; empty: the page's language, else Vietnamese. */
  locale: '',
  /** Address of the shop's own calls; `%%endpoint%%` stands for the call's name. */
  shopEndpoint: '/?wc-ajax=%%endpoint%%',
  /** Address of WordPress' general calls. */
  ajaxUrl: '/wp-admin/admin-ajax.php',
  /** Address of the cart page. */
  cartUrl: '/cart/',
  /** Is this page the cart page? If nothing sets it, the class that the shop gives the body says it. */
  isCart: false,
  /**
   * Go to the cart page after a successful add? If nothing sets it, it is off where the theme’s globals ask to open the mini-cart after an
   * add, and while an optimiser is still holding back the shop’s settings.
   */
  redirectAfterAdd: true,
  /**
   * Do the shop's own links add and remove in the background? Off, they are plain links, as the shop wants it that has switched off adding
   * by AJAX in its lists: only the server knows of that. Buttons with `data-island` add in any case, and so does a page where the shop's
   * script for adding is.
   */
  addsInBackground: true,
  /** Label of the 'View cart' link; empty: in the shopper's language. */
  viewCartLabel: '',
  /** Storage key of the cart's hash, which tells whether that copy is still right; the shop prints its own. */
  cartHashKey: 'wc_cart_hash',
  /** Storage key of the browser's copy of the cart's fragments; the shop prints its own. */
  fragmentsKey: 'wc_fragments',
  /** Milliseconds to wait for the cart's fragments: the pieces of HTML in which the shop shows the cart. */
  fragmentsTimeout: 5000,
  /**
   * Milliseconds to wait for the answer to an add; after that the shop may still carry it out. It is also how long the answer may take to a
   * removal, to a quantity in the mini-cart, to what is changed in the form of the cart page, to the question which variation was chosen,
   * to the calls of the quote list, and to a subscription for a coupon.
   */
  addTimeout: 30000,
  /**
   * Skip the request for the cart’s fragments while both cart cookies are missing? If nothing sets it, it is on where the shop prints
   * `wc_add_to_cart_params` but not `wc_cart_fragments_params`.
   */
  skipEmptyCart: false,
  /** Open the mini-cart after an add? Only where `redirectAfterAdd` is off. */
  miniCartReveal: false,
}

/** The settings, merged and of the right types. */
export type Settings = typeof defaultSettings

/** The setting for each key of the plugins' globals (contract 0.6, 1.1, 1.7). */
const globals: SettingGlobals<keyof Settings> = {
  flatsomeVars: { ajaxurl: 'ajaxUrl', is_mini_cart_reveal: 'miniCartReveal' },
  // Each of these four globals has the address, because any of the shop's scripts may be the only one on the page; the last one that is
  // there counts.
  wc_add_to_cart_variation_params: { wc_ajax_url: 'shopEndpoint' },
  wc_cart_fragments_params: {
    wc_ajax_url: 'shopEndpoint',
    cart_hash_key: 'cartHashKey',
    fragment_name: 'fragmentsKey',
    request_timeout: 'fragmentsTimeout',
  },
  woocommerce_params: { wc_ajax_url: 'shopEndpoint' },
  wc_add_to_cart_params: {
    wc_ajax_url: 'shopEndpoint',
    cart_url: 'cartUrl',
    is_cart: 'isCart',
    cart_redirect_after_add: 'redirectAfterAdd',
    i18n_view_cart: 'viewCartLabel',
  },
}

/**
 * Is this global still to come, in a script that an optimiser delays? Its tag is known by the id that WordPress gives it; all other scripts
 * have run when the page is ready.
 *
 * @param handle the WordPress handle of the script that these settings belong to.
 */
function isHeldBack(global: string, handle: string): boolean {
  return isReady() && !(global in window) && !!document.getElementById(`${handle}-js-extra`)
}

/** The defaults on this page. */
const pageDefaults: Settings = {
  ...defaultSettings,
  // Where adding in the background is switched off, the shop does not print whether this is the cart page.
  get isCart() {
    // Settings may be read in the head.
    return !!document.body?.matches('.woocommerce-cart')
  },
  // The server asks the theme to open the mini-cart only where an add does not lead to the cart page (contract 0.6).
  get redirectAfterAdd() {
    const { flatsomeVars } = window
    return !flatsomeVars?.is_mini_cart_reveal && !isHeldBack('wc_add_to_cart_params', 'wc-add-to-cart')
  },
  // A shop that has taken off its script for fragments saves the request while the cart is empty (contract 0.1): so do we.
  get skipEmptyCart() {
    return !!window.wc_add_to_cart_params && !window.wc_cart_fragments_params
  },
}

/** The settings of every page. */
export const settings: () => Settings = defineSettings(pageDefaults, globals)
