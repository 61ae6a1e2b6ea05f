import { isReady } from '../page/whenReady'
import { defineSettings, type SettingGlobals } from './mergeSettings'

/** Everything that can be set, with its default. Times are in milliseconds. */
export const defaultSettings = {
  /** `vi`, `en`, or that of the texts that the page brings; empty: the page's own language, else Vietnamese. */
  locale: '',
  /** Address of the shop's calls; `%%endpoint%%` stands for the call's name. */
  shopEndpoint: '/?wc-ajax=%%endpoint%%',
  /** Address of the general calls. */
  ajaxUrl: '/wp-admin/admin-ajax.php',
  /** Address of the cart page. */
  cartUrl: '/cart/',
  /** Is this page the cart page? */
  isCart: false,
  /** Go to the cart page after a successful add? If nothing sets it, it is off where the theme’s globals ask to open the mini-cart after an add, and while an optimiser is still holding back the shop’s settings. */
  redirectAfterAdd: true,
  /** Label of the 'View cart' link; empty: in the shopper's language. */
  viewCartLabel: '',
  /** Storage key of the cart hash. The shop prints one of its own. */
  cartHashKey: 'wc_cart_hash',
  /** Storage key of the fragments. The shop prints one of its own. */
  fragmentsKey: 'wc_fragments',
  /** Milliseconds to wait for fragments. */
  fragmentsTimeout: 5000,
  /** Milliseconds to wait for the answer to an add; the shop may carry it out all the same. */
  addTimeout: 30000,
  /** Skip the request for the cart’s fragments while both cart cookies are missing? If nothing sets it, it is on where the shop prints `wc_add_to_cart_params` but not `wc_cart_fragments_params`. */
  skipEmptyCart: false,
  /** Open the mini-cart after an add? */
  miniCartReveal: false,
}

/** The settings, merged and of the right types. */
export type Settings = typeof defaultSettings

/** The name of a setting. */
export type SettingName = keyof Settings

/** Which setting each key of the real plugins' globals is (contract 0.6, 1.1, 1.7). */
const globals: SettingGlobals<SettingName> = {
  flatsomeVars: { ajaxurl: 'ajaxUrl', is_mini_cart_reveal: 'miniCartReveal' },
  // Each of them prints the address, for one of the shop's scripts that may be on the page alone; the last that is there counts.
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
 * Is a global printed on this page by a script that an optimiser holds back? The tag is known by the id that WordPress gives it; everything
 * else has run when the page is ready.
 *
 * @param handle what WordPress calls the script whose settings these are.
 */
function isHeldBack(global: string, handle: string): boolean {
  return isReady() && !(global in window) && !!document.getElementById(`${handle}-js-extra`)
}

/** The defaults on this page. */
const pageDefaults: Settings = {
  ...defaultSettings,
  // The server asks the theme to open the mini-cart only where an add does not lead to the cart page (contract 0.6).
  get redirectAfterAdd() {
    const { flatsomeVars } = window as { flatsomeVars?: { is_mini_cart_reveal?: string } }
    return !flatsomeVars?.is_mini_cart_reveal && !isHeldBack('wc_add_to_cart_params', 'wc-add-to-cart')
  },
  // The shop has taken its script for them off, so that pages cost it nothing as long as nothing is in the cart (contract 0.1).
  get skipEmptyCart() {
    const shop = window as { wc_add_to_cart_params?: object; wc_cart_fragments_params?: object }
    return !!shop.wc_add_to_cart_params && !shop.wc_cart_fragments_params
  },
}

/** The settings of every page. */
export const settings: () => Settings = defineSettings(pageDefaults, globals)
