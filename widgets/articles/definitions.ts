import { anybodyElse } from '../../src/bridge/replacedScripts'
import { defineArea } from '../../src/islands/area'
import { isStillHere, type OldScript } from '../../src/islands/oldScripts'
import { beforeReady } from '../../src/page/whenReady'
import { DRAWER_CLOSER, DRAWER_OPENER, ENTRY, fragmentOf, TABLE, TOGGLE, unfolds } from './contentsMarkup'

/** The plugin's own script, which does all of this where it still runs. */
const oldContents: OldScript = { tags: ['easy-table-of-contents*/front.'], handle: 'eztoc-js', ours: 'stands back' }

/** The plugin has a separate script that scrolls to a section. */
const oldScroll: OldScript = {
  tags: ['easy-table-of-contents*/smooth_scroll.'],
  handle: 'eztoc-scroll-scriptjs',
  ours: 'stands back',
}

/**
 * The script of the drawer at the side of the window. Earlier versions of the plugin print its calls inline, and its tag may have been
 * merged.
 */
const oldDrawer: OldScript = {
  tags: ['easy-table-of-contents*/ez-toc-sticky.'],
  isHere: () => 'ezTOC_showBar' in window,
  ours: 'stands back',
}

/** The tables of contents of articles. */
export const articles = defineArea('articles', () => import('./index'), [
  {
    name: 'contents',
    selectors: TABLE,
    parts: TOGGLE,
    // At load, so that a table that the reader has closed is not seen open.
    wake: 'load',
    claims: { click: unfolds },
    // No busy class: the table opens as soon as the file is there, and a page with a table fetches it at once.
    busyClass: null,
    replaces: oldContents,
    component: 'ContentsTable',
  },
  {
    name: 'contents-entry',
    selectors: ENTRY,
    wake: 'touch',
    claims: { click: (_event, entry) => !!fragmentOf(entry) },
    // No busy class: the page scrolls as soon as the file is there, and a page with a table fetches it at once.
    busyClass: null,
    replaces: [oldContents, oldScroll],
    component: 'ContentsEntry',
  },
  {
    name: 'contents-drawer',
    selectors: '.ez-toc-sticky',
    // Together with the table in it; and on some devices it must not be shown.
    wake: 'load',
    claims: { click: ({ target }) => !!(target as Element).closest(`${DRAWER_OPENER},${DRAWER_CLOSER}`) },
    // No busy class: it opens as soon as the file is there, and a page with a drawer fetches it at once.
    busyClass: null,
    // Ours takes over in any case: the inline handlers in its markup need the old script and would fail without it.
    replaces: [oldDrawer, anybodyElse],
    component: 'ContentsDrawer',
  },
])

// Themes call this after they have inserted content (plugins contract 5.2). Tables in it wake without the call, so it does nothing.
beforeReady(() => {
  const { ezTOC } = window
  if (ezTOC && !isStillHere(oldContents)) ezTOC.init ??= () => {}
})
