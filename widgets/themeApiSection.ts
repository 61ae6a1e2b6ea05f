import type { WidgetDefinition } from '../src/islands/definition'
import { themeApiWidgets } from './page/themeApiWidgets'

/** The theme's public calls. */
const themeApiSection: readonly WidgetDefinition[] = themeApiWidgets

export default themeApiSection
