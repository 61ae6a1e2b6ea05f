import type { WidgetDefinition } from '../../src/islands/definition'
import { isRivalHere } from '../../src/page/rivals'
import { isThemeScriptHere } from '../../src/page/themeScript'
import { foldedTerms } from './foldedTerms'
import { BLOCK_CHECKOUT, FOLDED_TERMS_LINK, FORMS, TERMS_LINK } from './hooks'
import { termsOf } from './termsOf'

/** The shop's own tracker, where it still runs, fills the forms and the data store itself. */
const isOurTracker = () => !isRivalHere('order-attribution')

/** The widgets of the checkout. Payment, validation and address fields stay with the shop's own scripts (answers). */
export const checkoutWidgets: readonly WidgetDefinition[] = [
  {
    name: 'attribution-inputs',
    hooks: FORMS,
    wake: 'idle',
    applies: isOurTracker,
    attach: () => import('./attributionInputs'),
  },
  {
    name: 'extension-data',
    hooks: BLOCK_CHECKOUT,
    wake: 'idle',
    applies: isOurTracker,
    attach: () => import('./extensionData'),
  },
  {
    name: 'terms-lightbox',
    hooks: TERMS_LINK,
    wake: 'interaction',
    // The theme's own script, where it still runs, opens the lightbox itself.
    claims: (_event, link) => !!termsOf(link) && !isThemeScriptHere(),
    attach: () => import('./termsLightbox'),
  },
  {
    name: 'folded-terms',
    hooks: FOLDED_TERMS_LINK,
    wake: 'interaction',
    claims: (_event, link) => !!foldedTerms(link) && !isRivalHere('checkout'),
    attach: () => import('./unfoldTerms'),
  },
]
