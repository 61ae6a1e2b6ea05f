import type { WidgetDefinition } from '../../src/islands/definition'
import { isRivalHere } from '../../src/page/rivals'
import { isThemeScriptHere } from '../../src/page/themeScript'

/** Does the theme's own script, or its part for swatches, still look after them? */
const areSwatchesTaken = () => isThemeScriptHere() || !!document.querySelector('script[src*="flatsome-swatches"]')

/** The variation form of a product, on its page and in the quick view, and the swatches of products and product boxes (contract 5, 6). */
export const variationWidgets: readonly WidgetDefinition[] = [
  {
    name: 'variation-form',
    hooks: 'form[data-island="variation-form"],form.variations_form',
    wake: 'idle',
    // The shop's own script, where it still runs, does all of it.
    applies: () => !isRivalHere('add-to-cart-variation'),
    attach: () => import('./variations/variationForm'),
  },
  {
    name: 'swatches',
    hooks: '[data-island="swatches"],.ux-swatches:not(.ux-swatches-in-loop)',
    wake: 'idle',
    applies: () => !areSwatchesTaken(),
    attach: () => import('./variations/swatches'),
  },
  {
    name: 'box-swatches',
    hooks: '[data-island="box-swatches"],.ux-swatches-in-loop',
    wake: 'visible',
    applies: () => !areSwatchesTaken(),
    attach: () => import('./variations/boxSwatches'),
  },
]
