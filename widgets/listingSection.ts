import type { WidgetDefinition } from '../src/islands/definition'
import { listingWidgets } from './listing/definitions'

/** What only pages with products in a grid have. */
const listingSection: readonly WidgetDefinition[] = listingWidgets

export default listingSection
