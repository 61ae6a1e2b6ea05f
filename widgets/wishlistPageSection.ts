import type { WidgetDefinition } from '../src/islands/definition'
import { wishlistPageWidgets } from './wishlist/pageWidgets'

/** A wishlist on its own page, and what shares it. */
const wishlistPageSection: readonly WidgetDefinition[] = wishlistPageWidgets

export default wishlistPageSection
