/** A search form: ours, the source's, the theme's (contract 10). */
export const SEARCH = '[data-island="search"],.header-search form,form.searchform'

/** What the shopper types into; one in each form. */
export const FIELD = 'input:is(.search-field,[type="search"],[name="s"])'

/** The button that sends the form; it shows that a search is under way. */
export const SEND = '.submit-button,[type="submit"]'
