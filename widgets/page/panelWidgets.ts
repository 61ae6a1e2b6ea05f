import type { WidgetDefinition } from '../../src/islands/definition'
import { isRivalHere } from '../../src/page/rivals'
import { isThemeScriptHere } from '../../src/page/themeScript'
import { ACCORDION, ACCORDION_TITLE, TAB, TABS } from './panelHooks'

/** The shop's own script serves its plain tabs; in the theme's it only helps (contract 8.1). */
const isServed = (tab: Element) => isRivalHere('single-product') && !tab.closest('.tabbed-content')

/** Tabs and accordions. The theme's own script, where it still runs, serves both. */
export const panelWidgets: readonly WidgetDefinition[] = [
  {
    name: 'tabs',
    hooks: TAB,
    wake: 'interaction',
    // What leads to another page is a link that stands among the tabs.
    claims: (_event, tab) => (tab.getAttribute('href') ?? '#').includes('#') && !isThemeScriptHere() && !isServed(tab),
    isRivalHere: () => isRivalHere('single-product'),
    attach: () => import('./tabs'),
  },
  {
    name: 'accordion',
    hooks: ACCORDION_TITLE,
    wake: 'interaction',
    claims: () => !isThemeScriptHere(),
    attach: () => import('./accordion'),
  },
  {
    name: 'panels',
    hooks: `${TABS},${ACCORDION}`,
    wake: 'idle',
    applies: () => !isThemeScriptHere(),
    attach: () => import('./panels'),
  },
]
