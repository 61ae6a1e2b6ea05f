/** Product listings: what the area's definitions name. */
export { ResultCount } from './ResultCount'
export { SortOrder } from './SortOrder'
