import type { WidgetDefinition } from '../src/islands/definition'
import { elementWidgets } from './page/elementWidgets'

/** What may stand in the content of any page. */
const elementSection: readonly WidgetDefinition[] = elementWidgets

export default elementSection
