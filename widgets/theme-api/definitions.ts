import { shopScript, themeScript } from '../../src/bridge/replacedScripts'
import { defineArea } from '../../src/islands/area'
import { dispatch } from '../../src/page/events'
import { mentionsThemeApi } from './mentionsThemeApi'
import { offerNoticeScroll } from './noticeScroll'

/** Was it called already, while the page was parsed (docs/markup.md)? That shows calls by script files, too, whose text cannot be read. */
function isAwaited(): boolean {
  return !!window.Flatsome?.waiting?.length
}

/** Has the area wake at a call that comes later, as from a click: nothing else on the page may tell that it is needed. */
function tellOfCalls(): void {
  const waiting = window.Flatsome?.waiting
  if (!waiting) return
  waiting.push = (...calls) => {
    const count = Array.prototype.push.apply(waiting, calls)
    dispatch('shop-islands:theme-called', {}, document.body)
    return count
  }
}
tellOfCalls()

/** The theme's public calls, where something on the page uses them (contract 0.5). */
export const themeApi = defineArea('theme-api', () => import('./index'), [
  {
    name: 'theme-api',
    selectors: 'body',
    parts: '[data-island="theme-api"]',
    wake: 'load',
    touches: { 'shop-islands:theme-called': true },
    applies: () => mentionsThemeApi() || isAwaited(),
    replaces: themeScript,
    service: 'offerThemeApi',
  },
  {
    name: 'notice-scroll',
    selectors: 'body',
    wake: 'load',
    replaces: shopScript('woocommerce', 'stands back'),
    service: offerNoticeScroll,
  },
])
