/** Tables of contents: what the area's definitions name. */
export { ContentsEntry } from './ContentsEntry'
export { ContentsTable } from './ContentsTable'
