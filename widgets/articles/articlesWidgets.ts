import type { WidgetDefinition } from '../../src/islands/definition'
import { attachTable } from './contentsAtRest'
import { attachEntry } from './contentsEntry'
import { ENTRY, fragmentOf, TABLE, TOGGLE } from './contentsHooks'
import { attachToggle } from './contentsToggle'

/** The plugin's own script, where it still runs, does all of this itself. */
const isOldContentsHere = () => !!document.querySelector('script[src*="easy-table-of-contents"]')

/**
 * The tables of contents of articles. What they need comes along with their definitions: a page that has a table needs all of it at once,
 * because a table that the reader closed should not be seen open.
 */
export const articlesWidgets: readonly WidgetDefinition[] = [
  {
    name: 'contents-toggle',
    hooks: TOGGLE,
    wake: 'interaction',
    claims: (_event, toggle) => !!toggle.closest(TABLE) && !isOldContentsHere(),
    attach: async () => ({ default: attachToggle }),
  },
  {
    name: 'contents-entry',
    hooks: ENTRY,
    wake: 'interaction',
    claims: (_event, entry) => !!fragmentOf(entry) && !isOldContentsHere(),
    attach: async () => ({ default: attachEntry }),
  },
  {
    name: 'contents',
    hooks: TABLE,
    wake: 'load',
    applies: () => !isOldContentsHere(),
    attach: async () => ({ default: attachTable }),
  },
]
