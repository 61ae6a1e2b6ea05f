import { defineArea } from '../../src/islands/area'
import type { OldScript } from '../../src/islands/oldScripts'
import { ENTRY, fragmentOf, isOnToggle, TABLE, TOGGLE } from './contentsSelectors'

/** The plugin's own script, where it still runs, does all of this itself. */
const oldContents: OldScript = { tags: ['easy-table-of-contents*/front.'], handle: 'eztoc-js', ours: 'stands back' }

/** The tables of contents of articles. */
export const articles = defineArea('articles', () => import('./index'), [
  {
    name: 'contents',
    selectors: TABLE,
    parts: TOGGLE,
    // A table that the reader closed should not be seen open.
    wake: 'load',
    claims: { click: isOnToggle },
    // The table opens as soon as the area is there, which its own page fetches at once.
    busyClass: null,
    replaces: oldContents,
    component: 'ContentsTable',
  },
  {
    name: 'contents-entry',
    selectors: ENTRY,
    wake: 'touch',
    claims: { click: (_event, entry) => !!fragmentOf(entry) },
    // The page scrolls as soon as the area is there, which its own page fetches at once.
    busyClass: null,
    replaces: oldContents,
    component: 'ContentsEntry',
  },
])
