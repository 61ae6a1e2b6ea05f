import type { WidgetDefinition } from '../../src/islands/definition'
import { isThemeScriptHere } from '../../src/page/themeScript'

/** The bar that keeps quantity and button in view. It can only come into view with a scroll, so nobody waits for it before that. */
export const stickyBarWidgets: readonly WidgetDefinition[] = [
  {
    name: 'sticky-bar',
    hooks: '[data-island="sticky-bar"],.sticky-add-to-cart-wrapper',
    wake: 'idle',
    applies: () => !isThemeScriptHere(),
    attach: () => import('./stickyBar'),
  },
]
