/**
 * Does a link open a quick view? Not without a product; and in the page builder a click chooses what is edited (behaviour
 * quick-view.open.not-in-page-builder).
 */
export function opensQuickView(link: HTMLElement): boolean {
  return !!link.dataset['prod'] && !document.documentElement.matches('[ng-app="uxBuilder"]')
}
