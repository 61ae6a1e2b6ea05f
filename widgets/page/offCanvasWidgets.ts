import type { WidgetDefinition } from '../../src/islands/definition'
import { isThemeScriptHere } from '../../src/page/themeScript'

/** Panels at the side of the page: the cart, the menu (contract 11.4). */
export const offCanvasWidgets: readonly WidgetDefinition[] = [
  {
    name: 'off-canvas',
    hooks: '[data-island="off-canvas"],[data-open^="#"]',
    wake: 'interaction',
    // The theme's own script, where it still runs, opens its panels itself.
    claims: (_event, host) => !!host.dataset['open'] && !isThemeScriptHere(),
    attach: () => import('./offCanvas'),
  },
]
