import { isShopScriptHere, shopScript, themeScript } from '../../src/bridge/oldScripts'
import { defineArea } from '../../src/islands/area'
import { ALERT } from './alertHooks'
import { CHAPTER } from './chapterHooks'
import { BACKGROUND, LAZY_IMAGE } from './lazySelectors'
import { FILM_LINK, LIGHTBOX_CONTENT, PICTURE_LINK, PICTURE_PLACES } from './lightboxSelectors'
import { DROPDOWN, MENU_TAB, NESTED_MENU, SLIDE_MENU } from './menuHooks'
import { movesDropdown } from './movesDropdown'
import { namedByHash } from './namedByHash'
import { opensPicture } from './opensPicture'
import { ACCORDION, ACCORDION_TITLE, TAB, TABS } from './panelHooks'
import { themeSettings } from './themeSettings'

const mayEdit = () => themeSettings().themeCanEditPages

/** Sliders of any kind but the pictures of products, which have their own. */
const SLIDER =
  '[data-island="slider"],.slider[data-flickity-options]:not(.product-gallery-slider,.product-thumbnails,[data-island])'

/** Has an element a tip to show? */
const hasTip = (host: HTMLElement) => !!host.title || host.matches('.tooltipstered')

/** What any page may have, whatever it sells: its shell, tabs and accordions, panels, lightboxes, tips, what moves (contract 8, 9.4, 11). */
export const page = defineArea('page', () => import('./index'), [
  {
    name: 'off-canvas',
    selectors: '[data-island="off-canvas"],[data-open^="#"]',
    wake: 'touch',
    claims: { click: (_event, host) => !!host.dataset['open'] },
    busyClass: 'loading',
    replaces: themeScript,
    component: 'OffCanvas',
  },
  {
    name: 'tabs',
    selectors: TAB,
    wake: 'touch',
    claims: {
      click: (_event, tab) =>
        // What leads to another page is a link that stands among the tabs.
        (tab.getAttribute('href') ?? '#').includes('#') &&
        // The shop's own script serves its plain tabs; in the theme's it only helps (contract 8.1).
        !(isShopScriptHere('single-product') && !tab.closest('.tabbed-content')),
    },
    // The panel itself opens.
    busyClass: null,
    replaces: [themeScript, shopScript('single-product', 'takes over')],
    attach: 'attachTab',
  },
  {
    name: 'accordion',
    selectors: ACCORDION_TITLE,
    wake: 'touch',
    claims: { click: true },
    // The section itself opens.
    busyClass: null,
    replaces: themeScript,
    attach: 'attachAccordion',
  },
  {
    name: 'panels',
    selectors: `${TABS},${ACCORDION}`,
    wake: 'idle',
    replaces: themeScript,
    attach: 'attachPanels',
  },
  {
    name: 'sticky-header',
    selectors: '[data-island="sticky-header"],.header.has-sticky',
    // Before that it only needs room above what the address names.
    wake: location.hash ? 'idle' : 'interaction',
    replaces: themeScript,
    attach: 'attachStickyHeader',
  },
  {
    name: 'alerts',
    selectors: `${ALERT},.woocommerce-cart-form`,
    wake: 'idle',
    attach: 'attachAlerts',
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
    attach: 'attachDropdown',
  },
  {
    name: 'nested-menu',
    selectors: NESTED_MENU,
    wake: 'visible',
    replaces: themeScript,
    attach: 'attachNestedMenu',
  },
  {
    name: 'slide-menu',
    selectors: SLIDE_MENU,
    wake: 'visible',
    replaces: themeScript,
    attach: 'attachSlideMenu',
  },
  {
    name: 'menu-tab',
    selectors: MENU_TAB,
    wake: 'touch',
    claims: { click: true },
    // The list itself is shown.
    busyClass: null,
    replaces: themeScript,
    attach: 'attachMenuTab',
  },
  {
    name: 'back-to-top',
    selectors: '[data-island="back-to-top"],.back-to-top',
    wake: 'interaction',
    replaces: themeScript,
    attach: 'attachBackToTop',
  },
  {
    name: 'to-the-top',
    selectors: '[data-island="back-to-top"],.back-to-top,#top-link',
    wake: 'touch',
    claims: { click: true },
    // The page itself scrolls.
    busyClass: null,
    replaces: themeScript,
    attach: 'attachToTheTop',
  },
  {
    name: 'chapters',
    selectors: CHAPTER,
    wake: 'idle',
    replaces: themeScript,
    attach: 'attachChapters',
  },
  {
    name: 'slider',
    selectors: SLIDER,
    wake: 'visible',
    replaces: themeScript,
    component: 'Slider',
  },
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
    replaces: themeScript,
    service: 'loadLazyImages',
  },
  {
    name: 'entrance',
    selectors: '[data-island="entrance"],[data-animate]',
    wake: 'visible',
    replaces: themeScript,
    component: 'Entrance',
  },
  {
    name: 'count-up',
    selectors: '[data-island="count-up"],.count-up',
    wake: 'visible',
    replaces: themeScript,
    component: 'CountUp',
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
  {
    name: 'content-lightbox',
    selectors: '[data-island="lightbox-link"],a[href^="#"]',
    wake: 'touch',
    claims: {
      click: (_event, link) => !!namedByHash((link as HTMLAnchorElement).hash)?.matches(LIGHTBOX_CONTENT),
    },
    busyClass: 'loading',
    replaces: themeScript,
    component: 'ContentLink',
  },
  {
    name: 'page-lightboxes',
    selectors: 'body',
    wake: 'touch',
    touches: { 'shop-islands:content-wanted': true, 'shop-islands:film-wanted': true },
    replaces: themeScript,
    component: 'PageLightboxes',
  },
  {
    name: 'film-lightbox',
    selectors: FILM_LINK,
    wake: 'touch',
    claims: { click: true },
    busyClass: 'loading',
    replaces: themeScript,
    component: 'FilmLink',
  },
  {
    name: 'picture-lightbox',
    selectors: `${PICTURE_LINK},${PICTURE_PLACES}`,
    wake: 'touch',
    claims: { click: (_event, link) => opensPicture(link) },
    busyClass: 'loading',
    replaces: themeScript,
    component: 'PictureLink',
  },
  {
    name: 'tooltip',
    // Contract 11.8.
    selectors: '[data-island="tooltip"],.tooltip,.has-tooltip,.tip-top,li.chosen a,.tooltip-as-html',
    wake: 'touch',
    touches: {
      pointerover: (event, host) => hasTip(host) && (event as PointerEvent).pointerType !== 'touch',
      focusin: (_event, host) => hasTip(host),
    },
    replaces: themeScript,
    component: 'Tooltip',
  },
])
