import { themeScript } from '../../../src/bridge/replacedScripts'
import type { AreaDefinition } from '../../../src/islands/definition'
import type * as widgets from '../index'

/** Sliders of any kind except product galleries, which have their own. */
const SLIDER =
  '[data-island="slider"],.slider[data-flickity-options]:not(.product-gallery-slider,.product-thumbnails,[data-island])'

/** What moves by itself or as the page is scrolled (contract 11). */
export const moving: readonly AreaDefinition<keyof typeof widgets>[] = [
  {
    name: 'slider',
    selectors: SLIDER,
    wake: 'visible',
    // Other scripts may ask for a slider, also on rows that are not sliders yet.
    touches: { 'shop-islands:set-slider': true },
    replaces: themeScript,
    component: 'Slider',
  },
  {
    name: 'entrance',
    selectors: '[data-island="entrance"],[data-animate]',
    // Not `visible`: the element's own styles may move it to where it never comes into view.
    wake: 'idle',
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
    name: 'countdown',
    selectors: '.ux-timer,.ux-timer-text',
    wake: 'visible',
    replaces: themeScript,
    component: 'Countdown',
  },
  {
    name: 'background-video',
    selectors: '.ux-youtube',
    wake: 'visible',
    replaces: themeScript,
    component: 'BackgroundVideo',
  },
]
