/**
 * A search form: ours, the source's, the theme's (contract 10). Not the forms of FiboSearch and Advanced Woo Search in the theme's place,
 * which have suggestions of their own.
 */
export const SEARCH =
  '[data-island="search"],.header-search form:not(.dgwt-wcas-search-form,.aws-search-form),form.searchform'

/** The field that the shopper types into; one in each form. */
export const FIELD = 'input:is(.search-field,[type="search"],[name="s"])'

/** Matches a button that says that it sends the form. */
const SAYS_SO = '.submit-button,[type="submit"]'

/**
 * The button that sends the form; it gets the class of a search that is under way. Where none says so, one without a type; another, as for
 * clearing the field, may have none, either.
 */
export const SEND = `${SAYS_SO},form:not(:has(${SAYS_SO})) button:not([type])`

/** The theme's place for suggestions (contract 10). */
export const PLACE = '.live-search-results'
