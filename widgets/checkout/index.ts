/** The checkout's terms: what the area's definitions name. */
export { AcceptTerms } from './AcceptTerms'
export { FoldedTermsLink } from './FoldedTermsLink'
export { TermsDialog } from './TermsDialog'
export { TermsLink } from './TermsLink'
