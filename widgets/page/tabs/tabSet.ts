import { isRightToLeft } from '../../../src/page/isRightToLeft'
import { TABS } from '../shellSelectors'

/** The tabs of a set, and all that may be a panel of theirs, as seen from the set. */
export const OWN_TABS = ':scope>ul>li>a'
export const PANELS = '.panel,.wc-tab,[role="tabpanel"]'

/** A tab and what it shows; a tab whose panel was left out shows nothing. */
export interface TabAndPanel {
  tab: HTMLElement
  panel: HTMLElement | undefined
}

/**
 * Pairs the tabs of a set with its panels: each with the one that its address names, else with the one in the same place, for two
 * products on one page have the same ids. In markup of one's own the id alone makes a panel. Panels of sets inside of its panels are not
 * among them.
 *
 * @param tabs what `OWN_TABS` finds in the set.
 * @param found what `PANELS` finds in it.
 */
export function pairTabs(set: Element, tabs: readonly HTMLElement[], found: readonly HTMLElement[]): TabAndPanel[] {
  const panels = found.filter((panel) => panel.parentElement?.closest(`${TABS},${PANELS}`) === set)
  const inSet = [...set.querySelectorAll<HTMLElement>('[id]')]
  const isNamedBy =
    (tab: HTMLElement) =>
    ({ id }: HTMLElement) =>
      id && tab.getAttribute('href') === `#${id}`
  return tabs.map((tab, index) => ({
    tab,
    panel: panels.find(isNamedBy(tab)) ?? inSet.find(isNamedBy(tab)) ?? panels[index],
  }))
}

/**
 * Do tabs stand below one another? The theme says so by a class, whatever a narrow screen makes of them. Of others it is seen where they
 * stand: themes put the shop's beside their panels without a word.
 */
function standBelow([first, second]: readonly Element[], list: Element): boolean {
  if (list.matches('.tabbed-content>*')) return list.matches('.nav-vertical')
  if (!first || !second) return false
  const [from, to] = [first.getBoundingClientRect(), second.getBoundingClientRect()]
  return Math.abs(to.top - from.top) > Math.abs(to.left - from.left)
}

/**
 * Where a key leads from a tab to another (contract 8.1).
 *
 * @param index the tab's place among `tabs`.
 * @param list the element around the tabs: they may stand below one another, or from right to left.
 * @returns the other tab's place; `undefined` for keys that are none of ours.
 */
export function placeAfterKey(key: string, index: number, tabs: readonly Element[], list: Element): number | undefined {
  const { length: count } = tabs
  const isVertical = standBelow(tabs, list)
  const isBackwards = !isVertical && isRightToLeft(list)
  const next = isVertical ? 'ArrowDown' : isBackwards ? 'ArrowLeft' : 'ArrowRight'
  const previous = isVertical ? 'ArrowUp' : isBackwards ? 'ArrowRight' : 'ArrowLeft'
  if (key === next) return (index + 1) % count
  if (key === previous) return (index + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
