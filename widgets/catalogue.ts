import type { WidgetDefinition } from '../src/islands/definition'
import { cartWidgets } from './cart/definitions'
import { listingWidgets } from './listing/definitions'
import { pageWidgets } from './page/definitions'

/** Every widget of the house, area by area. Where two claim the same event, the first wins. */
export const catalogue: readonly WidgetDefinition[] = [...cartWidgets, ...listingWidgets, ...pageWidgets]
