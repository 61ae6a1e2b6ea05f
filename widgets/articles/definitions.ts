import { anybodyElse } from '../../src/bridge/oldScripts'
import { defineArea } from '../../src/islands/area'
import { isStillHere, type OldScript } from '../../src/islands/oldScripts'
import { beforeReady } from '../../src/page/whenReady'
import { DRAWER_CLOSER, DRAWER_OPENER, ENTRY, fragmentOf, TABLE, TOGGLE, unfolds } from './contentsSelectors'

/** The plugin's own script, where it still runs, does all of this itself. */
const oldContents: OldScript = { tags: ['easy-table-of-contents*/front.'], handle: 'eztoc-js', ours: 'stands back' }

/** The plugin's script that scrolls to a section comes apart from the other. */
const oldScroll: OldScript = {
  tags: ['easy-table-of-contents*/smooth_scroll.'],
  handle: 'eztoc-scroll-scriptjs',
  ours: 'stands back',
}

/** The script of the drawer at the side of the window. Earlier versions print its calls inline, and its tag may have been merged. */
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
    // A table that the reader closed should not be seen open.
    wake: 'load',
    claims: { click: unfolds },
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
    replaces: [oldContents, oldScroll],
    component: 'ContentsEntry',
  },
  {
    name: 'contents-drawer',
    selectors: '.ez-toc-sticky',
    // The table in it wakes then, too, and it may be none for this device.
    wake: 'load',
    claims: { click: ({ target }) => !!(target as Element).closest(`${DRAWER_OPENER},${DRAWER_CLOSER}`) },
    // It opens as soon as the area is there, which its own page fetches at once.
    busyClass: null,
    // Its inline handlers need that script, and would fail without it.
    replaces: [oldDrawer, anybodyElse],
    component: 'ContentsDrawer',
  },
])

// Themes call this after content of their own has come, in which tables wake by themselves (plugins contract 5.2).
beforeReady(() => {
  const { ezTOC } = window as { ezTOC?: { init?: () => void } }
  if (ezTOC && !isStillHere(oldContents)) ezTOC.init ??= () => {}
})
