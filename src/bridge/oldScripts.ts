import { isStillHere, type OldScript } from '../islands/oldScripts'

/** The theme's own script. It does all that the theme's elements do: tabs, quick view, off-canvas panels; ours stand back. */
export const themeScript: OldScript = { tags: ['/flatsome.js'], ours: 'stands back' }

/**
 * One of the shop's own scripts.
 *
 * @param file its name without `.min.js`, as in `/assets/js/frontend/add-to-cart.min.js`.
 */
export function shopScript(file: string, ours: OldScript['ours']): OldScript {
  return { tags: [`frontend/${file}.`], ours }
}

/** Does the theme's own script still run? */
export function isThemeScriptHere(): boolean {
  return isStillHere(themeScript)
}

/** Does one of the shop's own scripts still run? For `file` see `shopScript`. */
export function isShopScriptHere(file: string): boolean {
  return isStillHere(shopScript(file, 'stands back'))
}
