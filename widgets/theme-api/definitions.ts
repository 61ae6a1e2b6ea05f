import { shopScript, themeScript } from '../../src/bridge/oldScripts'
import { defineArea } from '../../src/islands/area'
import { mentionsThemeApi } from './mentionsThemeApi'
import { offerNoticeScroll } from './noticeScroll'

/** Was it called already, while the page was parsed (docs/markup.md)? That shows calls by script files, too, whose text cannot be read. */
function isAwaited(): boolean {
  return !!window.Flatsome?.waiting?.length
}

/** The theme's public calls, where something on the page uses them (contract 0.5). */
export const themeApi = defineArea('theme-api', () => import('./index'), [
  {
    name: 'theme-api',
    selectors: 'body',
    parts: '[data-island="theme-api"]',
    wake: 'load',
    applies: () => mentionsThemeApi() || isAwaited(),
    replaces: themeScript,
    service: 'installThemeApi',
  },
  {
    name: 'notice-scroll',
    selectors: 'body',
    wake: 'load',
    replaces: shopScript('woocommerce', 'stands back'),
    service: offerNoticeScroll,
  },
])
