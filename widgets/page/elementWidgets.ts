import type { WidgetDefinition } from '../../src/islands/definition'
import { isThemeScriptHere } from '../../src/page/themeScript'
import { themeSettings } from '../../src/stores/theme/themeSettings'

const isOurs = () => !isThemeScriptHere()

const mayEdit = () => themeSettings().themeCanEditPages && isOurs()

/** Sliders of any kind but the pictures of products, which have their own. */
const SLIDER =
  '[data-island="slider"],.slider[data-flickity-options]:not(.product-gallery-slider,.product-thumbnails,[data-island])'

/** What stands in the content of a page and does something by itself: sliders, what appears while the shopper scrolls (contract 11.6 to 11.9). */
export const elementWidgets: readonly WidgetDefinition[] = [
  {
    name: 'slider',
    hooks: SLIDER,
    wake: 'visible',
    applies: isOurs,
    attach: () => import('./slider'),
  },
  {
    name: 'background',
    hooks: '[data-island="background"],.bg,.section-bg',
    wake: 'idle',
    applies: isOurs,
    attach: () => import('./background'),
  },
  {
    name: 'lazy-image',
    hooks: 'img[data-island="lazy-image"],img.lazy-load[data-src]',
    wake: 'idle',
    applies: isOurs,
    attach: () => import('./lazyImage'),
  },
  {
    name: 'entrance',
    hooks: '[data-island="entrance"],[data-animate]',
    wake: 'visible',
    applies: isOurs,
    attach: () => import('./entrance'),
  },
  {
    name: 'count-up',
    hooks: '[data-island="count-up"],.count-up',
    wake: 'visible',
    applies: isOurs,
    attach: () => import('./countUp'),
  },
  {
    name: 'block-edit',
    hooks: '[data-island="block-edit"],.block-edit-link+*',
    wake: 'idle',
    applies: mayEdit,
    attach: () => import('./blockEdit'),
  },
  {
    name: 'motion-notice',
    hooks: 'body',
    wake: 'idle',
    applies: mayEdit,
    attach: () => import('./motionNotice'),
  },
]
