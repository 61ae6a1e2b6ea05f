import { themeScript } from '../../../src/bridge/replacedScripts'
import type { AreaDefinition } from '../../../src/islands/definition'
import type * as widgets from '../index'
import { choosesMenuTab, movesDropdown, movesVerticalMenu, opensPanel } from '../pageClaims'
import { DROPDOWN, LINK_LIST, MENU_TAB, SIDEBAR_LIST, SLIDE_MENU } from '../pageSelectors'

/** Menus: the header's, those of sidebars, and the panels beside the page that hold one (contract 8, 11). */
export const menus: readonly AreaDefinition<keyof typeof widgets>[] = [
  {
    name: 'off-canvas',
    selectors: '[data-island="off-canvas"],[data-open^="#"]',
    parts: '[data-island="mobile-menu"]',
    wake: 'touch',
    claims: { click: (_event, toggle) => opensPanel(toggle) },
    busyClass: 'loading',
    replaces: themeScript,
    component: 'OffCanvas',
  },
  {
    name: 'dropdown',
    selectors: DROPDOWN,
    wake: 'touch',
    touches: { pointerover: movesDropdown, focusin: movesDropdown },
    claims: { click: movesDropdown, keydown: movesDropdown },
    // The panel itself opens.
    busyClass: null,
    replaces: themeScript,
    component: 'Dropdown',
  },
  {
    name: 'vertical-menu',
    selectors: '.header-vertical-menu',
    wake: 'touch',
    claims: { click: movesVerticalMenu, keydown: movesVerticalMenu },
    // The panel itself opens.
    busyClass: null,
    replaces: themeScript,
    component: 'VerticalMenu',
  },
  {
    name: 'nested-menu',
    selectors: `[data-island="nested-menu"],.nav-sidebar,${SIDEBAR_LIST},${LINK_LIST}`,
    wake: 'visible',
    replaces: themeScript,
    component: 'NestedMenu',
  },
  {
    name: 'slide-menu',
    selectors: SLIDE_MENU,
    wake: 'visible',
    replaces: themeScript,
    component: 'SlideMenu',
  },
  {
    name: 'menu-tabs',
    selectors: `.sidebar-menu:has(${MENU_TAB}),.mobile-sidebar:has(${MENU_TAB})`,
    wake: 'touch',
    claims: { click: choosesMenuTab },
    // The list itself is shown.
    busyClass: null,
    replaces: themeScript,
    component: 'MenuTabs',
  },
]
