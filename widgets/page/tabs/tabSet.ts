import { isRightToLeft } from '../../../src/page/isRightToLeft'
import { TABS } from '../shellSelectors'

/** The tabs of a set, as a selector within the set. */
export const OWN_TABS = ':scope>ul>li>a'
/** All elements that may be their panels. */
export const PANELS = '.panel,.wc-tab,[role="tabpanel"]'

/** A tab and its panel; a tab whose panel was left out has none. */
export interface TabAndPanel {
  tab: HTMLElement
  panel: HTMLElement | undefined
}

/**
 * Pairs the tabs of a set with its panels: each with the one that its address names, else with the one at the same index, because two
 * products on one page have the same ids. In `data-island` markup a panel needs nothing but the id. Panels of nested sets are left out.
 *
 * @param tabs the matches of `OWN_TABS` in the set.
 * @param found the matches of `PANELS` in it.
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
 * Are the tabs below one another? The theme has a class for that, which counts even on narrow screens. For other sets the positions are
 * measured, because themes may place the shop's tabs beside their panels without a class.
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
 * @param index the tab's index in `tabs`.
 * @param list the element around the tabs, which may be below one another or run from right to left.
 * @returns the other tab's index; `undefined` for other keys.
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
