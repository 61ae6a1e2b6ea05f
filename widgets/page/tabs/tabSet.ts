import { decoded } from '../../../src/page/address'
import { isRightToLeft } from '../../../src/page/elements'
import { PANELS, TABS } from '../pageSelectors'

/** A tab and its panel; a tab whose panel was left out has none. */
export interface TabAndPanel {
  tab: HTMLElement
  panel: HTMLElement | undefined
}

/**
 * Pairs the tabs of a set with its panels: each with the one that its address names, else with the one at the same index, because two
 * products on one page have the same ids. Of panels with one id, as tabs of one title have, it is the one at the same index. In
 * `data-island` markup a panel needs nothing but the id; in the theme's the address may name something in a panel. Panels of nested sets
 * are left out.
 *
 * @param tabs those of the set.
 * @param found the matches of `PANELS` in it.
 */
export function pairTabs(set: Element, tabs: readonly HTMLElement[], found: readonly HTMLElement[]): TabAndPanel[] {
  const panels = found.filter((panel) => panel.parentElement?.closest(`${TABS},${PANELS}`) === set)
  const others = set.matches('.tabbed-content:not([data-island])') ? [] : set.querySelectorAll<HTMLElement>('[id]')
  const isNamedBy =
    (tab: HTMLElement) =>
    ({ id }: HTMLElement) =>
      // Not by the link's `hash`: the browser encodes it, but not the percent sign of “100% cotton”, and it cannot be decoded again.
      id && decoded((tab.getAttribute('href') ?? '').replace(/^[^#]*/, '')) === `#${decoded(id)}`
  return tabs.map((tab, index) => ({
    tab,
    panel: [...panels.slice(index, index + 1), ...panels, ...others].find(isNamedBy(tab)) ?? panels[index],
  }))
}

/** Is it a list of the theme's own, which has a class for tabs that are below one another? The class counts even on narrow screens. */
const isThemes = (list: Element) => list.matches('.tabbed-content>*')

/**
 * Are the tabs below one another? Where no class says so, their positions are measured: themes place the shop's tabs beside their panels.
 */
function standBelow([first, second]: readonly Element[], list: Element): boolean {
  if (isThemes(list)) return list.matches('.nav-vertical')
  if (!first || !second) return false
  const [from, to] = [first.getBoundingClientRect(), second.getBoundingClientRect()]
  return Math.abs(to.top - from.top) > Math.abs(to.left - from.left)
}

/**
 * Where a key leads from a tab to another (contract 8.1). Left and right move among the shop's tabs wherever a theme places them, as with
 * the shop's own script; the theme's that are below one another have up and down alone.
 *
 * @param index the tab's index in `tabs`.
 * @param list the element around the tabs, which may be below one another or run from right to left.
 * @returns the other tab's index; `undefined` for other keys.
 */
export function placeAfterKey(key: string, index: number, tabs: readonly Element[], list: Element): number | undefined {
  const { length: count } = tabs
  const isVertical = standBelow(tabs, list)
  const right = isVertical && isThemes(list) ? 0 : isRightToLeft(list) ? -1 : 1
  const down = isVertical ? 1 : 0
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: right,
    ArrowLeft: -right,
    ArrowDown: down,
    ArrowUp: -down,
  }
  const step = steps[key]
  if (step) return (index + step + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
