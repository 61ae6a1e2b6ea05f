import { themeScript } from '../../src/bridge/oldScripts'
import { defineArea } from '../../src/islands/area'
import { mentionsThemeApi } from './mentionsThemeApi'

/** The theme's public calls, where something on the page makes them (contract 0.5). */
export const themeApi = defineArea('theme-api', () => import('./index'), [
  {
    name: 'theme-api',
    selectors: 'body',
    parts: '[data-island="theme-api"]',
    wake: 'load',
    applies: mentionsThemeApi,
    replaces: themeScript,
    service: 'installThemeApi',
  },
])
