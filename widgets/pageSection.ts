import type { WidgetDefinition } from '../src/islands/definition'
import { summaryWidgets } from './cart/summaryWidgets'
import { panelWidgets } from './page/panelWidgets'

/** What any page may have, whatever it sells. */
const pageSection: readonly WidgetDefinition[] = [...panelWidgets, ...summaryWidgets]

export default pageSection
