import { isStillHere, type OldScript } from '../islands/oldScripts'

/**
 * The theme's own script. It does all that the theme's elements do: tabs, quick view, off-canvas panels; ours stand back. Where an
 * optimiser has merged or renamed it, its object has what ours has not.
 */
export const themeScript: OldScript = {
  tags: ['/flatsome.js'],
  handle: 'flatsome-js',
  isHere: () => !!(window as { Flatsome?: { behaviors?: object } }).Flatsome?.behaviors,
  ours: 'stands back',
}

/**
 * One of the shop's own scripts.
 *
 * @param file its name without `.min.js`, as in `/assets/js/frontend/add-to-cart.min.js`.
 */
export function shopScript(file: string, ours: OldScript['ours']): OldScript {
  return { tags: [`frontend/${file}.`], handle: file === 'woocommerce' ? file : `wc-${file}`, ours }
}

/**
 * The shop's own script for adding and removing. Whoever raises `added_to_cart` or `removed_from_cart`, it is the one that says what
 * follows from them: that the button is done and the fragments are placed (contract 1.2).
 */
export const oldCart: OldScript = { ...shopScript('add-to-cart', 'takes over'), handlerData: 'addToCartHandler' }

/** Does the theme's own script still run? */
export function isThemeScriptHere(): boolean {
  return isStillHere(themeScript)
}

/** Does one of the shop's own scripts still run? For `file` see `shopScript`. */
export function isShopScriptHere(file: string): boolean {
  return isStillHere(shopScript(file, 'stands back'))
}

/** Does the shop's own script for adding and removing still run? */
export function isCartScriptHere(): boolean {
  return isStillHere(oldCart)
}
