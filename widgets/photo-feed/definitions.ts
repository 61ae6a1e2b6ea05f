import { themeScript } from '../../src/bridge/replacedScripts'
import { defineArea } from '../../src/islands/area'

/** The social photo feed: fetched when its place comes into view. */
export const photoFeed = defineArea('photo-feed', () => import('./index'), [
  {
    name: 'photo-feed',
    selectors: '[data-island="photo-feed"],[data-photo-feed],[data-flatsome-instagram]',
    wake: 'visible',
    replaces: themeScript,
    component: 'PhotoFeed',
  },
])
