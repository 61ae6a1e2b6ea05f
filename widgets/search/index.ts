/** The header's search: what the area's definitions name. */
export { SearchForm } from './SearchForm'
