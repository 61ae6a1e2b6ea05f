import { wordsOf } from '../../../src/page/htmlText'

/** The list of entries below another entry (contract 11.4). */
const LIST = 'ul:is(.children,.sub-menu)'

/** Such a list in a menu, below any of its entries. */
export const BELOW = `li>${LIST}`

/** A level of the menu that slides in, and the entry of the level above that leads to it. */
export interface Level {
  list: HTMLElement
  entry: HTMLElement
  title: string
}

/** Is this the list of the entry around it? An entry has one. */
export function isEntrysList(list: Element): boolean {
  return list.parentElement?.querySelector(`:scope>${LIST}`) === list
}

/**
 * Is this a deeper level of the theme's menu? The theme folds the first level below each entry, which alone it prints as `children`; what
 * lies deeper stands open below its parent, which its styles draw as a heading.
 */
export function isOpenForGood(list: Element): boolean {
  return list.matches('.children .nav-sidebar-ul:not(.children)')
}

/** Is there no other use for an entry's link than to unfold the list below? */
export function leadsNowhere(link: Element): boolean {
  return link.getAttribute('href') === '#'
}

/** Does the link of a menu entry unfold the list below (contract 11.4)? For a link that leads somewhere, the theme's setting decides. */
export function unfoldsByLink(link: Element): boolean {
  return leadsNowhere(link) || document.body.matches('.mobile-submenu-toggle')
}

/** How many lists an entry is below the first one. */
function depthOf(entry: Element, strip: Element): number {
  let depth = 0
  for (let up: Element | null = entry; up && up !== strip; up = up.parentElement) if (up.localName === 'ul') depth += 1
  return depth
}

/**
 * The levels of a menu below the first one; levels deeper than the theme's limit stay where they are.
 *
 * @param strip the element around the first level.
 * @param lists the matches of `BELOW` in the menu.
 * @param limit how many levels slide in.
 */
export function readLevels(strip: Element, lists: readonly HTMLElement[], limit: number): Level[] {
  return lists.flatMap((list) => {
    const entry = list.parentElement as HTMLElement
    const link = entry.querySelector(':scope>a')
    if (!link || !isEntrysList(list) || !strip.contains(entry) || depthOf(entry, strip) >= limit) return []
    return [{ list, entry, title: wordsOf(link) }]
  })
}
