import type { WidgetDefinition } from '../src/islands/definition'
import { searchWidgets } from './search/searchWidgets'

/** The search in the header. */
const searchSection: readonly WidgetDefinition[] = searchWidgets

export default searchSection
