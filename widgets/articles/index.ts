/** Tables of contents: what the area's definitions name. */
export { attachTable } from './contentsAtRest'
export { attachEntry } from './contentsEntry'
export { attachToggle } from './contentsToggle'
