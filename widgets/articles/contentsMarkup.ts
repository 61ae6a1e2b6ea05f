import { nameTheSame } from '../../src/page/address'

/** A table of contents: ours, the source's, the plugin's in the article, in a widget and at the side (plugins contract 5.1). */
export const TABLE =
  '[data-island="contents"],.table-of-contents,#ez-toc-container,.ez-toc-widget-container,#ez-toc-widget-sticky-container,.ez-toc-sticky-fixed'

/** Toggles: what opens and closes a table, with or without a script. */
export const ANY_TOGGLE = ':is([data-island="contents-toggle"],.ez-toc-toggle,.ez-toc-widget-sticky-toggle)'

/** A toggle that needs a script; a label with a checkbox of its own does not (plugins contract 5.1). */
export const TOGGLE = `${ANY_TOGGLE}:not([for])`

/** What opens the drawer at the side of the window (plugins contract 5.1). */
export const DRAWER_OPENER = '.ez-toc-open-icon'
/** What closes it. */
export const DRAWER_CLOSER = '.ez-toc-close-icon'

/** The button that shows the entries beyond the first few (plugins contract 5.4). */
export const MORE = '#ez-toc-more-links-enabler'
/** The one that hides them again. */
export const LESS = '#ez-toc-more-links-disabler'

/** The control that unfolds the entries below another, in both states; a page may have several with this id. */
export const SUB_HEADINGS = '[id="ez-toc-open-sub-hd"],[id="ez-toc-open-sub-hd-active"]'

/** Is it a click on a toggle, or on a control that unfolds some entries? */
export function unfolds({ target }: Event): boolean {
  return !!(target as Element).closest(`${TOGGLE},${MORE},${LESS},${SUB_HEADINGS}`)
}

/** Is it a click on a toggle? */
export function isOnToggle({ target }: Event): boolean {
  return !!(target as Element).closest(TOGGLE)
}

/** An entry of a table. */
export const ENTRY = '.ez-toc-link,[data-island="contents"] li a,.table-of-contents li a'

/** Where an entry leads, not decoded: the plugin may keep the address in an attribute of its own (plugins contract 5.1). */
export function addressOf(entry: Element): string {
  return entry.getAttribute('data-href') ?? entry.getAttribute('href') ?? ''
}

/** The part of an entry's address after `#`, not decoded; empty where it leads to another page. */
export function fragmentOf(entry: Element): string {
  const { host, pathname } = entry as HTMLAnchorElement
  // A long article may be split into several pages, and its table leads to all of them.
  if (host !== location.host || !nameTheSame(pathname, location.pathname)) return ''
  return addressOf(entry).replace(/^[^#]*#?/, '')
}
