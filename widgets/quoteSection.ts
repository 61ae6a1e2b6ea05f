import type { WidgetDefinition } from '../src/islands/definition'
import { quoteWidgets } from './quote/quoteWidgets'

/** The quote list: its buttons at the products, and its own page. */
const quoteSection: readonly WidgetDefinition[] = quoteWidgets

export default quoteSection
