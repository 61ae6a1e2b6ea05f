/** Tables of contents: what the area's definitions name. */
export { ContentsDrawer } from './ContentsDrawer'
export { ContentsEntry } from './ContentsEntry'
export { ContentsTable } from './ContentsTable'
