import { defineArea } from '../../src/islands/area'
import type { OldScript } from '../../src/islands/oldScripts'
import { ENTRY, fragmentOf, TABLE, TOGGLE } from './contentsHooks'

/** The plugin's own script, where it still runs, does all of this itself. */
const oldContents: OldScript = { tags: ['easy-table-of-contents*/front.'], ours: 'stands back' }

/** The tables of contents of articles. */
export const articles = defineArea('articles', () => import('./index'), [
  {
    name: 'contents-toggle',
    selectors: TOGGLE,
    wake: 'touch',
    claims: { click: (_event, toggle) => !!toggle.closest(TABLE) },
    // The table opens as soon as the area is there, which its own page fetches at once.
    busyClass: null,
    replaces: oldContents,
    attach: 'attachToggle',
  },
  {
    name: 'contents-entry',
    selectors: ENTRY,
    wake: 'touch',
    claims: { click: (_event, entry) => !!fragmentOf(entry) },
    // The page scrolls as soon as the area is there, which its own page fetches at once.
    busyClass: null,
    replaces: oldContents,
    attach: 'attachEntry',
  },
  // A table that the reader closed should not be seen open.
  { name: 'contents', selectors: TABLE, wake: 'load', replaces: oldContents, attach: 'attachTable' },
])
