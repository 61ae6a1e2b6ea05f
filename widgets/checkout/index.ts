/** The checkout's terms and labels: what the area's definitions name. */
export { AcceptTerms } from './AcceptTerms'
export { FoldedTermsLink } from './FoldedTermsLink'
export { renewFloatingLabels } from './renewFloatingLabels'
export { TermsDialog } from './TermsDialog'
export { TermsLink } from './TermsLink'
