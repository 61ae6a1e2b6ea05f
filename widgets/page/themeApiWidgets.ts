import type { WidgetDefinition } from '../../src/islands/definition'
import { isThemeScriptHere } from '../../src/page/themeScript'
import { mentionsThemeApi } from './theme-api/mentionsThemeApi'

/** The theme's public calls, where something on the page makes them (contract 0.5). */
export const themeApiWidgets: readonly WidgetDefinition[] = [
  {
    name: 'theme-api',
    hooks: 'body',
    wake: 'load',
    applies: () => mentionsThemeApi() && !isThemeScriptHere(),
    attach: () => import('./theme-api/themeApi'),
  },
]
