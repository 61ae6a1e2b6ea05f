import type { WidgetDefinition } from '../../src/islands/definition'
import { isThemeScriptHere } from '../../src/page/themeScript'

/** The social photo feed: fetched when its place comes into view. The theme's own script, where it still runs, does it itself. */
export const photoFeedWidgets: readonly WidgetDefinition[] = [
  {
    name: 'photo-feed',
    hooks: '[data-island="photo-feed"],[data-photo-feed],[data-flatsome-instagram]',
    wake: 'visible',
    applies: () => !isThemeScriptHere(),
    attach: () => import('./photoFeed'),
  },
]
