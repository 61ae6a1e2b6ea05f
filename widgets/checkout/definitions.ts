import { anybodyElse, shopScript, themeScript, themeShopScript } from '../../src/bridge/replacedScripts'
import { defineArea } from '../../src/islands/area'
import { foldedTerms, TERMS_LINK, termsOf } from './terms'

/**
 * The terms of the checkout, and the theme's labels in its fields. Payment, validation and address fields stay with the shop's own scripts.
 */
export const checkout = defineArea('checkout', () => import('./index'), [
  {
    name: 'terms-lightbox',
    selectors: TERMS_LINK,
    wake: 'touch',
    claims: { click: (_event, link) => !!termsOf(link) },
    busyClass: 'loading',
    replaces: themeScript,
    component: 'TermsLink',
  },
  {
    // Separate from the link, which the shop may redraw while its terms are open.
    name: 'terms-dialog',
    selectors: 'body',
    wake: 'touch',
    touches: { 'shop-islands:open-terms': true },
    component: 'TermsDialog',
  },
  {
    name: 'accept-terms',
    // Ours, the theme's (contract 9.2).
    selectors: '[data-island="accept-terms"],#terms-and-conditions-accept',
    wake: 'touch',
    claims: { click: (_event, button) => !!button.closest('.mfp-content') },
    busyClass: 'loading',
    // The button's inline handler needs the theme's script, and would fail without it (contract 9.2).
    replaces: [themeScript, anybodyElse],
    component: 'AcceptTerms',
  },
  {
    name: 'folded-terms',
    // The shop's own link to the terms, where the page has them folded up beside it (contract 9.2).
    selectors: 'a.woocommerce-terms-and-conditions-link',
    wake: 'touch',
    claims: { click: (_event, link) => !!foldedTerms(link) },
    busyClass: 'loading',
    replaces: shopScript('checkout', 'stands back'),
    component: 'FoldedTermsLink',
  },
  {
    name: 'floating-labels',
    selectors: '.fl-labels',
    wake: 'idle',
    replaces: themeShopScript,
    service: 'renewFloatingLabels',
  },
])
