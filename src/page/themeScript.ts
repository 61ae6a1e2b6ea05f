/** Does the theme's own script still run? It does all that the theme's elements do: tabs, quick view, off-canvas panels. */
export function isThemeScriptHere(): boolean {
  return !!document.querySelector('script[src*="/flatsome.js"]')
}
