/**
 * The element that a toggle names in `data-open`: by an id, even one that is not a valid selector (`#1-menu`), or by any selector. `null`
 * where the page has none.
 */
export function panelNamed(selector: string): HTMLElement | null {
  const named = selector.startsWith('#') && document.getElementById(selector.slice(1))
  if (named) return named
  try {
    return document.querySelector<HTMLElement>(selector)
  } catch {
    return null
  }
}
