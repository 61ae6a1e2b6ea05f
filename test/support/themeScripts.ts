/** The address of the theme's own script. */
export const THEME_SCRIPT = '/wp-content/themes/flatsome/assets/js/flatsome.js?ver=3.17'
/** The address of its script for the shop, which does nothing without the first. */
export const THEME_SHOP_SCRIPT = '/wp-content/themes/flatsome/assets/js/woocommerce.js?ver=3.17'

/** A tag of a script that does not run, as HTML. */
export function tagOf(src: string): string {
  return `<script type="text/plain" src="${src}"></script>`
}

/** Puts tags of scripts that do not run into the head: the theme's two, where none is named. */
export function showScripts(...addresses: string[]): void {
  const all = addresses.length > 0 ? addresses : [THEME_SCRIPT, THEME_SHOP_SCRIPT]
  document.head.insertAdjacentHTML('beforeend', all.map(tagOf).join(''))
}
