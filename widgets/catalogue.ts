import type { WidgetDefinition } from '../src/islands/definition'
import type { CatalogueSection } from '../src/islands/sections'
import { cartWidgets } from './cart/definitions'

/** The widgets that every page knows: those of the cart. Where two claim the same event, the first wins. */
export const catalogue: readonly WidgetDefinition[] = cartWidgets

/** Milliseconds for which a touch is held until the page knows what else it has; after that it does what it does without script. */
const HOLD_LIMIT = 1000

/**
 * All other widgets: a section with nothing in it but the other sections. What lies there is for `sections.ts` to tell, so every page
 * has a use for it, and may be touched anywhere before it is there.
 */
export const directory: CatalogueSection = {
  hooks: ':root',
  load: async () => {
    await Promise.race([import('./directory'), new Promise((giveUp) => setTimeout(giveUp, HOLD_LIMIT))])
    return { default: [] }
  },
}
