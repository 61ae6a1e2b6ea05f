import { isServing, isStillHere, type OldScript } from '../islands/oldScripts'
import { jQueryNow } from './whenJQuery'

/** What the theme's files have registered with its object, by name. */
function themeBehaviors(): FlatsomeGlobal['behaviors'] {
  const { Flatsome } = window
  return Flatsome?.isStandIn ? undefined : Flatsome?.behaviors
}

/** Any script that does the same, whatever its file is called: ours takes the event over. */
export const anybodyElse: OldScript = { isHere: () => true, ours: 'takes over' }

/** The theme's own script, known by its tag. */
const seenThemeScript: OldScript = { tags: ['/flatsome.js'], handle: 'flatsome-js', ours: 'stands back' }

/**
 * The theme's own script, which runs the theme's elements on every page: tabs, menus, sliders, lightboxes; our islands stand back. Where an
 * optimiser has merged or renamed it, it is known by the behaviours registered with its global object.
 */
export const themeScript: OldScript = { ...seenThemeScript, isHere: () => !!themeBehaviors() }

/**
 * Another file of the theme. Our islands stand back where it is on the page; that the theme's main script is there does not mean that this
 * one is.
 *
 * @param tag part of its address.
 * @param behavior the behaviour that it registers with the theme's main script: it is known by that where it was merged, and does nothing
 *   without that script. A file that registers nothing counts as merged where the theme's main script was merged.
 */
export function themePart(tag: string, handle: string, behavior?: string): OldScript {
  const isHere = () => !!themeBehaviors() && !isStillHere(seenThemeScript)
  return {
    tags: [tag],
    handle,
    ...(behavior ? { needs: themeScript, isHere: () => behavior in (themeBehaviors() ?? {}) } : { isHere }),
    ours: 'stands back',
  }
}

/**
 * The theme's script for the shop: quantities, quick view, zoom and lightbox of a product's pictures, sticky bar, review link, mini-cart.
 */
export const themeShopScript = themePart(
  'flatsome/assets/js/woocommerce.',
  'flatsome-theme-woocommerce-js',
  'quick-view',
)

/** Does jQuery have the shop's call that starts variation forms? Ours, which has `isStandIn`, does not count. */
export function hasShopFormCall(): boolean {
  const call = jQueryNow()?.fn['wc_variation_form'] as { isStandIn?: unknown } | undefined
  return !!call && !call.isStandIn
}

/** The traces in jQuery by which some of the shop's scripts are known where an optimiser has merged them. */
const MERGED: Readonly<Record<string, Pick<OldScript, 'handlerFor' | 'isHere'>>> = {
  'single-product': { handlerFor: '.wc-tabs li a, ul.tabs li a' },
  'add-to-cart-variation': { isHere: hasShopFormCall },
  checkout: { handlerFor: 'a.woocommerce-terms-and-conditions-link' },
}

/**
 * One of the shop's own scripts. The whole path is compared, because extensions such as WooCommerce Subscriptions have files of the same
 * names.
 *
 * @param file its name without `.min.js`, as in `/assets/js/frontend/add-to-cart.min.js`.
 */
export function shopScript(file: string, ours: OldScript['ours']): OldScript {
  return {
    tags: [`/woocommerce/assets/js/frontend/${file}.`],
    handle: file === 'woocommerce' ? file : `wc-${file}`,
    ...MERGED[file],
    ours,
  }
}

/**
 * The shop's own script for adding and removing. Whoever raises `added_to_cart` or `removed_from_cart`, this script raises the events that
 * follow: that the button is done and that the fragments are placed (contract 1.2).
 */
export const oldCart: OldScript = { ...shopScript('add-to-cart', 'takes over'), handlerData: 'addToCartHandler' }

/** Does the theme's script for the shop still run? */
export function isThemeShopScriptHere(): boolean {
  return isStillHere(themeShopScript)
}

/** Does one of the shop's own scripts still run? For `file` see `shopScript`. */
export function isShopScriptHere(file: string): boolean {
  return isStillHere(shopScript(file, 'stands back'))
}

/** Does the shop's own script for adding and removing still run? Not yet where an optimiser holds it back. */
export function isCartScriptHere(): boolean {
  return isServing(oldCart)
}
