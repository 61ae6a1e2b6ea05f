import type { WidgetDefinition } from '../src/islands/definition'
import { attributionWidgets } from './attribution/attributionWidgets'

/** Where visitors came from, for the orders that they place. */
const attributionSection: readonly WidgetDefinition[] = attributionWidgets

export default attributionSection
