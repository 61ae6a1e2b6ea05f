import type { WidgetDefinition } from '../src/islands/definition'
import type { CatalogueSection } from '../src/islands/sections'
import { cartWidgets } from './cart/definitions'

/** The widgets that every page knows: those of the cart. Where two claim the same event, the first wins. */
export const catalogue: readonly WidgetDefinition[] = cartWidgets

/** Our neutral attribute on anything but the cart's hosts, which all have the word in their names. */
const NEUTRAL = '[data-island]:not([data-island*=cart])'

/** The other widgets of the house, by the pages that have them. */
export const sections: readonly CatalogueSection[] = [
  {
    hooks: `${NEUTRAL},.orderby,.woocommerce-result-count,.equalize-box`,
    load: () => import('./listingSection'),
  },
  {
    hooks: `${NEUTRAL},form.cart,.single_add_to_cart_button,.quantity:has(input),[class*=product-gallery],#reviews,[href="#reviews"],.ux-swatches`,
    load: () => import('./productSection'),
  },
  {
    hooks: '[data-island],.tabbed-content,.tabs,.accordion',
    load: () => import('./pageSection'),
  },
  {
    hooks: `${NEUTRAL},[data-open],.quick-view,.mini_cart_item .qty`,
    waitsForTouch: true,
    load: () => import('./touchSection'),
  },
]
