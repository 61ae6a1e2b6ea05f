/** The terms that a link leads to, hidden in the same page; `null` where the page has none. */
export function termsOf(link: HTMLElement): HTMLElement | null {
  return document.getElementById((link as HTMLAnchorElement).hash.slice(1))
}
