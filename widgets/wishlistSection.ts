import type { WidgetDefinition } from '../src/islands/definition'
import { wishlistButtonWidgets } from './wishlist/buttonWidgets'

/** The wishlist buttons of products, and what a page shows of the shopper's wishlists. */
const wishlistSection: readonly WidgetDefinition[] = wishlistButtonWidgets

export default wishlistSection
