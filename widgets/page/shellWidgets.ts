import type { WidgetDefinition } from '../../src/islands/definition'
import { isThemeScriptHere } from '../../src/page/themeScript'
import { ALERT } from './alertHooks'
import { CHAPTER } from './chapterHooks'
import { DROPDOWN, MENU_TAB, NESTED_MENU, OPEN, SLIDE_MENU } from './menuHooks'
import { showMenuTab } from './menuTab'
import { scrollToTop } from './scrollToTop'

const isOurs = () => !isThemeScriptHere()

/** Is this the link of the entry itself, not something in its panel? */
function isTopLink(event: Event, entry: HTMLElement): boolean {
  return (event.target as Element).closest('a,button')?.parentElement === entry
}

/** Does this event open or close the panel of an entry (contract 11.3)? */
function movesDropdown(event: Event, entry: HTMLElement): boolean {
  const { key, pointerType } = event as PointerEvent & KeyboardEvent
  const opensByPress = entry.matches('.nav-dropdown-toggle')
  if (isThemeScriptHere()) return false
  if (event.type === 'keydown') return key === ' ' && isTopLink(event, entry)
  if (event.type === 'click') {
    // The first touch opens and the second follows the link, and so does Enter.
    const isFirst = !entry.matches(`.${OPEN}`) && (pointerType === 'touch' || (event as UIEvent).detail === 0)
    return isTopLink(event, entry) && (opensByPress || isFirst)
  }
  if (opensByPress || entry.matches(`.${OPEN}`)) return false
  return event.type === 'focusin' ? (event.target as Element).matches(':focus-visible') : pointerType !== 'touch'
}

/** The shell of every page: header, menus, notices, the ways through a page (contract 9.4, 11.1 to 11.4). */
export const shellWidgets: readonly WidgetDefinition[] = [
  {
    name: 'sticky-header',
    hooks: '[data-island="sticky-header"],.header.has-sticky',
    wake: 'idle',
    applies: isOurs,
    attach: () => import('./stickyHeader'),
  },
  {
    name: 'alerts',
    hooks: `${ALERT},.woocommerce-cart-form`,
    wake: 'idle',
    attach: () => import('./alerts'),
  },
  {
    name: 'dropdown',
    hooks: DROPDOWN,
    wake: 'interaction',
    events: ['pointerover', 'focusin', 'click', 'keydown'],
    claims: movesDropdown,
    attach: () => import('./dropdown'),
  },
  {
    name: 'nested-menu',
    hooks: NESTED_MENU,
    wake: 'visible',
    applies: isOurs,
    attach: () => import('./nestedMenu'),
  },
  {
    name: 'slide-menu',
    hooks: SLIDE_MENU,
    wake: 'visible',
    applies: isOurs,
    attach: () => import('./slideMenu'),
  },
  {
    name: 'menu-tab',
    hooks: MENU_TAB,
    wake: 'interaction',
    claims: isOurs,
    act(event, tab) {
      event.preventDefault()
      showMenuTab(event, tab)
    },
  },
  {
    name: 'back-to-top',
    hooks: '[data-island="back-to-top"],.back-to-top',
    wake: 'idle',
    applies: isOurs,
    attach: () => import('./backToTop'),
  },
  {
    name: 'to-the-top',
    hooks: '[data-island="back-to-top"],.back-to-top,#top-link',
    wake: 'interaction',
    claims: isOurs,
    act: scrollToTop,
  },
  {
    name: 'chapters',
    hooks: CHAPTER,
    wake: 'idle',
    applies: isOurs,
    attach: () => import('./chapters'),
  },
]
