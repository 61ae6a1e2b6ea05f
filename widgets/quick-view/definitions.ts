import { themeShopScript } from '../../src/bridge/replacedScripts'
import { defineArea } from '../../src/islands/area'

/**
 * Does a link open a quick view? Not without a product; and in the page builder a click chooses what is edited (behaviour
 * quick-view.open.not-in-page-builder).
 */
export function opensQuickView(link: HTMLElement): boolean {
  return !!link.dataset['prod'] && !document.documentElement.matches('[ng-app="uxBuilder"]')
}

/** The quick view of a product, from a listing (contract 3.4). */
export const quickView = defineArea('quick-view', () => import('./index'), [
  {
    name: 'quick-view',
    selectors: '[data-island="quick-view"],.quick-view[data-prod]',
    wake: 'touch',
    claims: { click: (_event, link) => opensQuickView(link) },
    asksShop: true,
    // The theme's styles expect the busy class on the box of tools around the link (contract 3.4).
    busyClass: 'processing',
    busyElement: (link) => link.parentElement?.parentElement,
    replaces: themeShopScript,
    component: 'QuickViewButton',
  },
  {
    // Separate from the links: a quick view closes when a link in it opens another one.
    name: 'quick-view-dialogs',
    selectors: 'body',
    wake: 'when:$quick-view',
    // An event, so that it wakes at once, rather than when the browser is idle.
    touches: { 'shop-islands:quick-view-changed': true },
    replaces: themeShopScript,
    component: 'QuickViews',
  },
])
