const adopted = new Set<string>()

/**
 * Gives the page the styles of a part that was loaded on demand, once: pages that never use the part do not pay for them. A constructed
 * style sheet needs no request, and no `style-src` of its own.
 */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return
  adopted.add(css)
  const styles = new CSSStyleSheet()
  styles.replaceSync(css)
  // Set, not pushed: scripts that record visits (rrweb, and the services that are made with it) hear of new sheets by this property alone.
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles]
}
