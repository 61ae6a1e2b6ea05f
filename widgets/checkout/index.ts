/** The checkout's terms and labels: what the area's definitions name. */
export { FoldedTermsLink } from './FoldedTermsLink'
export { renewFloatingLabels } from './renewFloatingLabels'
export { AcceptTerms, TermsDialog, TermsLink } from './TermsLightbox'
