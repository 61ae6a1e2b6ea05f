import type { WidgetDefinition } from '../../src/islands/definition'
import { isThemeScriptHere } from '../../src/page/themeScript'

/** The quick view of a product, from a listing (contract 3.4). */
export const quickViewWidgets: readonly WidgetDefinition[] = [
  {
    name: 'quick-view',
    hooks: '[data-island="quick-view"],.quick-view[data-prod]',
    wake: 'interaction',
    claims: (_event, link) =>
      // In the page builder a click chooses what is edited (behaviour quick-view.open.not-in-page-builder).
      !!link.dataset['prod'] && !document.documentElement.matches('[ng-app="uxBuilder"]') && !isThemeScriptHere(),
    attach: () => import('./quickView'),
  },
]
