import { shopScript, themePart, themeScript } from '../../src/bridge/replacedScripts'
import { defineArea } from '../../src/islands/area'
import { lightboxes } from './lightboxes/definitions'
import { menus } from './menus/definitions'
import { moving } from './moving/definitions'
import { choosesTab, movesSection } from './pageClaims'
import { ACCORDION, ALERT, BACKGROUND, GRID, LAZY_IMAGE, TABS } from './pageSelectors'
import { passLinkClicks } from './passLinkClicks'
import { showPage } from './showPage'
import { themeSettings } from './themeSettings'

const mayEdit = () => themeSettings().themeCanEditPages

/** A spot on a picture that leads nowhere and only has a tip (contract 11.8). */
const HOTSPOT = '.hotspot[href="#hotspot"]:not(.quick-view)'

/** Has an element a tip to show? */
const hasTip = (host: HTMLElement) => !!host.title || host.matches('.tooltipstered')

/** What any page may have: header and menus, tabs and accordions, panels, lightboxes, tips, moving elements (contract 8, 9.4, 11). */
export const page = defineArea('page', () => import('./index'), [
  ...menus,
  {
    // A list there has the reasons why a login was refused.
    name: 'refused-login',
    selectors: '#login-form-popup .woocommerce-notices-wrapper>ul',
    wake: 'idle',
    replaces: themeScript,
    service: 'openRefusedLogin',
  },
  {
    name: 'tabs',
    selectors: TABS,
    wake: 'idle',
    claims: { click: choosesTab },
    // The shop's script listens on the body: Shopkeeper, which shows the panels itself, keeps the click from it.
    isAskedLast: true,
    // The panel itself opens.
    busyClass: null,
    replaces: [themeScript, shopScript('single-product', 'takes over')],
    component: 'Tabs',
  },
  {
    name: 'accordion',
    selectors: ACCORDION,
    wake: 'idle',
    claims: { click: movesSection },
    // The section itself opens.
    busyClass: null,
    replaces: themeScript,
    component: 'Accordion',
  },
  {
    name: 'sticky-header',
    selectors: '[data-island="sticky-header"],.header.has-sticky',
    // Before the first interaction it matters only where the address names a part of the page, which needs room above it.
    wake: location.hash ? 'idle' : 'interaction',
    replaces: themeScript,
    component: 'StickyHeader',
  },
  {
    // Before the first scroll it is in its place in any case.
    name: 'sticky-column',
    selectors: '.is-sticky-column',
    wake: 'interaction',
    replaces: themeScript,
    component: 'StickyColumn',
  },
  {
    name: 'page-loader',
    selectors: '.loading-site',
    wake: 'load',
    replaces: themeScript,
    service: showPage,
  },
  {
    name: 'link-clicks',
    selectors: 'body',
    wake: 'load',
    service: passLinkClicks,
  },
  {
    name: 'alerts',
    // Not the alerts themselves: an alert that a script inserts later is announced without us, and only that script knows where the focus
    // belongs (contract 9.4).
    selectors: 'body',
    parts: '[data-island="alert"]',
    wake: 'idle',
    applies: () => !!document.querySelector(`${ALERT},.woocommerce-cart-form`),
    service: 'focusAlerts',
  },
  {
    name: 'back-to-top',
    selectors: '[data-island="back-to-top"],.back-to-top,#top-link',
    wake: 'interaction',
    claims: { click: true },
    // The page itself scrolls.
    busyClass: null,
    replaces: themeScript,
    component: 'BackToTop',
  },
  {
    name: 'scroll-for-more',
    selectors: '.scroll-for-more',
    wake: 'touch',
    claims: { click: true },
    // The page itself scrolls.
    busyClass: null,
    replaces: themeScript,
    component: 'ScrollForMore',
  },
  {
    name: 'chapters',
    selectors: '[data-island="chapter"],.scroll-to[data-link]',
    wake: 'idle',
    replaces: themeScript,
    component: 'Chapter',
  },
  ...moving,
  {
    name: 'background',
    selectors: BACKGROUND,
    wake: 'idle',
    replaces: themeScript,
    service: 'loadBackgrounds',
  },
  {
    name: 'lazy-image',
    selectors: LAZY_IMAGE,
    wake: 'idle',
    replaces: themePart('flatsome-lazy-load.', 'flatsome-lazy', 'lazy-load-images'),
    service: 'loadLazyImages',
  },
  {
    name: 'grid',
    selectors: GRID,
    // At load, because its boxes have no positions before.
    wake: 'load',
    replaces: themeScript,
    service: 'layOutGrids',
  },
  {
    name: 'block-edit',
    selectors: '[data-island="block-edit"],.block-edit-link+*',
    wake: 'idle',
    applies: mayEdit,
    replaces: themeScript,
    component: 'BlockEdit',
  },
  {
    name: 'motion-notice',
    selectors: 'body',
    wake: 'idle',
    applies: mayEdit,
    replaces: themeScript,
    service: 'sayWhyNothingMoves',
  },
  ...lightboxes,
  {
    name: 'tooltip',
    // Contract 11.8.
    selectors: '[data-island="tooltip"],.tooltip,.has-tooltip,.tip-top,li.chosen a,.tooltip-as-html',
    wake: 'touch',
    touches: {
      pointerover: (event, host) => hasTip(host) && (event as PointerEvent).pointerType !== 'touch',
      // A press leaves the focus there, too, and asks for no tip.
      focusin: ({ target }, host) => hasTip(host) && (target as Element).matches(':focus-visible'),
    },
    // Under a finger it has no pointer, and in Safari no focus.
    claims: { click: (_event, host) => hasTip(host) && host.matches(HOTSPOT) },
    // The tip itself appears.
    busyClass: null,
    replaces: themeScript,
    component: 'Tooltip',
  },
])
