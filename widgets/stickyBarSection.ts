import type { WidgetDefinition } from '../src/islands/definition'
import { stickyBarWidgets } from './product/stickyBarWidgets'

/** What comes into view as soon as a product page is scrolled. */
const stickyBarSection: readonly WidgetDefinition[] = stickyBarWidgets

export default stickyBarSection
