/**
 * A search form: ours, the source's, the theme's (contract 10). FiboSearch and Advanced Woo Search put forms into the theme's place that have
 * suggestions of their own.
 */
export const SEARCH =
  '[data-island="search"],.header-search form:not(.dgwt-wcas-search-form,.aws-search-form),form.searchform'

/** What the shopper types into; one in each form. */
export const FIELD = 'input:is(.search-field,[type="search"],[name="s"])'

/** The button that sends the form; it shows that a search is under way. */
export const SEND = '.submit-button,[type="submit"]'
