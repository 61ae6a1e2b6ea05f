import { shopScript, themeScript } from '../../src/bridge/oldScripts'
import { defineArea } from '../../src/islands/area'
import { foldedTerms } from './foldedTerms'
import { TERMS_LINK } from './hooks'
import { termsOf } from './termsOf'

/** The terms of the checkout. Payment, validation and address fields stay with the shop's own scripts (answers). */
export const checkout = defineArea('checkout', () => import('./index'), [
  {
    name: 'terms-lightbox',
    selectors: TERMS_LINK,
    wake: 'touch',
    claims: { click: (_event, link) => !!termsOf(link) },
    busyClass: 'loading',
    replaces: themeScript,
    attach: 'attachTermsLightbox',
  },
  {
    name: 'folded-terms',
    // The shop's own link to the terms, which a page may hold folded up behind it (contract 9.2).
    selectors: 'a.woocommerce-terms-and-conditions-link',
    wake: 'touch',
    claims: { click: (_event, link) => !!foldedTerms(link) },
    busyClass: 'loading',
    replaces: shopScript('checkout', 'stands back'),
    attach: 'attachFoldedTerms',
  },
])
