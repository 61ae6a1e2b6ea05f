import type { WidgetDefinition } from '../src/islands/definition'
import { articlesWidgets } from './articles/articlesWidgets'

/** Tables of contents. */
const articlesSection: readonly WidgetDefinition[] = articlesWidgets

export default articlesSection
