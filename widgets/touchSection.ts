import type { WidgetDefinition } from '../src/islands/definition'
import { miniCartWidgets } from './cart/miniCartWidgets'
import { offCanvasWidgets } from './page/offCanvasWidgets'
import { quickViewWidgets } from './quick-view/quickViewWidgets'

/** What does nothing before it is touched. */
const touchSection: readonly WidgetDefinition[] = [...quickViewWidgets, ...offCanvasWidgets, ...miniCartWidgets]

export default touchSection
