/** The checkout's terms: what the area's definitions name. */
export { default as attachTermsLightbox } from './termsLightbox'
export { default as attachFoldedTerms } from './unfoldTerms'
